import { isHarmless, isHarmlessThroughout, mapTexts, WITHHELD } from './check.ts';
import { cutToFit, MOST_PER_TEXT, MOST_SENT } from './sizes.ts';

/** What people wrote, by the name it gets in the request; what is undefined is left out. */
export type Material = Readonly<Record<string, unknown>>;

export interface ModelMessage {
  role: 'system' | 'user';
  content: string;
}

/** Why no model is asked; the built-in coach answers. */
export class NotAsked extends Error {
  readonly code: string;
  constructor(code: 'in_care' | 'danger' | 'person_spent' | 'budget_spent' | 'too_long') {
    super(`no model is asked: ${code}`);
    this.name = 'NotAsked';
    this.code = code;
  }
}

/** A closing tag inside a person's words must not end the block that marks them as theirs. */
const asBlock = ([name, value]: [string, unknown]) =>
  `<${name}>${JSON.stringify(value).replaceAll('<', '\\u003c')}</${name}>`;

const blocksOf = (material: Material, change: (text: string) => string) =>
  Object.entries(material)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]): [string, unknown] => [name, mapTexts(value, change)])
    .map(asBlock);

interface Said {
  /** Our own words and nothing else. */
  instructions: string;
  /** What the answer is about: where any of it speaks of danger or harm, nothing is asked. */
  subject: Material;
  /** What is told besides: what speaks of danger or harm stays here. Told in part where it is too much. */
  along: Material;
}

/**
 * The two messages that a model is sent: one of ours, and one of data, each text of which was read by the screen first.
 * @throws NotAsked where what the answer is about is flagged, or too long
 */
export function messagesOf({ instructions, subject, along }: Said): ModelMessage[] {
  if (!isHarmlessThroughout(subject)) throw new NotAsked('danger');
  const cut = (text: string) => cutToFit(text, MOST_PER_TEXT);
  const about = blocksOf(subject, cut);
  let left = MOST_SENT - about.join('\n').length;
  if (left < 0) throw new NotAsked('too_long');
  const told = blocksOf(along, (text) => (isHarmless(text) ? cut(text) : WITHHELD)).filter(
    (block) => {
      if (block.length > left) return false;
      left -= block.length + 1;
      return true;
    },
  );
  return [
    { role: 'system', content: instructions },
    { role: 'user', content: [...told, ...about].join('\n') },
  ];
}
