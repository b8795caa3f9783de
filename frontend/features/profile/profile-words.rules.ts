import texts from '#frontend/generated/profile-texts.json';
import { capitalised } from '#frontend/lib/words/capitalised.rules.ts';

type TypeWords = { label: string; description?: string; whyThis?: string };

const KNOWN: Map<string, TypeWords> = new Map(
  [...texts.furtherLabels, ...texts.types].map((type) => [type.id, type]),
);

/** What a profile type is called and says. An unknown one is shown by its raw name. */
export const profileTypeWords = (profileType: string): TypeWords =>
  KNOWN.get(profileType) ?? { label: profileType };

export const profileLabel = (profileType: string) => profileTypeWords(profileType).label;

/**
 * An area's name for the eye: the first underscore is a space. Source: specification, section 3.
 */
export const areaName = (area: string) => capitalised(area.replace('_', ' '));

/** Where a strategy comes from. What rests on judgement alone says so. */
export const strategySourceWords = (source: string) =>
  source === 'design judgement' ? 'Our own judgement; no study behind it' : `Source: ${source}`;

/** A text as its first sentence, which stands open, and the rest of it. */
export function firstSentence(text: string): { opening: string; more: string } {
  const [opening = '', ...more] = text.split(/(?<=[.?])\s+/);
  return { opening, more: more.join(' ') };
}
