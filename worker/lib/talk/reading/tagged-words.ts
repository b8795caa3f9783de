import nlp from 'compromise/two';

/** A word of a text as it was typed, with what compromise tells of it. */
export interface TaggedWord {
  text: string;
  /** Small letters, straight apostrophes. */
  form: string;
  /** What stands before and behind it, white space included. */
  pre: string;
  post: string;
  tags: ReadonlySet<string>;
}

interface Term {
  text: string;
  pre: string;
  post: string;
  implicit?: string;
  tags?: string[];
}

const formOf = (text: string) => text.toLowerCase().replace(/[’‘`´]/g, "'");

/**
 * The words of a text in their order. What a contraction hides (“she’s been”) shows in the tags: `Contracted`
 * where it is a verb, `Has` where it is that one.
 */
export function taggedWords(text: string): TaggedWord[] {
  const sentences: { terms: Term[] }[] = nlp(text.toWellFormed()).json({
    terms: { tags: true, implicit: true },
  });
  const words: (TaggedWord & { tags: Set<string> })[] = [];
  for (const { text: word, pre, post, implicit, tags = [] } of sentences.flatMap(
    ({ terms }) => terms,
  )) {
    const last = words.at(-1);
    if (word === '' && last) {
      last.post += pre + post;
      if (implicit === 'has') last.tags.add('Has');
      if (tags.includes('Verb')) last.tags.add('Contracted');
    } else words.push({ text: word, form: formOf(word), pre, post, tags: new Set(tags) });
  }
  return words;
}

interface VerbTransform {
  two: {
    transform: {
      verb: {
        toInfinitive(verb: string, model: object, tense: string): string;
        conjugate(verb: string, model: object): { Gerund?: string };
      };
    };
  };
}

/** “changes” as “change”. */
export const infinitiveOf = (verb: string): string =>
  (nlp.methods() as VerbTransform).two.transform.verb.toInfinitive(
    verb,
    nlp.model(),
    'PresentTense',
  );

/** “looked” as “looking”; undefined for what is no verb of the past. */
export function doingOf(verb: string): string | undefined {
  const { toInfinitive, conjugate } = (nlp.methods() as VerbTransform).two.transform.verb;
  const [word] = taggedWords(`they ${verb}`).slice(1);
  if (!word?.tags.has('PastTense')) return undefined;
  return conjugate(toInfinitive(word.form, nlp.model(), 'PastTense'), nlp.model()).Gerund;
}

export const isFiniteVerb = ({ tags }: TaggedWord): boolean =>
  tags.has('Contracted') ||
  (tags.has('Verb') && !(tags.has('Gerund') && !tags.has('Auxiliary')) && !tags.has('Noun'));
