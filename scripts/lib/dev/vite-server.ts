import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createServer, type ProxyOptions, type ViteDevServer } from 'vite';
import { CACHE, inRoot } from '../paths.ts';

interface Choices {
  port: number;
  /** Where the Worker answers. */
  worker: string;
  /** A name besides this machine's own under which the pages are asked for. */
  host: string;
}

const FRONTEND = inRoot('frontend');
const MODULE_PREFIX = /^\/(@|node_modules\/)/;
const PAGE = /\.html$/;

/**
 * Whether Vite has what is asked for: one of its own modules, or a file of the frontend. Pages are
 * the Worker's.
 */
function isVites(url: string): boolean {
  const pathname = decodeURI(new URL(url, 'http://localhost').pathname);
  if (MODULE_PREFIX.test(pathname)) return true;
  if (pathname === '/' || PAGE.test(pathname)) return false;
  const isFile = (folder: string) => /\.\w+$/.test(pathname) && existsSync(join(folder, pathname));
  return isFile(FRONTEND) || isFile(join(FRONTEND, 'public'));
}

/** Everything that Vite does not have is passed to the Worker as it came, under the same name. */
const toWorker = (target: string): ProxyOptions => ({
  target,
  bypass: ({ url = '/' }) => (isVites(url) ? url : undefined),
  configure(proxy) {
    proxy.on('proxyRes', ({ headers }) => {
      // Hot reload puts scripts and styles into the page, which the policy of production refuses.
      if (headers['content-type']?.startsWith('text/html'))
        delete headers['content-security-policy'];
    });
  },
});

/** Vite with hot reload in front of the Worker. It listens on this machine alone. */
export async function startVite({ port, worker, host }: Choices): Promise<ViteDevServer> {
  const vite = await createServer({
    configFile: inRoot('vite.config.ts'),
    cacheDir: join(CACHE, 'vite'),
    logLevel: 'warn',
    // Whose packages are prepared at the start: a package found later reloads the page.
    optimizeDeps: { entries: ['index.html', 'auth.tsx'] },
    server: {
      port,
      strictPort: true,
      allowedHosts: [host],
      // Other sites hear from it as little as from the Worker itself.
      cors: false,
      proxy: { '^/': toWorker(worker) },
    },
  });
  return vite.listen();
}
