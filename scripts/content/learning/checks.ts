import { readMicroItems, studiesIn } from '#scripts/content/micro-learning.ts';
import { readMotivations } from '#scripts/content/motivations.ts';
import { checkCitations } from './citations.ts';
import type { Learning } from './files.ts';
import type { NamedText } from './near-repeats.ts';
import { checkProse } from './prose.ts';
import { checkReadingLevel } from './reading-level.ts';
import { checkStructure } from './structure.ts';

/** The short texts of the app, which must not say again what a unit says. */
function shortTexts(): NamedText[] {
  return [
    ...readMicroItems().map(({ id, content }) => ({
      name: `micro-learning.yaml: ${id}`,
      text: content,
    })),
    ...readMotivations().flatMap(({ id, quote, action }) =>
      [quote, action].map((text) => ({ name: `motivations.yaml: ${id}`, text })),
    ),
  ];
}

/**
 * Everything that units are checked for beyond the shape of their files. One sentence a problem,
 * naming its place.
 */
export const checkLearning = (learning: Learning): string[] => [
  ...checkStructure(learning),
  ...checkProse(learning, shortTexts()),
  ...checkCitations(learning, studiesIn(readMicroItems())),
  ...checkReadingLevel(learning.units),
];
