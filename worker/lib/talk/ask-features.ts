import { featuresOf, foldForFeatures } from '#worker/lib/text-classifier/features.ts';

/** Longer sentences ask at their beginning or not at all. */
const READ_AT_MOST = 240;
const LONGEST = 4;

/**
 * Words by which a sentence shows what it asks for, whatever it is about. All others are alike:
 * “how do i tell my landlord” and “how do i tell my aunt” ask the same.
 */
const CUES = new Set(
  (
    'a about above abt after again agree ahead all allowed alone already alright also always am an and another answer ' +
    'answered answering any anyone anything are arent around as ask asked asking asks at avoid avoids away back bad be ' +
    'because been before begin behind believe best better between bit both brainstorm but by can cant change check ' +
    'choose clear come comes common compare concrete cope correct could crazy day days deal decide decided decision did ' +
    'didnt differently do does doesnt doing done dont draft each easier either else enough even evening ever every ' +
    'everyone everybody exactly example examples explain explanation fair far feedback few find fine first fix fixing ' +
    'follow for forget form from get gets getting give go going gonna good got had handle happen happens hard harsh has ' +
    'have havent he hear heard hello help helps her here him his hour hours how hows huh i id idea ideas idk if ill im ' +
    'important in instance instead is isnt it its ive job just keep know last later leave let lets like line lines list ' +
    'listen listened listening little long look lost made make makes many may maybe me mean meaning means mention ' +
    'mentioned message might mine minute minutes moan month months more most much must my name need needs never next no ' +
    'nobody none normal not nothing now number odd of off often ok okay on once one ones only opinion option options or ' +
    'order other others our out over own part people phrase pick plan plans please point possible practical practice ' +
    'pros cons put question questions quick rank rant rather read realistic really reason reckon recommend remember ' +
    'remind repeat rephrase reply right rude said say saying says schedule see send sense sentence shall she should show ' +
    'silly simply since smart so solve solutions solution some somebody someone something soon sorry sound sounds start ' +
    'started step steps stop strange strategies structure stupid such suggest suggestion suggestions sum supposed sure ' +
    'take takes talk teach tell text than that thats the their them then there they thing things think this those ' +
    'thoughts till time times timetable tip tips to today told tomorrow tonight too torn tricks tried try two ' +
    'understand until up urgent us used usual usually vent wait want was wasnt way ways we week weeks weigh weird were ' +
    'what whats when where which while who whos whose why will with without wont word wording words work works worth ' +
    'would write wrong wrote x year years yes you your youve youre venting hows heres worse both saturday sunday monday ' +
    'tuesday wednesday thursday friday weekend morning three pls u prioritise prioritize reading whole specific illustrate'
  ).split(' '),
);

/** What stands for a word that is no cue. */
const OTHER = '_';

function hashOf(text: string): number {
  let h = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) h = Math.imul(h ^ text.charCodeAt(at), 0x01000193);
  return (h ^ (h >>> 15)) >>> 0;
}

/**
 * What the classifier of asks sees of a sentence: what every classifier sees of a text, and runs of
 * up to four of the words that show what is asked, with the others struck out. Takes time in
 * proportion to its length.
 */
export function askFeaturesOf(text: string): Uint32Array {
  const words = foldForFeatures(text, READ_AT_MOST).match(/\p{L}+|\p{N}+|\?/gu) ?? [];
  const shape = ['^'];
  for (const word of words) {
    const next = CUES.has(word) || word === '?' ? word : OTHER;
    if (next !== OTHER || shape.at(-1) !== OTHER) shape.push(next);
  }
  shape.push('$');
  const found = new Set<number>(featuresOf(text.slice(0, READ_AT_MOST)));
  for (let at = 0; at < shape.length; at += 1)
    for (let length = 1; length <= LONGEST && at + length <= shape.length; length += 1)
      found.add(hashOf(`${length} ${shape.slice(at, at + length).join(' ')}`));
  // What is known of a whole sentence that is short.
  if (words.length <= 3) found.add(hashOf(`short ${words.length}`));
  return Uint32Array.from(found);
}
