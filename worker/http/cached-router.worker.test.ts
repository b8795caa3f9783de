import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { CachedRouter } from './cached-router.ts';

const app = new Hono({ router: new CachedRouter() })
  .use(async (c, next) => {
    await next();
    c.header('x-passed', 'yes');
  })
  .get('/goals', (c) => c.text('list'))
  .post('/goals', (c) => c.text('made'))
  .get('/goals/summary', (c) => c.text('summary'))
  .get('/goals/:goalId', (c) => c.text(`goal ${c.req.param('goalId')}`))
  .get('/goals/:goalId/:part/:entryId', (c) => c.text(Object.values(c.req.param()).join(' ')));

it('leads every path to its place, however often it is asked for', async () => {
  const ask = async (method: string, path: string) => (await app.request(path, { method })).text();
  for (let time = 0; time < 3; time++) {
    expect(await ask('GET', '/goals')).toBe('list');
    expect(await ask('POST', '/goals')).toBe('made');
    expect(await ask('GET', '/goals/summary')).toBe('summary');
    expect(await ask('GET', '/goals/7')).toBe('goal 7');
    expect(await ask('GET', '/goals/8')).toBe('goal 8');
    expect(await ask('GET', '/goals/a%20word')).toBe('goal a word');
    expect(await ask('GET', '/goals/|2')).toBe('goal |2');
    expect(await ask('GET', '/goals/8/journal/9')).toBe('8 journal 9');
    expect(await ask('GET', '/goals/9/journal/8')).toBe('9 journal 8');
    expect(await ask('GET', '/goals/9/notes/9')).toBe('9 notes 9');
    expect((await app.request('/goals', { method: 'DELETE' })).status).toBe(404);
    expect((await app.request('/nothing')).status).toBe(404);
    expect((await app.request('/goals')).headers.get('x-passed')).toBe('yes');
  }
});
