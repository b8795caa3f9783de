import { test as base, type Page } from '@playwright/test';
import { PASSWORD } from '#tests/password.ts';
import { hydrated } from './hydrated.ts';

let made = 0;
/** A name that nobody has: of this run, this worker of it, and this call. */
export const unusedName = () =>
  `ada-${Date.now().toString(36)}-${process.env['TEST_WORKER_INDEX']}-${++made}`;

/** Statuses that a journey provokes on purpose; the browser reports each as a console error. */
const EXPECTED =
  /status of (400|401|402|403|404|409|413|429|500|502|503)|net::ERR_FAILED|net::ERR_INTERNET_DISCONNECTED/;

/**
 * A button of a page that comes from the server does nothing until it is hydrated, and a driver is
 * quicker than any person. So journeys go on when it is; those about the time before say
 * `waitUntil: 'commit'`.
 */
function waitUntilHydrated(page: Page): void {
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
  page.goto = async (url, options) => {
    const answer = await goto(url, options);
    if (options?.waitUntil !== 'commit' && page.url().startsWith('http')) await hydrated(page);
    return answer;
  };
  page.reload = async (options) => {
    const answer = await reload(options);
    await hydrated(page);
    return answer;
  };
}

/**
 * As Cloudflare would, or a page before this one has: whose dates they are is known to the server.
 */
const READER = { name: 'reader', value: encodeURIComponent('Europe/London|en-GB') };

/** A test whose page may not break silently: an uncaught error or a refused policy fails it. */
export const test = base.extend<{ page: Page }>({
  page: async ({ page, baseURL }, use) => {
    await page.context().addCookies([{ ...READER, url: baseURL as string }]);
    const broken: string[] = [];
    page.on('pageerror', (error) => broken.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error' && !EXPECTED.test(message.text())) broken.push(message.text());
    });
    waitUntilHydrated(page);
    await use(page);
    if (broken.length > 0) throw new Error(`The page complained:\n${broken.join('\n')}`);
  },
});

/**
 * Registers by the API, in the page's own cookie jar; journeys that are not about signing in start
 * here.
 */
export async function signUp(page: Page, { email = true, assessed = true } = {}): Promise<string> {
  const username = unusedName();
  const post = (path: string, data: object) => page.request.post(path, { data });
  await post('/api/register', {
    username,
    password: PASSWORD,
    ...(email && { email: `${username}@mail.org` }),
  });
  if (assessed) {
    await post('/api/mindset/assessments', {
      overallScore: 3,
      challengesScore: 3,
      obstaclesScore: 3,
      effortScore: 3,
      criticismScore: 3,
      successScore: 3,
    });
  }
  return username;
}

/** A calendar date so many days from now, as date fields take it. */
export const inDays = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

export async function setGoal(page: Page, title: string, days = 90) {
  const targetDate = inDays(days);
  const planned = await page.request.post('/api/goals/roadmap', {
    data: { goal: { title, targetDate } },
  });
  const { roadmap } = await planned.json();
  const made = await page.request.post('/api/goals', { data: { title, targetDate, roadmap } });
  return made.json();
}
