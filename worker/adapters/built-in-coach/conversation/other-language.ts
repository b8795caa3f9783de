import apologies from '#worker/generated/apologies.json' with { type: 'json' };
import { foldText } from '#worker/lib/text/fold-text.ts';
import type { Apology, Language } from './vocabulary.ts';

// Function words that are frequent in one language and rare or absent in English.
const MARKERS: Record<Exclude<Language, 'script'> | 'en', ReadonlySet<string>> = {
  es: new Set(
    'que de la el los las una uno por con para no me mi se lo es estoy tengo muy pero como hola quiero puedo siento trabajo nada todo bien gracias ayuda ayer hoy mañana cuando porque hacer soy eres está esto esta ser más sé qué cómo del al yo tú ella nos hablas español necesito aprender estudiar miedo cansado'.split(
      ' ',
    ),
  ),
  de: new Set(
    'ich und der die das nicht ist ein eine mit zu auf für ich bin habe mir mich aber wie heute morgen kann was sich dass es wir sie mein meine sehr auch noch nur hallo danke hilfe immer schon weil wenn oder keine kein wieder arbeit möchte weiß nichts alles gut über bei sprichst du deutsch will lernen müde'.split(
      ' ',
    ),
  ),
  fr: new Set(
    "je ne pas le la les un une des et est que qui dans pour avec mon ma mes suis j'ai mais très comme bonjour merci ça sur tout rien bien aujourd'hui demain peux veux faire travail du au plus ce cette c'est être avoir parce quand n'arrive salut tu parles français moi toujours besoin d'aide apprendre peur fatigué".split(
      ' ',
    ),
  ),
  it: new Set(
    'io non il la lo gli le un una di che è per con sono ho mi mio mia ma molto come ciao grazie oggi domani voglio posso fare lavoro tutto niente bene perché quando anche più questo questa del della nel sempre parli italiano aiuto sento devo imparare paura stanco studiare'.split(
      ' ',
    ),
  ),
  pt: new Set(
    'eu não o a os as um uma de que e é para com estou tenho me meu minha mas muito como olá oi obrigado obrigada hoje amanhã quero posso fazer trabalho tudo nada bem porque quando também mais isso esta este do da no na você vocês ajuda sinto preciso aprender fala português medo cansado consigo estudar'.split(
      ' ',
    ),
  ),
  nl: new Set(
    'ik niet het een de en van is dat met voor op maar heb ben mijn mij hoe vandaag morgen kan wat zich wij zij heel ook nog hallo dank bedankt hulp altijd omdat als werk wil weet niets alles goed over bij spreek je nederlands moet leren moe'.split(
      ' ',
    ),
  ),
  en: new Set(
    "i the and to of a is it in that my you for on with not but have be are was this me at so do i'm it's don't can what just like how no all if or about they we an as up out get when because know am feel i've can't want too would been from he she her his their there would could should hi hello thanks help learn work today tomorrow very more nothing everything good".split(
      ' ',
    ),
  ),
};

// Words that are also English, or nearly: half a vote each.
const SHARED = new Set(
  'die was per come la no me a as do man on en pas are el is an in so al for que e o un de des du se lo mi si'.split(
    ' ',
  ),
);

/** The language of a message when it is clearly not English; 'script' for one written in other letters. */
export function detectOtherLanguage(message: string): Language | undefined {
  const sample = foldText(message.slice(0, 600));
  const letters = sample.match(/\p{L}/gu)?.length ?? 0;
  if (letters < 4) return undefined;
  const latin = sample.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (latin < letters * 0.5) return 'script';
  const words = sample.match(/[\p{L}']+/gu) ?? [];
  const score = (language: keyof typeof MARKERS): number =>
    words.reduce((sum, word) => sum + (MARKERS[language].has(word) ? (SHARED.has(word) ? 0.5 : 1) : 0), 0);
  const english = score('en');
  let best: { language: Language; score: number } | undefined;
  for (const language of ['es', 'de', 'fr', 'it', 'pt', 'nl'] as const) {
    const own = score(language) + (OWN_LETTERS[language]?.test(sample) ? 1 : 0);
    if (!best || own > best.score) best = { language, score: own };
  }
  const enough = words.length <= 3 ? 1 : 2;
  return best && best.score >= enough && best.score > english + (words.length > 6 ? 1 : 0)
    ? best.language
    : undefined;
}

const OWN_LETTERS: Partial<Record<Language, RegExp>> = {
  es: /[ñ¿¡]/,
  de: /[ßäöü]/,
  fr: /[œçêèù]|\b(j|n|c|d|qu)'[a-zéê]/,
  pt: /[ãõ]/,
  it: /[àìò]|\b(l|un|dell|c)'[aeiouè]/,
};

/** Said in their language: that this coach speaks English, and one question they may answer in any words. */
const APOLOGIES = apologies as unknown as Record<Language, Apology>;

/** The apology with a question that was not asked in the last turns; undefined when all of them were. */
export function apologiseIn(language: Language, seed: number, isUsed: (text: string) => boolean) {
  const { says, asks } = APOLOGIES[language];
  const free = asks.filter((ask) => !isUsed(ask));
  const ask = free[seed % Math.max(1, free.length)];
  return ask && { message: `${says} ${ask}`, templateId: `other-language.${language}` };
}
