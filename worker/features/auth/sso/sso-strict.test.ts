import { beforeEach, describe, expect, inject, it } from 'vitest';
import type { Browser } from '#tests/worker/browser.ts';
import { bindings, freshName, ORIGIN } from '#tests/worker/harness.ts';
import { locationOf, SignOn } from '#tests/worker/sign-on.ts';

/** A certified provider, through its own pages, driven as a person's browser would be. */
class AtProvider {
  readonly #cookies = new Map<string, string>();

  async #ask(address: string, form?: Record<string, string>) {
    const response = await fetch(address, {
      redirect: 'manual',
      method: form ? 'POST' : 'GET',
      headers: { Cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(form && { body: new URLSearchParams(form) }),
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      this.#cookies.set(name, value);
    }
    return response;
  }

  /** Runs after the pages up to the address it sends the browser back to. */
  async visit(address: string, name: string): Promise<string> {
    let response = await this.#ask(address);
    for (let steps = 0; steps < 12; steps++) {
      const location = response.headers.get('location');
      if (location?.startsWith(ORIGIN)) return location.slice(ORIGIN.length);
      if (location) {
        response = await this.#ask(new URL(location, address).href);
        continue;
      }
      const page = await response.text();
      const action = /<form[^>]*action="([^"]+)"/.exec(page)?.[1];
      const prompt = /name="prompt" value="(\w+)"/.exec(page)?.[1];
      if (!action || !prompt) throw new Error(`the provider said: ${page.slice(0, 500)}`);
      response = await this.#ask(action, { prompt, login: name, password: 'any' });
    }
    throw new Error('the provider leads nowhere');
  }
}

let app: SignOn;
let browser: Browser;
beforeEach(() => {
  app = new SignOn(inject('peers').strictOidc);
  browser = app.browser();
});

const leave = async (who: Browser) => locationOf(await who.get('/api/sso/start?next=/goals'));

describe('a certified provider', () => {
  it('lets a person in, with the address that only its userinfo tells', async () => {
    const name = freshName('flora');
    const path = await new AtProvider().visit(await leave(browser), name);
    expect(path).toMatch(/^\/api\/sso\/callback\?code=.+&state=.+&iss=/);
    expect(locationOf(await browser.get(path))).toBe('/goals');
    expect((await browser.get('/api/user')).body).toMatchObject({
      username: name,
      email: `${name}@mail.org`,
    });
    const again = app.browser();
    await again.get(await new AtProvider().visit(await leave(again), name));
    expect((await again.get('/api/user')).body.username).toBe(name);
  });

  it('gives for a code to whom it was given', async () => {
    const name = freshName('flora');
    const path = await new AtProvider().visit(await leave(browser), name);
    const injected = app.browser();
    const own = await new AtProvider().visit(await leave(injected), name);
    const code = new URL(path, ORIGIN).searchParams.get('code') as string;
    const swapped = own.replace(/code=[^&]+/, `code=${encodeURIComponent(code)}`);
    // PKCE: the code was asked for with another verifier.
    expect(locationOf(await injected.get(swapped))).toBe('/auth?sso=refused&next=%2Fgoals');
    expect(app.log.at(-1)).toContain('invalid_grant');
  });

  it('takes a code once, even where our own count of returns were gone', async () => {
    const path = await new AtProvider().visit(await leave(browser), freshName('flora'));
    const attempt = browser.cookies.get('attempt') as string;
    expect(locationOf(await browser.get(path))).toBe('/goals');
    await bindings.DB.prepare("delete from throttles where key like 'sso:once:%'").run();
    const replay = app.browser();
    replay.cookies.set('attempt', attempt);
    expect(locationOf(await replay.get(path))).toBe('/auth?sso=refused&next=%2Fgoals');
    expect(app.log.at(-1)).toContain('invalid_grant');
  });

  it('is answered in its own name only', async () => {
    const path = await new AtProvider().visit(await leave(browser), freshName('flora'));
    expect(locationOf(await browser.get(path.replace(/&iss=[^&]+/, '')))).toContain('sso=refused');
  });

  it('does not know us by another secret', async () => {
    const wrong = new SignOn(inject('peers').strictOidc, { OIDC_CLIENT_SECRET: 'guessed' });
    const visitor = wrong.browser();
    const path = await new AtProvider().visit(await leave(visitor), freshName('flora'));
    expect(locationOf(await visitor.get(path))).toContain('sso=refused');
  });
});
