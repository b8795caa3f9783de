import { type Addressee, peopleNamedIn } from './person-named.ts';
import { turnToListener } from './turn-to-listener.ts';

/** Whether what was told of one name is told of the one who is meant. */
export function isFor(whom: string | undefined, addressee: Addressee | undefined): boolean {
  if (whom === undefined) return true;
  const folded = whom.toLowerCase().replace(/[’]/g, "'");
  const isPronoun = /^(?:him|her|them|you all)$/.test(folded);
  const isEverybody = /^(?:people|everyone|everybody)\b/.test(folded);
  if (addressee === undefined) return isPronoun || isEverybody || peopleNamedIn(whom).length > 0;
  if (isPronoun) {
    const pronoun = { him: 'he', her: 'she' }[folded] ?? 'they';
    return addressee.pronoun === undefined || addressee.pronoun === pronoun || pronoun === 'they';
  }
  if (/^(?:me|us|it|this|that|to|things?|something|nothing|more|less)\b/.test(folded)) return false;
  return (
    addressee.nouns.some((noun) => folded.includes(noun)) ||
    folded === addressee.call?.toLowerCase()
  );
}

/** Another woman in what is told of a woman: then it cannot be known who “she” is. */
const namesAnother = (text: string, { pronoun, nouns }: Addressee): boolean =>
  peopleNamedIn(text).some(
    (other) =>
      !other.nouns.some((noun) => nouns.includes(noun)) &&
      !/^(?:his|her|their) /.test(other.who) &&
      (other.pronoun === pronoun ||
        (other.pronoun === undefined && pronoun !== 'they' && !/^the /.test(other.who))),
  );

/** “Oisín isn’t letting him down, he’s nine”: who does something in it is the one that “he” means. */
const SOMEBODY_DOES =
  /(?:^|[\p{Ll},] )(\p{Lu}\p{Ll}{2,}) (?:is|isn['’]t|was|wasn['’]t|has|hasn['’]t|does|doesn['’]t|wants|needs|says|keeps)\b/u;

const isOfAnother = (text: string, { call, nouns }: Addressee): boolean => {
  const name = SOMEBODY_DOES.exec(text)?.[1]?.toLowerCase();
  const isMeant = name === call?.toLowerCase() || nouns.includes(name ?? '');
  return (
    name !== undefined &&
    !/^(?:it|this|that|there|what|he|she|they|everything|nothing|nobody)$/.test(name) &&
    !isMeant
  );
};

/** Turns words to somebody: what is told of them by pronoun or by what they are called. */
export function turnerFor(addressee: Addressee | undefined) {
  return (text: string): string | undefined => {
    if (!addressee) return turnToListener(text, undefined);
    const stands = addressee.pronoun ?? 'they';
    const owned = { she: 'her', he: 'his', they: 'their' }[stands];
    const named = addressee.nouns
      .reduce((said, noun) => {
        const escaped = noun.replace(/[^\p{L}\p{N} ]/gu, '.');
        return said.replace(
          new RegExp(`\\b(?:(?:my|our|the) )?(?:${escaped})(['’]s)?\\b`, 'giu'),
          (_, own?: string) => (own ? owned : stands),
        );
      }, text)
      .replace(/\b(she|he|they),? \1\b/g, '$1');
    const isTheirs = /\b(?:he|she|him|her|his|hers)\b/i.test(named);
    if (!addressee.pronoun) {
      const kinds = new Set(named.match(/\b(?:she|her|hers)\b/gi) ? ['she'] : []);
      if (/\b(?:he|him|his)\b/i.test(named)) kinds.add('he');
      if (kinds.size > 1) return undefined;
      const [only] = [...kinds] as ('she' | 'he')[];
      return turnToListener(named, isTheirs ? only : 'they');
    }
    if (isOfAnother(text, addressee)) return turnToListener(named, addressee.pronoun, true);
    return namesAnother(text, addressee) ? text : turnToListener(named, addressee.pronoun);
  };
}
