import type { BrowserContext, Page } from '@playwright/test';

export interface Watch {
  /** Dialogs and prints that were asked for, with the name of the frame that asked. */
  fired: string[];
  /** What the policy of the page refused. */
  refused: string[];
  /** Addresses of other hosts that something wanted. None is let through. */
  foreign: string[];
}

const INSIDE = /^(?:about|data|blob):/;

/**
 * Notes everything that a script could do in the pages of a context, and keeps all of it on this
 * machine.
 */
export async function watchScripts(context: BrowserContext, origin: string): Promise<Watch> {
  const seen: Watch = { fired: [], refused: [], foreign: [] };
  await context.exposeBinding(
    'noteFired',
    ({ frame }, what: string) => void seen.fired.push(`${frame.name()}:${what}`),
  );
  await context.exposeBinding('noteRefused', (_, what: string) => void seen.refused.push(what));
  await context.addInitScript(() => {
    const page = window as unknown as Record<string, (what: string) => void>;
    for (const name of ['alert', 'confirm', 'prompt', 'print']) {
      page[name] = (...args: unknown[]) => page['noteFired']?.(`${name}(${args.join(', ')})`);
    }
    document.addEventListener('securitypolicyviolation', (event) =>
      page['noteRefused']?.(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`),
    );
  });
  await context.route(
    (url) => url.origin !== origin && !INSIDE.test(url.protocol),
    (route) => {
      seen.foreign.push(route.request().url());
      return route.abort();
    },
  );
  return seen;
}

/**
 * Fires on every element inside what a handler could wait for. A link is not clicked: following one
 * is what it is for, and where it leads is looked at instead.
 */
export async function provoke(page: Page, inside: string): Promise<void> {
  await page.evaluate((selector) => {
    const events = [
      'mouseover',
      'mouseenter',
      'focus',
      'blur',
      'error',
      'load',
      'toggle',
      'input',
      'animationend',
      'click',
    ];
    for (const element of document.querySelectorAll(`${selector} *`)) {
      for (const type of events) {
        if (type !== 'click' || !element.closest('a')) element.dispatchEvent(new Event(type));
      }
    }
  }, inside);
}

/**
 * Elements and attributes inside that prose does not have, as short markup; and links that lead
 * where none may.
 */
export function strangersIn(page: Page, inside: string, tags: string[]): Promise<string[]> {
  return page.evaluate(
    ([selector, allowed]) =>
      [...document.querySelectorAll(`${selector} *`)].flatMap((element) => {
        const link = element.tagName === 'A';
        const known = ['href', 'target', 'rel'];
        const isStrange =
          !allowed.includes(element.tagName.toLowerCase()) ||
          [...element.attributes].some(({ name }) => !(link && known.includes(name))) ||
          (link &&
            element.hasAttribute('href') &&
            !/^(https:\/\/|\/(?!\/))/.test(element.getAttribute('href') ?? ''));
        return isStrange ? [element.outerHTML.slice(0, 120)] : [];
      }),
    [inside, tags] as const,
  );
}

/**
 * Whatever in the whole page could run: a handler as an attribute, an address that is a script, a
 * frame, a plug-in.
 */
export function runnersIn(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('body *')].flatMap((element) => {
      const runs =
        ['IFRAME', 'FRAME', 'OBJECT', 'EMBED', 'BASE', 'META'].includes(element.tagName) ||
        [...element.attributes].some(
          ({ name, value }) =>
            name.startsWith('on') || /^\s*(?:javascript|vbscript|data):/i.test(value),
        );
      return runs ? [element.outerHTML.slice(0, 120)] : [];
    }),
  );
}

/**
 * The control: each vector as a page of its own, without a sanitiser and without a policy. @returns
 * which ones fired
 */
export async function fireRaw(page: Page, vectors: string[], seen: Watch): Promise<Set<string>> {
  const together = 40;
  for (let from = 0; from < vectors.length; from += together) {
    await page.evaluate(
      async ([some, first]) => {
        const frames = some.map((vector, index) => {
          const frame = document.createElement('iframe');
          frame.name = `vector-${first + index}`;
          // Neither the page around it nor a new window is its to change.
          frame.setAttribute('sandbox', 'allow-scripts allow-same-origin');
          frame.srcdoc = `<!doctype html><body>${vector}`;
          document.body.append(frame);
          return frame;
        });
        await new Promise((done) => setTimeout(done, 350));
        for (const frame of frames) {
          for (const element of frame.contentDocument?.querySelectorAll('body, body *') ?? []) {
            for (const type of [
              'mouseover',
              'mouseenter',
              'focus',
              'error',
              'load',
              'toggle',
              'click',
            ]) {
              if (type === 'click' && element instanceof HTMLElement) element.click();
              else element.dispatchEvent(new Event(type));
            }
          }
        }
        await new Promise((done) => setTimeout(done, 150));
        for (const frame of frames) frame.remove();
      },
      [vectors.slice(from, from + together), from] as const,
    );
  }
  return new Set(seen.fired.map((what) => what.split(':')[0] as string));
}
