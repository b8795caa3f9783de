import { describe, expect, it } from 'vitest';
import { signedUp, Visitor } from '#tests/worker/harness.ts';

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
  it.each(['/goals', '/chat', '/nothing/here'])(
    '%s answers as the page does, and is over',
    async (path) => {
      const person = await signedUp();
      const [asked, read] = [await person.send('HEAD', path), await person.send('GET', path)];
      expect([asked.status, asked.body]).toEqual([read.status, '']);
      expect(asked.headers.get('content-type')).toMatch(/^text\/html;/);
      expect(asked.headers.get('cache-control')).toBe('private, no-store');
    },
  );
});

describe('a page whose session has ended elsewhere', () => {
  it('leads to the sign-in page and shows nothing', async () => {
    const person = await signedUp();
    const { cookie } = person;
    await person.send('POST', '/api/logout');
    const page = await Object.assign(new Visitor(), { cookie }).get('/goals?tab=tree');
    expect([page.status, page.headers.get('location')]).toEqual([
      302,
      '/auth?next=%2Fgoals%3Ftab%3Dtree',
    ]);
    expect(page.body).not.toContain(person.user.username);
  });
});

describe('a talk with Eden that the address names', () => {
  it('comes with the page, for its own person only', async () => {
    const person = await signedUp();
    const said = await person.send('POST', '/api/coach/chat', {
      body: { message: 'I would like to learn to swim.' },
    });
    const path = `/chat?c=${(said.body as { conversationId: number }).conversationId}`;
    const read = async (visitor: Visitor) => (await visitor.get(path)).body;
    expect(await read(person)).toMatch(/"content":"I would like to learn to swim\./);
    expect(await read(await signedUp())).not.toContain('learn to swim');
  });
});
