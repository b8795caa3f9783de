import { DANGERS, HARMS, SAFETY_LANGUAGES, type SafetyLanguage } from '#schema/contracts/safety.ts';
import type { Line } from '#scripts/train/examples.ts';
import { isNearLine, kindOf, readHeldOut, readSafetyExamples } from '#scripts/train/safety.ts';
import { heldOutOrdinaryTalk } from '#scripts/train/talk.ts';
import { type Finding, screen } from '#worker/lib/safety/screen.ts';
import { EVERYDAY } from './everyday.ts';
import { stanceTable } from './stance-quality.ts';

interface Judged extends Line {
  finding: Finding;
}

const isDanger = (line: Line) => (DANGERS as readonly string[]).includes(kindOf(line));
const isHarm = (line: Line) => (HARMS as readonly string[]).includes(kindOf(line));
const isSafe = ({ label }: Line) => label === 'none';
const isHeavy = ({ label }: Line) => label === 'heavy';

const isMissed = ({ finding }: Judged) => finding.level === 'safe';
const isAsked = ({ finding }: Judged) => finding.level === 'check';
const isAlarmed = ({ finding }: Judged) => finding.level === 'danger' || finding.level === 'harm';

const share = (part: readonly unknown[], whole: readonly unknown[]) =>
  whole.length === 0 ? 0 : part.length / whole.length;
const percent = (part: readonly unknown[], whole: readonly unknown[]) =>
  whole.length === 0 ? '–' : `${(100 * share(part, whole)).toFixed(1)}%`;

/** Each held-out line as the screen reads it. */
export const judgeHeldOut = (): Judged[] =>
  readHeldOut().map((line) => ({ ...line, finding: screen(line.text) }));

const ending = (text: string) => (/[.!?…]$/.test(text) ? text : `${text}.`);
const withoutStops = (text: string) => text.replace(/[.!?,;…]+/g, ' ').toLowerCase();

/** The held-out lines, each between two ordinary sentences: with full stops, and without any. */
export function judgeInPassing(style: 'sentences' | 'without stops'): Judged[] {
  return readHeldOut().map((line) => {
    const [before, after] = EVERYDAY[line.language as SafetyLanguage];
    const sentences = `${before} ${ending(line.text)} ${after}`;
    const text = style === 'sentences' ? sentences : withoutStops(sentences);
    return { ...line, text, finding: screen(text) };
  });
}

/** What people say to a coach on an ordinary day, as the screen reads it: none of it is danger. */
export const judgeOrdinaryTalk = (): Judged[] =>
  heldOutOrdinaryTalk().map((line) => ({ ...line, label: 'none', finding: screen(line.text) }));

/**
 * What of the lines of danger was taken for safe, and what of the harmless ones alarmed or was
 * asked about.
 */
export function safetyFigures(lines: readonly Judged[]) {
  const dangers = lines.filter(isDanger);
  const safe = lines.filter(isSafe);
  return {
    missed: share(dangers.filter(isMissed), dangers),
    alarmed: share(safe.filter(isAlarmed), safe),
    asked: share(safe.filter(isAsked), safe),
  };
}

function row(name: string, lines: readonly Judged[]): string {
  const dangers = lines.filter(isDanger);
  const safe = lines.filter(isSafe);
  const heavy = lines.filter(isHeavy);
  return `| ${[
    name,
    dangers.length,
    percent(dangers.filter(isMissed), dangers),
    percent(dangers.filter(isAsked), dangers),
    safe.length,
    percent(safe.filter(isAlarmed), safe),
    percent(safe.filter(isAsked), safe),
    percent(
      heavy.filter((line) => !isMissed(line)),
      heavy,
    ),
  ].join(' | ')} |`;
}

const HEAD = `| | lines of danger | missed | asked about | harmless lines | alarmed | asked about | heavy lines noticed |
|---|--:|--:|--:|--:|--:|--:|--:|`;

/**
 * Of the lines that were noticed: whether it was said for the right kind of danger, and about the
 * right person.
 */
function kinds(lines: readonly Judged[]): string {
  const noticed = lines.filter((line) => isDanger(line) && !isMissed(line));
  const right = noticed.filter((line) => line.finding.danger === kindOf(line));
  const person = noticed.filter((line) => line.finding.concernsOther === isNearLine(line));
  return `Of ${noticed.length} lines of danger that were noticed, ${percent(right, noticed)} were taken for the right kind and ${percent(person, noticed)} for the right person (the writer, or somebody near).`;
}

function worst(lines: readonly Judged[], which: (line: Judged) => boolean): string {
  return lines
    .filter(which)
    .slice(0, 25)
    .map(({ language, label, text }) => `- ${language}, ${label}: ${text.replaceAll('|', '/')}`)
    .join('\n');
}

/** `docs/safety-quality.md`, by what the screen makes of lines that other hands wrote. */
export function safetyQuality(): string {
  const lines = judgeHeldOut();
  const examples = readSafetyExamples();
  const of = (name: string, which: (line: Judged) => boolean) => row(name, lines.filter(which));
  return `# What the safety screen knows, and what it misses

Written by \`npm run eval:safety\`; do not edit. The screen learns from ${examples.length.toLocaleString('en-US')} labelled lines in
\`content/safety/examples\`. The ${lines.length.toLocaleString('en-US')} lines below (\`content/safety/held-out\`) were written by other hands, who saw
neither those nor the code, and are never learnt from. All hands were language models with different briefs, not people in danger, and no native
clinician has read the lines: real messages will differ, and the figures are likely to be better here than out there.

*Missed*: answered as if nothing were the matter. *Asked about*: Eden asks whether the person is safe. *Alarmed*: words of care, or a frank word, for
something harmless. The aim is at most 3% missed and at most 5% alarmed; where a figure is past it, it is not met yet.

${HEAD}
${of('all', () => true)}
${SAFETY_LANGUAGES.map((language) => of(language, (line) => line.language === language)).join('\n')}

${HEAD}
${DANGERS.map((danger) => of(danger, (line) => kindOf(line) === danger)).join('\n')}
${lines.some(isHarm) ? HARMS.map((harm) => of(harm, (line) => kindOf(line) === harm)).join('\n') : ''}

${kinds(lines)}

## Said in passing

The same lines between two sentences of an ordinary day, as people write who do not come straight to it.

${HEAD}
${row('in sentences', judgeInPassing('sentences'))}
${row('without full stops', judgeInPassing('without stops'))}

## Ordinary talk

Held-out lines on the topics that people bring to a coach, and what they ask her to do (\`content/eden/held-out\`), without those on
low mood. Nothing in them is danger; a question costs one press, and the talk goes on where it was.

${HEAD}
${row('ordinary talk', judgeOrdinaryTalk())}

## Stances

Situations that are no emergency and no matter for techniques either, each with a page in \`content/eden/stances\`: how many of
the held-out lines (\`content/eden/held-out\`) are noticed as such. A line that the screen answers first is counted apart.

${stanceTable()}

## Missed (the first 25)

${worst(lines, (line) => isDanger(line) && isMissed(line))}

## Harmless, and alarmed (the first 25)

${worst(lines, (line) => isSafe(line) && isAlarmed(line))}
`;
}
