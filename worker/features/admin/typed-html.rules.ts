import { ALLOWED_HREF, ALLOWED_TAGS } from '#schema/rules/allowed-html.ts';
import { throughLastTag } from '#worker/lib/text/html-words.ts';

/* Warnings about typed HTML. They protect nobody: the sanitiser does. */

const TAG = /<([a-z][a-z0-9-]*)\b([^>]*)>/gi;
const ADDRESS = /(?<![\w:-])href\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i;
/** Tags that become another one and lose nothing. */
const UNDERSTOOD = new Set([...ALLOWED_TAGS, 'b', 'i', 'h1', 'h4']);

const tagsIn = (html: string) =>
  [...throughLastTag(html).matchAll(TAG)].map(([, name = '', attributes = '']) => ({
    name: name.toLowerCase(),
    attributes,
  }));

/** The names of tags that the sanitiser takes out, each once. */
export const foreignTags = (html: string): string[] => [
  ...new Set(tagsIn(html).flatMap(({ name }) => (UNDERSTOOD.has(name) ? [] : [name]))),
];

/** One sentence for each link that would lose its address. */
export function linkProblems(html: string): string[] {
  return tagsIn(html).flatMap(({ name, attributes }) => {
    if (name !== 'a') return [];
    const [, ...quoted] = ADDRESS.exec(attributes) ?? [];
    const address = quoted.find((one) => one !== undefined)?.trim();
    if (!address) return ['A link has no address'];
    if (ALLOWED_HREF.test(address)) return [];
    return [
      `“${address.slice(0, 60)}” cannot be linked to. An address begins with https:// or with /`,
    ];
  });
}
