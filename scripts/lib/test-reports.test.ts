import { describe, expect, it } from 'vitest';
import { readPlaywrightReport, readVitestReport } from './test-reports.ts';

describe('what failed, by name', () => {
  it('of Vitest: tests with their reason, and files that could not be loaded', () => {
    const counts = readVitestReport(
      JSON.stringify({
        numPassedTests: 2,
        numFailedTests: 1,
        numPendingTests: 1,
        numTodoTests: 0,
        testResults: [
          {
            name: '/root/worker/a.test.ts',
            status: 'failed',
            assertionResults: [
              { fullName: 'a goal is kept', status: 'passed', failureMessages: [] },
              {
                fullName: 'a goal is found',
                status: 'failed',
                failureMessages: ['\u001b[31mexpected 1 to be 2\u001b[39m\n\nat line 4'],
              },
            ],
          },
          { name: '/root/b.test.ts', status: 'failed', message: 'no c.ts', assertionResults: [] },
        ],
      }),
      '/root',
    );
    expect(counts.failures).toEqual([
      'worker/a.test.ts › a goal is found: expected 1 to be 2 at line 4',
      'b.test.ts: no c.ts',
    ]);
    expect([counts.passed, counts.failed, counts.skipped]).toEqual([2, 1, 1]);
  });

  it('of Playwright: in nested suites, and what passed at the second try has passed', () => {
    const failing = { error: { message: 'not there' } };
    const counts = readPlaywrightReport(
      JSON.stringify({
        stats: { expected: 3, unexpected: 1, flaky: 1, skipped: 0 },
        suites: [
          {
            specs: [
              { title: 'one', file: 'a.ts', tests: [{ status: 'unexpected', results: [failing] }] },
            ],
            suites: [
              {
                specs: [
                  {
                    title: 'two',
                    file: 'a.ts',
                    tests: [{ status: 'flaky', results: [failing, {}] }],
                  },
                  { title: 'three', file: 'a.ts', tests: [{ status: 'expected', results: [{}] }] },
                ],
              },
            ],
          },
        ],
      }),
    );
    expect(counts.failures).toEqual(['a.ts › one: not there']);
    expect(counts.secondTries).toEqual(['a.ts › two: not there']);
    expect([counts.passed, counts.failed]).toEqual([4, 1]);
  });
});
