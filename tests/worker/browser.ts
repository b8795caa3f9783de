import { type HttpAnswer, type SentRequest, Visitor } from './harness.ts';

/** A visitor who keeps more than one cookie, as browsers do. */
export class Browser extends Visitor {
  readonly cookies = new Map<string, string>();

  /** Somebody's browser, signed in as they are. */
  static of(visitor: Visitor): Browser {
    const browser = new Browser();
    browser.reach = visitor.reach;
    const [name, value] = visitor.cookie.split('=', 2);
    if (name && value) browser.cookies.set(name, value);
    return browser;
  }

  override async send(method: string, path: string, sent?: SentRequest): Promise<HttpAnswer> {
    this.cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await super.send(method, path, sent);
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/Max-Age=0(;|$)/i.test(line)) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return answer;
  }
}
