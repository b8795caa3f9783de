/** What a runner's report says. */
export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
  /** Where a failed test stands, its title, and the first line of why. */
  failures: string[];
  /** The same of tests that passed at the second try only. */
  secondTries: string[];
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: {
    name: string;
    status: string;
    message?: string;
    assertionResults: { fullName: string; status: string; failureMessages?: string[] }[];
  }[];
}

interface PlaywrightSuite {
  specs?: {
    title: string;
    file: string;
    tests: { status: string; results: { error?: { message?: string } }[] }[];
  }[];
  suites?: PlaywrightSuite[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: PlaywrightSuite[];
}

const COLOURS = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g');

/** The beginning of what a test said when it failed, on one line. */
const reason = (message = ''): string =>
  message.replace(COLOURS, '').split('\n').filter(Boolean).slice(0, 4).join(' ').slice(0, 400);

/**
 * Vitest's JSON report.
 * @param root the folder that file names are told relative to
 */
export function readVitestReport(json: string, root: string): Counts {
  const all = JSON.parse(json) as VitestReport;
  const failures = all.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = name.replace(`${root}/`, '');
    const tests = assertionResults
      .filter((test) => test.status === 'failed')
      .map((test) => `${file} › ${test.fullName}: ${reason(test.failureMessages?.[0])}`);
    // A file that could not be loaded has no tests.
    return status === 'failed' && tests.length === 0 ? [`${file}: ${reason(message)}`] : tests;
  });
  return {
    passed: all.numPassedTests,
    failed: all.numFailedTests,
    skipped: all.numPendingTests + all.numTodoTests,
    failures,
    secondTries: [],
  };
}

/** Playwright's JSON report. A test that passed at the second try has passed, and is named. */
export function readPlaywrightReport(json: string): Counts {
  const { stats, suites } = JSON.parse(json) as PlaywrightReport;
  const tests = suites.flatMap(function inSuite({ specs = [], suites: inner = [] }): {
    line: string;
    status: string;
  }[] {
    const own = specs.flatMap(({ title, file, tests: runs }) =>
      runs.map(({ status, results }) => ({
        line: `${file} › ${title}: ${reason(results.find(({ error }) => error)?.error?.message)}`,
        status,
      })),
    );
    return [...own, ...inner.flatMap(inSuite)];
  });
  const lines = (status: string) =>
    tests.filter((test) => test.status === status).map(({ line }) => line);
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
    failures: lines('unexpected'),
    secondTries: lines('flaky'),
  };
}
