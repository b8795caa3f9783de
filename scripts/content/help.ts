import * as z from 'zod/mini';
import type { HelpWords } from '#worker/adapters/built-in-coach/conversation/help/help-words.ts';
import { CHANGES, HAS } from '#worker/adapters/built-in-coach/conversation/vocabulary.ts';
import { TOPICS } from '#worker/lib/talk/labels.ts';
import { OCCASIONS } from '#worker/lib/talk/reading/asked.ts';
import { PERSON_ROLES } from '#worker/lib/talk/reading/people.ts';
import { prose, readContent } from './read.ts';

const Text = prose(3, 260);
const some = z.array(Text).check(z.minLength(1, 'is empty'));
const source = z.string().check(z.minLength(8, 'is no source'));
const three = z
  .array(prose(5, 160).check(z.refine((text) => /^“.+”$/.test(text), 'is not in quotation marks')))
  .check(z.length(3, 'are not three'));

const each = <Name extends string, Schema extends z.ZodMiniType>(
  names: readonly Name[],
  schema: Schema,
) =>
  z.strictObject(Object.fromEntries(names.map((name) => [name, schema])) as Record<Name, Schema>);

/** A text that names what it is filled with. */
const naming = (name: string) =>
  Text.check(z.refine((text) => text.includes(`{${name}}`), `lacks {${name}}`));

const FILES = {
  words: z.strictObject({
    source,
    leads: some,
    leadsWith: z.array(naming('who')),
    asks: some,
    askWho: Text,
    again: Text,
    byRole: each(PERSON_ROLES, three),
    byOccasion: each(OCCASIONS, three),
  }),
  check: z.strictObject({
    source,
    has: each(HAS, Text),
    leads: z.array(naming('has')),
    nothing: Text,
    changes: each(CHANGES, Text),
  }),
  plan: z.strictObject({
    asks: z.array(naming('day')),
    setsOut: z.array(naming('day')),
    next: some,
    begins: naming('thing'),
    one: naming('thing'),
    source,
  }),
  weigh: z.strictObject({
    setsOut: z.array(
      naming('one').check(z.refine((text) => text.includes('{other}'), 'lacks {other}')),
    ),
    asks: some,
    askBoth: Text,
  }),
  child: z.strictObject({
    leads: some,
    ask: Text,
    source,
    ages: z.array(z.strictObject({ until: z.int(), things: some })),
    any: some,
  }),
  normal: z.strictObject({
    any: Text,
    asks: some,
    topics: each(
      TOPICS,
      z.strictObject({ text: Text, unit: z.optional(z.int().check(z.positive())) }),
    ),
  }),
  ideas: z.strictObject({ leads: some, asks: Text, step: some }),
};

/**
 * What Eden says where something concrete is asked of her. @throws ContentProblems naming file and
 * field.
 */
export const readHelp = (): HelpWords =>
  Object.fromEntries(
    Object.entries(FILES).map(([name, schema]) => [
      name,
      readContent(`eden/help/${name}.yaml`, schema),
    ]),
  ) as unknown as HelpWords;
