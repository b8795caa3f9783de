import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { describe, expect, it } from 'vitest';
import { bindings, signedUp, Visitor } from '#tests/worker/harness.ts';
import { createApp } from '#worker/app.ts';
import { buildDeps } from '#worker/deps.ts';

const app = createApp(buildDeps);

/** Has somebody's requests waited for to their end, all that goes on after the answer included. */
function waitedFor<Who extends Visitor>(visitor: Who): Who {
  visitor.reach = async (url, init) => {
    const surroundings = createExecutionContext();
    const response = await app.fetch(new Request(url, init), bindings, surroundings);
    const text = await response.text();
    await waitOnExecutionContext(surroundings);
    return new Response(text || null, response);
  };
  return visitor;
}

describe('the sign-in page, for who is signed in', () => {
  it.each([
    ['/goals?tab=tree', '/goals?tab=tree'],
    ['/\t/evil.example', '/'],
    ['/\n/evil.example', '/'],
    ['/\0', '/'],
    ['/é', '/%C3%A9'],
  ])('leads from next=%j to %s', async (next, to) => {
    const person = await signedUp();
    const { status, headers } = await person.get(`/auth?next=${encodeURIComponent(next)}`);
    expect([status, headers.get('location')]).toEqual([302, to]);
  });
});

describe('a page that is only asked about (HEAD)', () => {
  it.each(['/goals', '/chat', '/nothing/here'])('%s answers as the page does, and is over', async (path) => {
    const person = waitedFor(await signedUp());
    const [asked, read] = [await person.send('HEAD', path), await person.send('GET', path)];
    expect([asked.status, asked.body]).toEqual([read.status, '']);
    expect(asked.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(asked.headers.get('cache-control')).toBe('private, no-store');
  });
});

describe('a page whose session has ended elsewhere', () => {
  it('leads to the sign-in page and shows nothing', async () => {
    const person = waitedFor(await signedUp());
    const { cookie } = person;
    await person.send('POST', '/api/logout');
    const page = await waitedFor(Object.assign(new Visitor(), { cookie })).get('/goals?tab="><b>');
    expect(page.body).toContain('<meta http-equiv="refresh" content="0; url=/auth?next=%2Fgoals%3Ftab');
    expect(page.body).not.toContain(person.user.username);
  });
});

describe('a talk with Eden that the address names', () => {
  it('comes with the page, for its own person only', async () => {
    const person = waitedFor(await signedUp());
    const said = await person.send('POST', '/api/coach/chat', {
      body: { message: 'I would like to learn to swim.' },
    });
    const path = `/chat?c=${(said.body as { conversationId: number }).conversationId}`;
    const read = async (visitor: Visitor) => (await visitor.get(path)).body;
    expect(await read(person)).toMatch(/"content":"I would like to learn to swim\./);
    expect(await read(waitedFor(await signedUp()))).not.toContain('learn to swim');
  });
});
