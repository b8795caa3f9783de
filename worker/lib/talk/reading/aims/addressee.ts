import { deniedPeopleIn } from '#worker/lib/talk/reading/corrections.ts';
import { NO_NAME } from '#worker/lib/talk/reading/names.ts';
import { splitSentences } from '#worker/lib/talk/reading/sentences.ts';
import { type TaggedWord, taggedWords } from '#worker/lib/talk/reading/tagged-words.ts';
import {
  type Addressee,
  capital,
  genderOf,
  isOfPeople,
  NOBODY,
  type PersonFound,
  peopleNamedIn,
  personAt,
  READ_AT_MOST,
} from './person-named.ts';
import type { ThirdPerson } from './turn-to-listener.ts';

/** Of a sentence without an end the beginning names whom it is for. */
const LONGEST_SENTENCE = 300;
const MOST_SENTENCES = 12;

/** Verbs after which the one follows to whom something is said. */
const SAYS =
  /^(?:tell|ask|text|email|message|write|thank|invite|remind|ring|phone|confront|approach|congratulate|let|answer|warn|dm|whatsapp|persuade|convince|comfort)$/;
/** Words with which something is said, before “to” or “with”. */
const SAYING =
  /^(?:msg|application|condolences?|say|saying|write|writing|speak|speaking|talk|talking|reply|replying|respond|apologi[sz]e|apologi[sz]ing|sorry|yes|no|it|this|that|text|letter|email|message|note|card|words?|line|up|out|explain|something|anything|what|send|give|touch|back|things|conversation|chat|mail|put|begin|start|goodbye|thanks|you)$/;
const WISHES = /^(?:want|wanted|need|like|love|rather|wish|get)$/;

const PRONOUN: Readonly<Record<string, ThirdPerson>> = { her: 'she', him: 'he', them: 'they' };

interface Target {
  person: Addressee | undefined;
  pronoun: ThirdPerson | undefined;
  at: number;
}

/** “Say to landlady”, “tell priya i can’t come”: without an article or a large letter. */
function bareAt(words: readonly TaggedWord[], at: number): PersonFound | undefined {
  const { form, tags } = words[at] as TaggedWord;
  const isNoun =
    tags.has('Singular') && !['Pronoun', 'Possessive', 'Date'].some((tag) => tags.has(tag));
  if (!isNoun || NO_NAME.test(form) || NOBODY.test(form)) return undefined;
  if (isOfPeople(form)) {
    const pronoun = genderOf([form], new Set());
    const person = { who: `your ${form}`, call: undefined, pronoun, nouns: [form] };
    return { at, end: at + 1, person };
  }
  const goesOn = /^(?:i|i'\w+|im|ive|that|if|whether|why|about|we|to|how|for)$/.test(
    words[at + 1]?.form ?? '',
  );
  if (!goesOn || !/^(?:tell|ask|text|thank|invite|message)$/.test(words[at - 1]?.form ?? ''))
    return undefined;
  const name = capital(form);
  return { at, end: at + 1, person: { who: name, call: name, pronoun: undefined, nouns: [form] } };
}

/** Whom a sentence names as the one to speak to. */
function targetIn(words: readonly TaggedWord[], isWishOnly: boolean): Target | undefined {
  for (let at = 0; at < words.length - 1; at += 1) {
    const { form } = words[at] as TaggedWord;
    const next = words[at + 1] as TaggedWord;
    const isWish = WISHES.test(form) && words[at - 1]?.form !== 'to';
    const isSaying =
      !isWishOnly &&
      ((SAYS.test(form) && !/^(?:he|she|they|you|to me)$/.test(words[at - 1]?.form ?? '')) ||
        (/^(?:to|with)$/.test(form) && SAYING.test(words[at - 1]?.form ?? '')));
    if (!isWish && !isSaying) continue;
    const found = personAt(words, at + 1) ?? (isSaying ? bareAt(words, at + 1) : undefined);
    const pronoun = Object.hasOwn(PRONOUN, next.form) ? PRONOUN[next.form] : undefined;
    const isFollowed =
      !isWish || words[found?.end ?? at + 2]?.form === 'to' || words[at]?.form === 'wish';
    if (!isFollowed) continue;
    const isOwner = next.form === 'her' && found !== undefined;
    if (found && !(pronoun && !isOwner)) return { person: found.person, pronoun: undefined, at };
    if (pronoun) return { person: undefined, pronoun, at };
  }
  return undefined;
}

/** “Her name is Bernadette”, “called Priya”. */
const NAMED =
  /\b(?:(?:her|his|their) name(?:['’]?s| is| was)|called|named) (\p{L}[\p{L}'’-]{1,20})/iu;

/** The one of those who were named for whom a pronoun stands. */
function meantBy(pronoun: ThirdPerson, people: readonly Addressee[]): Addressee | undefined {
  const fits = people.filter(
    (one) => pronoun === 'they' || one.pronoun === undefined || one.pronoun === pronoun,
  );
  const each = differing(fits);
  const surely = each.filter((one) => one.pronoun === pronoun);
  return each.length === 1 ? each[0] : surely.length === 1 ? surely[0] : undefined;
}

const differing = (people: readonly Addressee[]): Addressee[] =>
  people.filter(
    (one, at) =>
      people.findIndex(({ nouns }) => nouns.some((noun) => one.nouns.includes(noun))) === at,
  );

/**
 * To whom somebody wants words to say: whom the request names, and of whom only a pronoun tells, the
 * one that it must be.
 * @param request the sentence in which it is asked
 * @param told all that was told, the latest last, the message with the request included
 */
export function addresseeOf(request: string, told: readonly string[]): Addressee | undefined {
  const denied = deniedPeopleIn(told.at(-1) ?? '');
  const isDenied = ({ nouns }: Addressee) => nouns.some((noun) => denied.includes(noun));
  const all = told.map((text) => text.slice(-READ_AT_MOST));
  const people = all.flatMap((text) => peopleNamedIn(text)).filter((one) => !isDenied(one));
  const ofMessage = splitSentences(all.at(-1) ?? '');
  const before = all
    .slice(0, -1)
    .toReversed()
    .flatMap((text) => splitSentences(text));
  const tagged = [...ofMessage, ...before]
    .slice(0, MOST_SENTENCES)
    .map((text) => taggedWords(text.slice(0, LONGEST_SENTENCE)));
  const isMeant = (target: Target | undefined): target is Target =>
    target !== undefined && !(target.person && isDenied(target.person));
  const targets = [
    targetIn(taggedWords(request.slice(0, LONGEST_SENTENCE)), false),
    ...tagged.map((words) => targetIn(words, true)),
    ...tagged.map((words) => targetIn(words, false)),
  ].filter(isMeant);
  const [first] = targets;
  // “Not my flatmate, my brother”: the one who is named instead.
  const instead =
    denied.length > 0
      ? peopleNamedIn(all.at(-1) ?? '').findLast((one) => !isDenied(one))
      : undefined;
  const pronoun = targets.find((target) => target.pronoun)?.pronoun;
  const someone =
    instead ?? first?.person ?? (pronoun ? whomItMeans(pronoun, all, people) : onlyOne(people));
  const text = all.join('\n');
  if (!someone && !pronoun) return onlyPronounIn(request, text);
  return someone
    ? withName(withPronoun(someone, pronoun, text), people, text)
    : { who: objectOf(pronoun as ThirdPerson), call: undefined, pronoun, nouns: [] };
}

/** “He said he loves me. What do I say”: nobody else can be meant. */
function onlyPronounIn(request: string, told: string): Addressee | undefined {
  const said = [request, told].join('\n').match(/\b(?:he|she)\b/gi) ?? [];
  const [only, ...others] = [...new Set(said.map((word) => word.toLowerCase() as ThirdPerson))];
  if (!only || others.length > 0) return undefined;
  return { who: objectOf(only), call: undefined, pronoun: only, nouns: [] };
}

/** Who was named before a pronoun comes before who was named behind it. */
function whomItMeans(
  pronoun: ThirdPerson,
  told: readonly string[],
  people: readonly Addressee[],
): Addressee | undefined {
  const text = told.join('\n');
  const at = new RegExp(`\\b(?:${objectOf(pronoun)}|${pronoun})\\b`, 'i').exec(text)?.index ?? 0;
  const before = peopleNamedIn(text.slice(0, at)).filter(({ nouns }) =>
    people.some((one) => one.nouns.some((noun) => nouns.includes(noun))),
  );
  return meantBy(pronoun, before) ?? meantBy(pronoun, people);
}

const objectOf = (pronoun: ThirdPerson) =>
  pronoun === 'she' ? 'her' : pronoun === 'he' ? 'him' : 'them';

const onlyOne = (people: readonly Addressee[]) => {
  // “My daughter … her friends”: of hers, nobody is spoken to.
  const each = differing(people).filter(({ who }) => !/^(?:his|her|their) /.test(who));
  return each.length === 1 ? each[0] : undefined;
};

/** A boss of whom “she” is said is a woman. */
function withPronoun(person: Addressee, pronoun: ThirdPerson | undefined, told: string): Addressee {
  if (person.pronoun) return person;
  const said = [...told.matchAll(/\b(?:(she|her|hers)|(he|him|his)|(they|them))\b/gi)];
  const kinds = new Set(said.map(([, she, he]) => (she ? 'she' : he ? 'he' : 'they')));
  const only = kinds.size === 1 ? ([...kinds][0] as ThirdPerson) : undefined;
  return { ...person, pronoun: pronoun ?? only };
}

/** “My best friend … her name is Priya”, “Brian … the man next door”. */
function withName(person: Addressee, people: readonly Addressee[], told: string): Addressee {
  if (person.call) return person;
  const same = people.find(
    ({ call, nouns }) => call !== undefined && nouns.some((noun) => person.nouns.includes(noun)),
  );
  if (same) return { ...same, pronoun: person.pronoun ?? same.pronoun };
  const name = NAMED.exec(told)?.[1];
  const isName = name && !NO_NAME.test(name);
  return isName ? { ...person, who: capital(name), call: capital(name) } : person;
}
