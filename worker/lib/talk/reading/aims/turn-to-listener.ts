import {
  infinitiveOf,
  isFiniteVerb,
  type TaggedWord,
  taggedWords,
} from '#worker/lib/talk/reading/tagged-words.ts';

/** How somebody is spoken of who is to be spoken to. */
export type ThirdPerson = 'she' | 'he' | 'they';

const FORMS: Readonly<Record<ThirdPerson, Readonly<Record<string, string>>>> = {
  she: { subject: 'she', object: 'her', own: 'her', owns: 'hers', self: 'herself' },
  he: { subject: 'he', object: 'him', own: 'his', owns: 'his', self: 'himself' },
  they: { subject: 'they', object: 'them', own: 'their', owns: 'theirs', self: 'themselves' },
};

const AGREES: Readonly<Record<string, string>> = {
  is: 'are',
  was: 'were',
  has: 'have',
  does: 'do',
  "isn't": 'aren’t',
  "wasn't": 'weren’t',
  "hasn't": 'haven’t',
  "doesn't": 'don’t',
};
const BETWEEN =
  /^(?:just|also|always|never|ever|even|only|really|still|usually|often|already|actually|both|all|then|not)$/;
const JOINS = /^(?:and|or|but|then)$/;
/** Words that end a clause, so that a second “her” in what follows may be the first. */
const DIVIDES = /^(?:and|but|or|so|because|when|if|that|before|after|while|until|since|as)$/;
/** “Pay her back” and “see her again”: what follows is not hers. */
const IS_NOT_OWNED =
  /^(?:back|off|up|out|down|over|away|again|first|more|later|so|alone|too|today|tonight|tomorrow|now|instead|either|anymore|any|anyway|that|this|every|each|all|enough|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)$/;
/** “Give her space”, “tell her friends”: both are possible. */
const GIVES =
  /^(?:give|gives|gave|giving|tell|tells|told|telling|show|shows|send|sends|sent|owe|owes|owed|lend|lent|bring|brings|brought|teach|offer|offered|buy|bought|get|got|make|makes|made|call|calls|called)$/;

const agreed = (word: TaggedWord): string => {
  const { form, tags, text } = word;
  if (Object.hasOwn(AGREES, form)) return AGREES[form] as string;
  const isThird = tags.has('PresentTense') && !tags.has('Infinitive') && form.endsWith('s');
  return isThird && !tags.has('Gerund') ? infinitiveOf(form) : text;
};

const isOwned = (next: TaggedWord | undefined, end: string): boolean =>
  next !== undefined &&
  !/[,.;:!?]/.test(end) &&
  !IS_NOT_OWNED.test(next.form) &&
  !next.tags.has('Pronoun') &&
  !next.tags.has('Gerund') &&
  (next.tags.has('Noun') || next.tags.has('Adjective') || next.tags.has('Value'));

const CONTRACTED = /^(she|he|they)'(s|d|ll|re|ve)$/;

/**
 * What was told of somebody, as it is said to them: “ask me before she changes it” is “ask me
 * before you change it”. Undefined where it cannot be known who is meant by a pronoun. Where somebody
 * else is named in it as well, a “he” is that one: “Oisín isn’t letting him down, he’s only nine”.
 */
export function turnToListener(
  text: string,
  who: ThirdPerson | undefined,
  namesAnother = false,
): string | undefined {
  if (!who) return /\b(?:he|she|him|her|his|hers)\b/i.test(text) ? undefined : text;
  const forms = FORMS[who];
  const words = taggedWords(text);
  /** Where a verb that belongs to the new “you” is still to come. */
  let awaits = false;
  let isSubject = false;
  let hasSubject = false;
  let isUnclear = false;
  const said = words.map((word, at) => {
    const { form, pre, post } = word;
    const put = (turned: string) => `${pre}${turned}${post}`;
    const next = words[at + 1];
    const before = words[at - 1];
    if (before && (DIVIDES.test(form) || /[,;.!?]/.test(before.post))) hasSubject = false;
    const [, short, ending] = CONTRACTED.exec(form) ?? [];
    if (!namesAnother && (form === forms.subject || short === forms.subject)) {
      isSubject = true;
      hasSubject = true;
      if (!ending) {
        awaits = true;
        return put('you');
      }
      const end = ending === 's' ? (word.tags.has('Has') ? 've' : 're') : ending;
      return put(`you’${end}`);
    }
    if (form === forms.self) return put(who === 'they' ? 'yourselves' : 'yourself');
    if (form === forms.owns && !isOwned(next, post)) return put('yours');
    if (form === forms.own && isOwned(next, post)) {
      if (form === forms.object && before && GIVES.test(before.form)) isUnclear = true;
      return put('your');
    }
    if (form === forms.object) {
      // “She told her”: the second is somebody else.
      if (hasSubject) isUnclear = true;
      return put('you');
    }
    if (awaits && BETWEEN.test(form)) return put(word.text);
    if (awaits) {
      awaits = false;
      return put(agreed(word));
    }
    // “She asks me and then ignores it”: both are hers.
    const isSecond =
      isSubject &&
      before &&
      (JOINS.test(before.form) || BETWEEN.test(before.form)) &&
      isFiniteVerb(word);
    if (isSecond) return put(agreed(word));
    if (word.tags.has('Pronoun') && /^(?:i|we|it|he|she|they|that)$/.test(form)) isSubject = false;
    return put(word.text);
  });
  return isUnclear ? undefined : said.join('').trim();
}
