import { readFileSync, writeFileSync } from 'node:fs';
import { log } from './lib/log.ts';
import { inRoot } from './lib/paths.ts';

/**
 * `npm ci` refuses a lock file that lacks an optional package, and npm leaves out of it the builds
 * for other platforms when the registry at hand does not carry them. Run after changing
 * dependencies: names what is missing by version.
 */
interface LockedPackage {
  version?: string;
  dev?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
}

const file = inRoot('package-lock.json');
const lock = JSON.parse(readFileSync(file, 'utf8')) as { packages: Record<string, LockedPackage> };

function isLocked(name: string, from: string): boolean {
  const folders = from.split('/node_modules/');
  for (let depth = folders.length; depth >= 1; depth--) {
    if (lock.packages[`${folders.slice(0, depth).join('/node_modules/')}/node_modules/${name}`])
      return true;
  }
  return Boolean(lock.packages[`node_modules/${name}`]);
}

function platformOf(name: string): Pick<LockedPackage, 'os' | 'cpu' | 'libc'> {
  const os = /darwin|android|linux|win(?:dows|32)/.exec(name)?.[0];
  const cpu = name.includes('arm64') ? 'arm64' : 'x64';
  return {
    ...(os && { os: [os.startsWith('win') ? 'win32' : os] }),
    cpu: [cpu],
    ...(name.includes('musl') && { libc: ['musl'] }),
  };
}

for (const [from, { dev, optionalDependencies = {} }] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(optionalDependencies)) {
    if (isLocked(name, from)) continue;
    log(`Adding ${name} ${version}`);
    lock.packages[`node_modules/${name}`] = {
      version,
      ...(dev && { dev }),
      optional: true,
      ...platformOf(name),
    };
  }
}
const sorted = Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1));
writeFileSync(
  file,
  `${JSON.stringify({ ...lock, packages: Object.fromEntries(sorted) }, null, 2)}\n`,
);
