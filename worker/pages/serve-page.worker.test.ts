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

describe('what another app shares before the service worker is there', () => {
  /** As a phone sends it: a form from no page of ours. */
  const share = (parts: Record<string, string | File>) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(parts)) form.set(name, value);
    return new Visitor().reach('http://yet.test/share-target', {
      method: 'POST',
      headers: { Origin: 'null', 'Sec-Fetch-Site': 'cross-site' },
      body: form,
    });
  };
  const DRAFT = 'A "line" & <b>more</b>\nhttps://heron.example/?a=1&b=2';

  it('leads on to the journal with the words where no server sees them, and keeps none', async () => {
    const page = await share({
      title: 'A "line" & <b>more</b>',
      url: 'https://heron.example/?a=1&b=2',
      text: new File(['x'], 'no-text'),
    });
    const to = `/journal#shared=${encodeURIComponent(DRAFT)}`;
    expect(page.status).toBe(200);
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(page.headers.get('set-cookie')).toBeNull();
    const html = await page.text();
    expect(html).toContain(`<meta http-equiv="refresh" content="0;url=${to}">`);
    expect(html).toContain(`<a href="${to}">`);
  });

  it('leads to the journal alone where nothing was shared, and refuses what is no form', async () => {
    expect(await (await share({ other: 'x' })).text()).toContain('content="0;url=/journal"');
    const answer = await new Visitor().send('POST', '/share-target', {
      raw: '{}',
      headers: { 'Content-Type': 'application/json' },
    });
    expect(answer.status).toBe(400);
  });
});
