import { readFileSync } from 'node:fs';
import { Marked, type Tokens } from 'marked';
import * as z from 'zod/mini';
import { inRoot } from '#scripts/lib/paths.ts';
import { ContentProblems, readContent } from './read.ts';

/**
 * What the pages must say, whatever else they say: dates, ages, money and replies are promised to
 * the letter.
 */
const PROMISES = {
  'privacy-policy': [
    'Last updated: January 26, 2025',
    'within 48 hours',
    'not for children under 13',
    '{privacy}',
    'How to check this',
  ],
  'terms-of-service': [
    'Last updated: January 26, 2025',
    'at least 13 years old',
    'permission of a parent or guardian',
    'billed in advance',
    'recurring',
    'non-refundable except where the law requires',
    'Cancellation takes effect at the end of the period',
    '{support}',
  ],
} as const;
export type LegalName = keyof typeof PROMISES;
const NAMES = Object.keys(PROMISES) as LegalName[];

export interface LegalText {
  title: string;
  updated: string;
  /** The page in a few points, as HTML. */
  summary: string;
  html: string;
  sections: { id: string; title: string }[];
}

const Mailboxes = z.strictObject({ privacy: z.email(), support: z.email(), security: z.email() });
export const readMailboxes = () => readContent('legal/mailboxes.yaml', Mailboxes);

/**
 * Where to report a vulnerability, and what the reply promises: for `/.well-known/security.txt`.
 */
export function readDisclosure(): { contact: string; policy: string } {
  const { security } = readMailboxes();
  const text = readFileSync(inRoot('content', 'legal', 'security-policy.txt'), 'utf8');
  return { contact: security, policy: text.replaceAll('{security}', security) };
}

export const readLegalText = (name: LegalName) =>
  readFileSync(inRoot('content', 'legal', `${name}.md`), 'utf8');

const slug = (title: string) =>
  title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

const marked = new Marked({
  renderer: {
    heading({ tokens, depth, text }) {
      return `<h${depth} id="${slug(text)}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
    },
  },
});

/**
 * A legal text, taken apart into what the screen lays out. @throws ContentProblems when its head is
 * not in order.
 */
export function readLegalPage(name: LegalName): LegalText {
  const mailboxes: Record<string, string> = readMailboxes();
  const text = readLegalText(name).replaceAll(/\{(\w+)\}/g, (hole, box: string) => {
    const address = mailboxes[box];
    if (!address) throw new ContentProblems([`legal/${name}.md: ${hole} is no mailbox`]);
    return `[${address}](mailto:${address})`;
  });
  const [title, updated, summary, ...body] = marked
    .lexer(text)
    .filter(({ type }) => type !== 'space');
  if (title?.type !== 'heading' || updated?.type !== 'paragraph' || summary?.type !== 'list') {
    throw new ContentProblems([
      `legal/${name}.md: it begins with its title, its date and a short list`,
    ]);
  }
  return {
    title: title.text,
    updated: updated.text,
    summary: marked.parser([summary]),
    html: marked.parser(body),
    sections: body
      .filter((token): token is Tokens.Heading => token.type === 'heading' && token.depth === 2)
      .map((heading) => ({ id: slug(heading.text), title: heading.text })),
  };
}

export function checkLegal(): string[] {
  return NAMES.flatMap((name) => {
    const { html, sections } = readLegalPage(name);
    const text = readLegalText(name);
    const problems = PROMISES[name]
      .filter((promise) => !text.includes(promise))
      .map((promise) => `does not say “${promise}”`);
    if (new Set(sections.map(({ id }) => id)).size < sections.length)
      problems.push('has a heading twice');
    for (const [, href = ''] of html.matchAll(/href="([^"]*)"/g)) {
      if (!/^(https:\/\/|mailto:|\/[a-z-]+$)/.test(href)) problems.push(`links to ${href}`);
    }
    return problems.map((problem) => `legal/${name}.md: ${problem}`);
  });
}
