import { QUIET_BROWSER } from '#tests/browser-arguments.ts';
import { CATEGORIES, type Category, type LighthouseResult, type Tool } from './tool.ts';

/**
 * `simulated` is what a score is made of; `real` holds back the network and the processor while the
 * page loads, and `slow` does so with a processor that is slower still.
 */
export type NetworkProfile = 'simulated' | 'real' | 'slow';

/** How a page came in, once. Times in milliseconds. */
export interface PageTimings {
  largestPaint: number;
  blocking: number;
  shift: number;
  /** From 0 to 100, where they were asked for. */
  scores: Partial<Record<Category, number>>;
  /** What cost points, in Lighthouse's words. */
  failed: string[];
}

interface LookOptions {
  manner: NetworkProfile;
  /**
   * The scores are wanted as well, which takes longer; the first three figures come with every
   * look.
   */
  isScored?: boolean;
  /** The page says that it is not there, as it should. */
  isMissing?: boolean;
}

/**
 * How many times slower than this machine: what Lighthouse takes for a phone, and a very old one.
 */
const SLOWDOWN: Record<NetworkProfile, number> = { simulated: 4, real: 4, slow: 10 };

const FIGURES = {
  largestPaint: 'largest-contentful-paint',
  blocking: 'total-blocking-time',
  shift: 'cumulative-layout-shift',
} as const;

const percent = (score: number | null | undefined) => Math.round((score ?? Number.NaN) * 100);

function failuresOf({ audits, categories }: LighthouseResult): string[] {
  const counted = Object.values(categories).flatMap(({ auditRefs }) =>
    auditRefs.filter(({ weight }) => weight > 0),
  );
  return [...new Set(counted.map(({ id }) => id))].flatMap((id) => {
    const audit = audits[id];
    // Speed is told by its figures; a point lost there has no single reason.
    const isTold = audit?.scoreDisplayMode !== 'binary' || (audit.score ?? 1) === 1;
    return isTold ? [] : [`${id}: ${audit.title}`];
  });
}

/**
 * The page stands long before; what the service worker then keeps for later is not waited for on a
 * slow line. How long input was blocked on a slow processor is only known when it has nothing left
 * to do.
 */
const LONGEST_LOAD_MS: Record<NetworkProfile, number> = {
  simulated: 10_000,
  real: 10_000,
  slow: 25_000,
};

/** On a busy machine Lighthouse now and then finds no trace of the page. */
const TRIES = 3;

/**
 * Opens a page as for the first time, in a browser of its own, and watches. @throws Error where it
 * does not come.
 */
export async function look(
  tool: Tool,
  browser: string,
  url: string,
  options: LookOptions,
): Promise<PageTimings> {
  for (let tried = 1; ; tried++) {
    try {
      return await lookOnce(tool, browser, url, options);
    } catch (error) {
      if (tried === TRIES) throw error;
    }
  }
}

async function lookOnce(
  { run, launch, mobile }: Tool,
  browser: string,
  url: string,
  { manner, isScored = false, isMissing = false }: LookOptions,
): Promise<PageTimings> {
  const chrome = await launch({
    chromePath: browser,
    chromeFlags: ['--headless=new', ...QUIET_BROWSER],
    logLevel: 'silent',
  });
  try {
    const looked = await run(url, {
      port: chrome.port,
      logLevel: 'silent',
      output: [],
      formFactor: 'mobile',
      throttlingMethod: manner === 'simulated' ? 'simulate' : 'devtools',
      throttling: { ...mobile, cpuSlowdownMultiplier: SLOWDOWN[manner] },
      ...(isScored ? { onlyCategories: CATEGORIES } : { onlyAudits: Object.values(FIGURES) }),
      disableFullPageScreenshot: true,
      maxWaitForLoad: LONGEST_LOAD_MS[manner],
      // The browser itself notes that such a page is not there.
      ...(isMissing && {
        ignoreStatusCode: true,
        skipAudits: ['http-status-code', 'errors-in-console'],
      }),
    });
    if (!looked || looked.lhr.runtimeError)
      throw new Error(`${url} did not come: ${looked?.lhr.runtimeError?.message ?? 'no result'}`);
    const { audits, categories: found } = looked.lhr;
    const figure = (name: keyof typeof FIGURES) =>
      audits[FIGURES[name]]?.numericValue ?? Number.NaN;
    return {
      largestPaint: figure('largestPaint'),
      blocking: figure('blocking'),
      shift: figure('shift'),
      scores: Object.fromEntries(
        Object.entries(found).map(([name, { score }]) => [name, percent(score)]),
      ),
      failed: failuresOf(looked.lhr),
    };
  } finally {
    chrome.kill();
  }
}
