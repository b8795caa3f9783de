/**
 * What Playwright switches off by itself (1.65, `chromiumSwitches`), as far as it touches these
 * pages. Chromium takes the last list alone, so it stands here again.
 */
const AS_PLAYWRIGHT_DOES = [
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

/**
 * The list below the address bar, which no test sees, is a page of its own in each new window: it
 * takes more of the processor (0.5 s of 0.8 s) than an empty window does.
 */
const ADDRESS_BAR = ['AimEnabled', 'WebUIOmniboxAimPopup', 'WebUIOmniboxPopup'];

/**
 * Chromium as every script and test here starts it: it asks nobody but the app. Otherwise it looks
 * for its maker's hosts at every start.
 */
export const QUIET_BROWSER = [
  '--no-sandbox',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** Chromium as Playwright starts it for tests: without what it would do for itself. */
export const BROWSER_ARGUMENTS = [
  ...QUIET_BROWSER,
  `--disable-features=${[...AS_PLAYWRIGHT_DOES, ...ADDRESS_BAR].join(',')}`,
];
