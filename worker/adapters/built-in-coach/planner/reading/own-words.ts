import { lowerFirst, tidy } from '#worker/adapters/built-in-coach/planner/shorten.ts';
import { PROPER } from './known-names.ts';

const ARTICLES = /^(?:(?:a|an|my|the|our|some|your|this|that)\s+)+/i;
const CUT =
  /\s+(?:by|within|before|until|till|so that|so i|because|this|next|in (?:the next|under|less|about|a|an|one|two|three|four|five|six|\d)|for (?:good|once|at least)|that|which|who|when|while|and then|without|every|each|daily|again|after|even|once|starting|with the|per)\b.*$/i;
const PUNCTUATION = /\s*(?:[.;:!?()[\]{}<>|–—…"“”/\\*_~]|,\s|,$|\s-\s).*$/u;
const CLEAN =
  /^[\p{Script=Latin}\d][\p{Script=Latin}\p{M}\d'’+#&-]*(?: [\p{Script=Latin}\d&][\p{Script=Latin}\p{M}\d'’+#&-]*)*$/u;
const UNSURE =
  /\b(i|i'm|im|we|me|us|he|she|they|it|is|are|am|was|were|be|been|have|has|had|do|does|not|don't|dont|can|can't|cant|will|would|should|want|wants|need|something|stuff|things|etc|and\/or|or|but|if|lol|asap|pls|please)\b/i;
/** Words left hanging at the end of a phrase once the rest was cut. */
const HANGING = /\s+(?:a|an|the|my|of|for|to|in|on|at|with|and|from|about|by|into|as)$/i;

const VERBS =
  'act bake box braid brew bind blow bowl build carve change climb code compose cook crochet dance develop dive draw drive edit embroider fence fish fly fold forage forge forgive garden grow handle ice improvise invest juggle jump knit listen lead make manage mend mix mountain negotiate organise organize paddle paint parallel park pickle play present program read relax repair ride row sail sculpt service sew sharpen sing skate skateboard ski snowboard sketch solve speak stretch style surf swim teach tell throw tie touch train type understand use walk weave weld whittle wrestle write'.split(
    ' ',
  );
const DOUBLED = new Set([
  'swim',
  'knit',
  'program',
  'sit',
  'run',
  'get',
  'set',
  'plan',
  'cut',
  'dig',
  'put',
]);

/**
 * The title in the case a sentence needs: capitals and title case become small, except names the
 * planner knows.
 */
export function sentenceCase(title: string): string {
  const words = title.split(' ');
  const letters = title.replace(/[^\p{L}]/gu, '');
  const shouted = letters.length > 3 && letters === letters.toUpperCase();
  const longWords = words.filter((word) => /^\p{L}{4,}/u.test(word));
  const capital = longWords.filter((word) => /^\p{Lu}/u.test(word)).length;
  const titled = longWords.length > 1 && capital === longWords.length;
  return words
    .map((word, index) => {
      const known = PROPER.get(word.toLowerCase().replace(/[^\p{L}\d.+#]+$/u, ''));
      if (known && known.length <= word.length) return known + word.slice(known.length);
      const acronym = !shouted && /^\p{Lu}[\p{Lu}\d]+s?$/u.test(word);
      const small = (index === 0 && !acronym) || ((shouted || titled) && !acronym);
      return small ? word.toLowerCase() : word;
    })
    .join(' ');
}

/** The text told to the person instead of by them: "my kitchen" becomes "your kitchen". */
function turnToYou(text: string): string {
  const turned: Record<string, string> = {
    my: 'your',
    our: 'your',
    myself: 'yourself',
    mine: 'yours',
  };
  return text.replace(/\b(my|our|myself|mine)\b/gi, (word) => turned[word.toLowerCase()] ?? word);
}

function cleanPhrase(raw: string): string | undefined {
  const cut = tidy(
    raw
      .replace(/\p{Extended_Pictographic}.*$/u, '')
      .replace(PUNCTUATION, '')
      .replace(CUT, ''),
  )
    .replace(HANGING, '')
    .replace(HANGING, '');
  const words = cut.split(' ');
  if (!CLEAN.test(cut) || cut.length > 45 || words.length > 7 || UNSURE.test(cut)) return undefined;
  return turnToYou(cut);
}

/**
 * The noun phrase that follows a verb in the title, told to the person ("start my dog-walking
 * business" gives "your dog-walking business"), without its article unless `keepsArticle`.
 * `pattern` ends where the phrase begins. Undefined when it could not stand in a sentence.
 */
export function nounAfter(
  title: string,
  pattern: RegExp,
  keepsArticle = false,
): string | undefined {
  const text = sentenceCase(title);
  const match = pattern.exec(text);
  if (!match) return undefined;
  const rest = text.slice(match.index + match[0].length);
  const phrase = cleanPhrase(keepsArticle ? rest : rest.replace(ARTICLES, ''));
  return phrase && (keepsArticle || !ARTICLES.test(`${phrase} `)) ? phrase : undefined;
}

/** "bake" to "baking", for the verbs the planner knows; undefined for any other word. */
export function gerundOf(verb: string): string | undefined {
  if (!VERBS.includes(verb)) return undefined;
  if (DOUBLED.has(verb)) return `${verb}${verb.at(-1)}ing`;
  if (verb === 'tie') return 'tying';
  return /[^e]e$/.test(verb) ? `${verb.slice(0, -1)}ing` : `${verb}ing`;
}

const KNOWN =
  /\b(?:learn(?:ing)? (?:more )?about|(?:study|understand)(?:ing)?|know more about|learn (?=how|what|why))\s*/i;
const DONE =
  /\b(?:learn(?:ing)?|master(?:ing)?|(?:better|good|great) (?:at|with)|improve(?: at)?|practi[sc]e|skills? in|course (?:on|in))\s+/i;

/**
 * What is to be learnt, as a noun: "learn to bake bread" gives "baking bread", "get better at
 * chess" gives "chess". Knowledge is practised by explaining it: "study medicine" gives "explaining
 * medicine". Undefined when unsure.
 */
export function subjectOf(title: string): string | undefined {
  const text = sentenceCase(title);
  const asVerb =
    /\b(?:learn(?:ing)?|know|how|master how|teach myself|improve)(?: how)? to ([a-z]+)\b\s*(.*)$/i.exec(
      text,
    );
  if (asVerb) {
    const gerund = gerundOf((asVerb[1] ?? '').toLowerCase());
    if (!gerund) return undefined;
    const rest = asVerb[2] ?? '';
    const tail = rest ? cleanPhrase(`x ${rest}`)?.slice(2) : '';
    return tail === undefined ? undefined : tidy(`${gerund} ${tail}`);
  }
  const known = nounAfter(title, KNOWN, true);
  if (known) return `explaining ${known}`;
  const done = nounAfter(title, DONE, true);
  if (!done) return undefined;
  if (/^your /.test(done)) return /ing$/.test(done) ? done.slice(5) : undefined;
  return /^the .* of /.test(done) ? done : done.replace(ARTICLES, '');
}

/** What stands before the deed in a title: “I want to”, “my goal is to”, “finally”. */
const WISH =
  /^(?:(?:i(?:'d| would)? (?:want|like|need|hope|wish|am trying|plan|have)(?: to)?|i(?:'m| am) going to|(?:my )?(?:goal|aim|plan|dream|wish)(?: is)?:?(?: to)?|want to|try to|trying to|how to|to|finally|please|help me(?: to)?|be able to) )+/i;
const DEEDS = new Set(
  'act add adopt allow apply appear arrange ask back be beat become begin bind book borrow breed bring build buy call catch celebrate change clean clear climb close collect come compete complete contact contest convert cook count create cross cut deal decorate delete design dig digitise digitize dive do draw dress drive earn end enter escape establish explore film find finish fix fly follow forgive found get give go grow have hear help hold host identify improve install introduce invent invite join keep know launch lead learn leave let light listen live look make manage map mark master measure meet mend move name offer open organise organize own paint park pass pay perform photograph pick plan plant play prepare present print produce protect prove publish put raise reach read rebuild reconnect record recover reduce renew rent repair replace replant rescue research restore return revive ride rid run sail save see sell send set settle sew shoot show sing sit solve sort speak spend stage stand start stay stop support swap switch take talk teach tell test thank trace track train translate travel treat try turn understand use visit walk watch wear win work write'.split(
    ' ',
  ),
);
/** Of the first person, what would be somebody else in a sentence to them. */
const FIRST_PERSON = /\b(?:i|i'm|im|i've|me|we|us|am)\b/i;
const LONGEST_DEED = 80;

/**
 * The title as what is to be done, behind “to”, told to the person: “I want to build a shed for my
 * bike” gives “build a shed for your bike”. Undefined where it begins with no deed that is known.
 */
export function deedOf(title: string): string | undefined {
  const deed = tidy(sentenceCase(tidy(title)).replace(WISH, '')).replace(/[.!?…\s]+$/u, '');
  // Two capitals make a name of “it” and “us”, which are hardly meant by a deed.
  const text = lowerFirst(deed).replace(/\b(?:IT|US)\b/g, (name) =>
    title.includes(name) ? name : name.toLowerCase(),
  );
  const isDeed = DEEDS.has((/^[a-z]+/.exec(text)?.[0] ?? '').toLowerCase());
  const isClear = text.length <= LONGEST_DEED && !/[,;:.!?()“”"]/.test(text);
  return isDeed && isClear && !FIRST_PERSON.test(text) ? turnToYou(text) : undefined;
}
