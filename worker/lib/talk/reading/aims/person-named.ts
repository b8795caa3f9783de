import { NO_NAME } from '#worker/lib/talk/reading/names.ts';
import { HER, HIM, nounsOfPeople } from '#worker/lib/talk/reading/people.ts';
import { type TaggedWord, taggedWords } from '#worker/lib/talk/reading/tagged-words.ts';
import type { ThirdPerson } from './turn-to-listener.ts';

/** Somebody to whom something is to be said. */
export interface Addressee {
  /** As Eden speaks of them to the person: “your nan”, “Donna”, “the school office”. */
  who: string;
  /** How a message to them begins: “Nan”, “Mrs Okafor”; undefined where that was not told. */
  call: string | undefined;
  /** Which pronoun stands for them, where that is known. */
  pronoun: ThirdPerson | undefined;
  /** The words they go by, in small letters. */
  nouns: readonly string[];
}

export const READ_AT_MOST = 700;
const OWNER = /^(?:my|our|the|a|an|his|her|their)$/;
const TITLE =
  /^(?:mr|mrs|ms|miss|mx|dr|prof|professor|father|sister|reverend|rev|pastor|coach|sir)$/;
/** Relatives who are called what they are. */
const KIN =
  /^(?:papa|papi|mama|mum|mom|mam|mummy|mommy|ma|dad|daddy|pa|pops|nan|nana|nanna|nanny|gran|granny|grandma|grandmother|grandad|granddad|grandpa|auntie|aunty|aunt|uncle|mother|father)$/;
const CALLED: Readonly<Record<string, string>> = {
  mother: 'Mum',
  father: 'Dad',
  grandmother: 'Grandma',
};
/** Nouns after “the” that are nobody to speak to. */
export const NOBODY =
  /^(?:truth|story|email|e-mail|mail|message|text|letter|card|words?|conversation|talk|subject|topic|point|point|news|time|date|same|way|thing|things|phone|table|money|job|trip|party|wedding|meeting|interview|question|kitchen|door|list|plan|reason|line|lines|sentence|note|invitation|room|house|school|work|end|start|bottom|other|rest|past|idea|speech|toast|goals?|plans?|journal|diary|notes?|days?|week|head|face|body|brain|life|future)$/;
const ROLE_NOUN = new RegExp(`^(?:${nounsOfPeople})$`);
const WOMAN =
  /^(?:nan|nana|nanna|nanny|gran|granny|grandma|grandmother|auntie|aunty|aunt|mummy|mommy|ma|mum|mom|mam|mother|woman|lady|girl|niece|godmother|granddaughter|bridesmaid|landlady|mrs|ms|miss|daughter)$/;
const MAN =
  /^(?:daddy|pa|pops|dad|father|grandad|granddad|grandpa|uncle|man|bloke|guy|boy|lad|nephew|godfather|grandson|gentleman|landlord|mr|son|brother)$/;

export const capital = (word: string) => `${word[0]?.toUpperCase() ?? ''}${word.slice(1)}`;
/** “Aunt jean”: what follows is what she is called. */
const isOfAunt = (nouns: readonly string[], { tags }: TaggedWord) =>
  /^(?:aunt|auntie|aunty|uncle)$/.test(nouns.at(-1) ?? '') &&
  tags.has('Singular') &&
  !tags.has('Pronoun');

/** A name that is known as one, or is written large in the midst of a sentence. */
const isNameWord = (
  word: TaggedWord | undefined,
  before: TaggedWord | undefined,
): word is TaggedWord =>
  word !== undefined &&
  !NO_NAME.test(word.form) &&
  !KIN.test(word.form) &&
  !['Verb', 'Date', 'Pronoun', 'Plural'].some((tag) => word.tags.has(tag)) &&
  (word.tags.has('FirstName') ||
    (/^\p{Lu}\p{Ll}+$/u.test(word.text) &&
      before !== undefined &&
      !/[.!?:\n"“]/.test(before.post + word.pre)));

const endsPhrase = ({ post }: TaggedWord) => /[,.;:!?\n()]/.test(post);

export function genderOf(
  nouns: readonly string[],
  tags: ReadonlySet<string>,
): ThirdPerson | undefined {
  const head = nouns.join(' ');
  if (nouns.some((noun) => /^(?:mrs|ms|miss)$/.test(noun)) || tags.has('FemaleName')) return 'she';
  if (nouns.includes('mr') || tags.has('MaleName')) return 'he';
  if (WOMAN.test(nouns.at(-1) ?? '') || HER.test(head) || /\bsister$/.test(head)) return 'she';
  if (MAN.test(nouns.at(-1) ?? '') || HIM.test(head)) return 'he';
  if (
    /(?:[^s]s|team|committee|office|council|school|family|company|group|board|people|children|parents|kids|club|department|class|crew)$/.test(
      head,
    ) &&
    !/^(?:boss|sis)$/.test(head)
  )
    return 'they';
  return undefined;
}

export interface PersonFound {
  person: Addressee;
  at: number;
  end: number;
}

/** Somebody who is named from a word on: “my aunt Jean”, “the man at the harbour”, “nan”. */
export function personAt(words: readonly TaggedWord[], at: number): PersonFound | undefined {
  const first = words[at];
  if (!first) return undefined;
  const nouns: string[] = [];
  const shown: string[] = [];
  let end = at;
  let owner = '';
  if (OWNER.test(first.form)) {
    owner = first.form;
    end = at + 1;
    while (
      end < words.length &&
      end - at <= 5 &&
      !endsPhrase(words[end - 1] as TaggedWord) &&
      isOfPhrase(words[end] as TaggedWord)
    ) {
      const word = words[end] as TaggedWord;
      if (nouns.length > 0 && (isNameWord(word, words[end - 1]) || isOfAunt(nouns, word))) break;
      nouns.push(word.form);
      shown.push(/^\p{Lu}{2,}$/u.test(word.text) ? word.text : word.form);
      end += 1;
    }
    while (nouns.length > 0 && !isHead(words[at + nouns.length] as TaggedWord)) {
      nouns.pop();
      shown.pop();
      end -= 1;
    }
    if (nouns.length === 0 || NOBODY.test(nouns.at(-1) as string)) return undefined;
    if (/^an?$/.test(owner) && !isSomebody(nouns, words[at + nouns.length] as TaggedWord))
      return undefined;
    // “My husband’s boss” and “my sister’s”: of the second, nobody is told.
    if (/'s?$/.test(nouns.at(-1) as string)) return undefined;
  } else if (
    KIN.test(first.form) &&
    !/^(?:ma|pa)$/.test(first.form) &&
    !/^(?:there|their|his|her|a|an|your|no|'s)$|'s$/.test(words[at - 1]?.form ?? '')
  ) {
    nouns.push(first.form);
    shown.push(first.form);
    owner = 'my';
    end = at + 1;
  } else if (TITLE.test(first.form.replace('.', '')) && isSurname(words[at + 1], first)) {
    const name = words[at + 1] as TaggedWord;
    const title = capital(first.form.replace('.', ''));
    const call = `${title} ${capital(name.text)}`;
    const heads = [first.form.replace('.', ''), name.form];
    return {
      at,
      end: at + 2,
      person: { who: call, call, pronoun: genderOf([heads[0] as string], name.tags), nouns: heads },
    };
  } else if (isNameWord(first, words[at - 1])) {
    const name = capital(first.text.replace(/['’]s$/, ''));
    return {
      at,
      end: at + 1,
      person: {
        who: name,
        call: name,
        pronoun: genderOf([], first.tags),
        nouns: [name.toLowerCase()],
      },
    };
  } else return undefined;
  const head = nouns.at(-1) as string;
  // “A guy called Marcus”.
  if (/^(?:called|named)$/.test(words[end]?.form ?? '') && isNameWord(words[end + 1], words[end]))
    end += 1;
  const name = words[end];
  const previous = words[end - 1] as TaggedWord;
  const isBeside =
    /^(?:called|named)$/.test(previous.form) ||
    /^[,(]?\s*$/.test(previous.post.replace(/\s/g, '')) ||
    previous.post === ' ';
  const title = name && TITLE.test(name.form) && isSurname(words[end + 1], name) ? name : undefined;
  if (isBeside && title) {
    const surname = words[end + 1] as TaggedWord;
    const call = `${capital(title.form)} ${capital(surname.text)}`;
    return {
      at,
      end: end + 2,
      person: {
        who: call,
        call,
        pronoun: genderOf([title.form], surname.tags),
        nouns: [...nouns, surname.form],
      },
    };
  }
  if (name && isBeside && (isNameWord(name, previous) || isOfAunt(nouns, name))) {
    const first = capital(name.text);
    const isKin = /^(?:aunt|auntie|aunty|uncle)$/.test(head);
    const pronoun = genderOf(nouns, name.tags);
    const call = isKin ? `${capital(head)} ${first}` : first;
    return { at, end: end + 1, person: { who: call, call, pronoun, nouns: [head, name.form] } };
  }
  const isTheirs = /^(?:his|her|their)$/.test(owner);
  const place = isTheirs ? '' : placeAfter(words, end);
  const own = /^(?:the|an?)$/.test(owner) ? 'the' : isTheirs ? owner : 'your';
  const isKin = nouns.length === 1 && KIN.test(head) && own === 'your';
  return {
    at,
    end,
    person: {
      who: `${own} ${shown.join(' ').replace(/ in law$/, '-in-law')}${place}`,
      call:
        isKin && head !== 'aunt' ? (CALLED[head] ?? capital(head)) : isKin ? 'Auntie' : undefined,
      pronoun: genderOf(nouns, new Set()),
      nouns: [nouns.join(' '), head],
    },
  };
}

/** “Mrs Okafor” and “mrs okafor”; “miss him” is none. */
const isSurname = (word: TaggedWord | undefined, { form }: TaggedWord) =>
  word !== undefined &&
  !NO_NAME.test(word.form) &&
  !word.tags.has('Pronoun') &&
  (/^\p{Lu}[\p{L}'’-]+$/u.test(word.text) ||
    (/^(?:mr|mrs|ms|dr)$/.test(form) && /^\p{L}+$/u.test(word.text)));

/** People whom neither a role nor a relation to the person names. */
const ANYBODY =
  /^(?:bff|pal|buddy|cousin|nephew|niece|grandson|granddaughter|godson|landlord|landlady|nurse|doctor|gp|deputy|headteacher|head|principal|members?|captain|committee|office|family|council|boss|ex|someone|somebody|person|people|group|everyone|girl|boy|woman|man|lady|bloke|guy|lad)$/;

const isHead = ({ tags, form }: TaggedWord) =>
  tags.has('Noun') || ROLE_NOUN.test(form) || ANYBODY.test(form);

const isSomebody = (nouns: readonly string[], { tags }: TaggedWord) =>
  tags.has('Actor') || [nouns.join(' '), nouns.at(-1) ?? ''].some(isOfPeople);

export const isOfPeople = (noun: string) =>
  ROLE_NOUN.test(noun) ||
  KIN.test(noun) ||
  ANYBODY.test(noun) ||
  WOMAN.test(noun) ||
  MAN.test(noun);

const isOfPhrase = ({ tags, form }: TaggedWord) =>
  (tags.has('Noun') || tags.has('Adjective') || tags.has('Value') || tags.has('Abbreviation')) &&
  !tags.has('Pronoun') &&
  !/^(?:to|first|that|this|alone|about|im|ive|and|saying|sir|madam)$/.test(form) &&
  !(tags.has('Date') || tags.has('Verb') || tags.has('Gerund'));

/** “At the harbour”, “in your chem class”: without it “the man” would be anybody. */
function placeAfter(words: readonly TaggedWord[], end: number): string {
  const [preposition, owner, ...rest] = words.slice(end, end + 5);
  if (!/^(?:at|in|from|on)$/.test(preposition?.form ?? '')) return '';
  if (endsPhrase(words[end - 1] as TaggedWord)) return '';
  if (!/^(?:the|my|our)$/.test(owner?.form ?? '')) return '';
  const until = rest.findIndex((word) => !isOfPhrase(word));
  const place = rest.slice(0, until < 0 ? rest.length : until);
  if (place.length === 0) return '';
  const own = owner?.form === 'the' ? 'the' : 'your';
  return ` ${preposition?.form} ${own} ${place.map(({ form }) => form).join(' ')}`;
}

/** All who are named in a text, in order. */
export function peopleNamedIn(text: string): Addressee[] {
  const words = taggedWords(text.slice(0, READ_AT_MOST));
  const people: Addressee[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const found = personAt(words, at);
    if (!found) continue;
    const { person } = found;
    const isKnown = isSomebody(person.nouns, words[found.end - 1] as TaggedWord);
    // “My cousin’s baby” tells of the cousin, too.
    const owner = person.nouns[0]?.split(/'s /)[0];
    if (owner !== undefined && owner !== person.nouns[0] && isOfPeople(owner)) {
      const pronoun = genderOf([owner], new Set());
      people.push({ who: `your ${owner}`, call: undefined, pronoun, nouns: [owner] });
    }
    if (person.call || person.pronoun || isKnown) people.push(person);
    at = found.end - 1;
  }
  return people;
}
