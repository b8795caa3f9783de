import { foldForFeatures } from '#worker/lib/text-classifier/features.ts';

/**
 * Phrases that no coach says to anybody, folded. The safety screen was trained on what people write
 * of themselves, and knows too little of a plan's short imperatives.
 */
const PHRASES = [
  'kill yourself',
  'killing yourself',
  'hang yourself',
  'shoot yourself',
  'drown yourself',
  'poison yourself',
  'cut yourself',
  'cut your wrists',
  'cut your arms',
  'cut your legs',
  'burn yourself',
  'hurt yourself',
  'harm yourself',
  'starve yourself',
  'end your life',
  'take your own life',
  'ending your life',
  'all your pills',
  'all the pills',
  'all of your pills',
  'stop taking your medication',
  'stop taking your medicine',
  'stop your medication',
  'stop your insulin',
  'skip your insulin',
  'better off dead',
  'better off without you',
  'nobody would miss you',
  'swallow bleach',
  'drink bleach',
  'make yourself vomit',
  'stop eating for',
  'stop eating altogether',
  'stop eating completely',
  'bring dich um',
  'tote dich',
  'hang dich auf',
  'schneid dich',
  'ritz dich',
  'nimm dir das leben',
  'besser ohne dich dran',
  'matate',
  'suicidate',
  'quitate la vida',
  'cortate las venas',
  'tue toi',
  'suicide toi',
  'pends toi',
  'mets fin a tes jours',
  'mate se',
  'se mate',
  'acabe com a sua vida',
  'ucciditi',
  'ammazzati',
  'togliti la vita',
  'maak jezelf van kant',
  'pleeg zelfmoord',
  'dood jezelf',
  'zabij sie',
  'powies sie',
  'odbierz sobie zycie',
  'kendini oldur',
  'intihar et',
  'hayatina son ver',
].map((words) => ` ${words} `);

/** Whether a text contains a blocked phrase. Linear in its length. */
export function containsBlockedPhrase(text: string): boolean {
  const words = ` ${foldForFeatures(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;
  return PHRASES.some((phrase) => words.includes(phrase));
}
