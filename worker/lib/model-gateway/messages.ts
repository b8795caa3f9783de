import { isHarmless, isHarmlessThroughout, mapTexts, WITHHELD } from './check.ts';
import { cutToFit, MOST_PER_TEXT, PROMPT_MAX } from './sizes.ts';

/** People's words by the name they get in the prompt; undefined values are left out. */
export type PromptData = Readonly<Record<string, unknown>>;

export interface ModelMessage {
  role: 'system' | 'user';
  content: string;
}

/** Why no model is asked; the built-in coach answers instead. */
export class CallDenied extends Error {
  readonly code: string;
  constructor(code: 'in_care' | 'danger' | 'person_spent' | 'budget_spent' | 'too_long') {
    super(`no model is asked: ${code}`);
    this.name = 'CallDenied';
    this.code = code;
  }
}

/**
 * Escaped, since a closing tag in a person's words must not end the block that marks them as data.
 */
const asBlock = ([name, value]: [string, unknown]) =>
  `<${name}>${JSON.stringify(value).replaceAll('<', '\\u003c')}</${name}>`;

const blocksOf = (data: PromptData, change: (text: string) => string) =>
  Object.entries(data)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]): [string, unknown] => [name, mapTexts(value, change)])
    .map(asBlock);

interface PromptParts {
  /** Our own words and nothing else. */
  instructions: string;
  /** What the answer is about. Where any of it speaks of danger or harm, no model is asked. */
  subject: PromptData;
  /**
   * What the model should know besides. Texts of danger or harm are withheld, and blocks that do
   * not fit are left out.
   */
  context: PromptData;
}

/**
 * The two messages sent to a model: our instructions, and people's words as data, each text
 * screened first.
 * @throws CallDenied where the subject is flagged or too long
 */
export function messagesOf({ instructions, subject, context }: PromptParts): ModelMessage[] {
  if (!isHarmlessThroughout(subject)) throw new CallDenied('danger');
  const cut = (text: string) => cutToFit(text, MOST_PER_TEXT);
  const subjectBlocks = blocksOf(subject, cut);
  let left = PROMPT_MAX - subjectBlocks.join('\n').length;
  if (left < 0) throw new CallDenied('too_long');
  const contextBlocks = blocksOf(context, (text) =>
    isHarmless(text) ? cut(text) : WITHHELD,
  ).filter((block) => {
    if (block.length > left) return false;
    left -= block.length + 1;
    return true;
  });
  return [
    { role: 'system', content: instructions },
    { role: 'user', content: [...contextBlocks, ...subjectBlocks].join('\n') },
  ];
}
