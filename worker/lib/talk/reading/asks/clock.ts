/** A clock time as it was told. */
export interface ClockTold {
  /** Minutes from midnight as they were said: 5.30 is 330 until it is known which half it is. */
  minutes: number;
  /** Whether it was said which half of the day it is. */
  isSure: boolean;
}

/** A clock time with where it stands in a text. */
export interface ClockIn extends ClockTold {
  index: number;
  length: number;
}

const HOURS = [
  'twelve',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
];
const HOUR = `(\\d{1,2}|${HOURS.join('|')})`;
/** What a number is not a time before. */
const NO_UNIT =
  '(?![\\d:]|[.,]\\d|(?:st|nd|rd|th)\\b| ?(?:min|hour|hrs?\\b|h\\b|km|k\\b|kg|m\\b|page|word|time|day|week|month|year|yr|people|%|euro|pound|lots?|topics?|questions?|chapters?|papers?|of\\b|more|other|things?|kids|children|emails?|quid|sets?|reps|and a half))';
const TIMES = new RegExp(
  `\\bhalf (?:past )?${HOUR}\\b|\\bquarter (past|to) ${HOUR}\\b|\\b(noon|midday|midnight)\\b|\\b(\\d{1,2})[:.]([0-5]\\d)(?: ?(am|pm))?\\b|(?<![£$€.\\d])\\b(\\d{1,2}) ?(am|pm|o'?clock)\\b|(?<=\\b(?:at|@|by|from|to|till?|until|before|after|around|about|and|its|it's|is|bed|home|between|finish|start|now|school|work|tea|dinner|lunch) )${HOUR}\\b${NO_UNIT}|(?<=\\d ?[-–] ?)(\\d{1,2})\\b${NO_UNIT}|\\b(\\d{1,2})(?= ?(?:[-–]|to|till?|until) ?\\d)`,
  'gi',
);

const hourOf = (said: string) => {
  const at = HOURS.indexOf(said.toLowerCase());
  return at < 0 ? Number(said) : at;
};

/** The clock times that a text names. */
export function clocksIn(text: string): ClockIn[] {
  return [...text.matchAll(TIMES)].flatMap((match) => {
    const [
      all,
      half,
      quarter,
      ofQuarter,
      noon,
      hour,
      minute,
      side,
      bare,
      bareSide,
      alone,
      to,
      from,
    ] = match;
    const place = { index: match.index, length: all.length };
    if (noon)
      return [{ minutes: noon.toLowerCase() === 'midnight' ? 1440 : 720, isSure: true, ...place }];
    const said = half ?? ofQuarter ?? hour ?? bare ?? alone ?? to ?? from;
    if (said === undefined) return [];
    const hours = hourOf(said);
    if (hours > 24) return [];
    const past = half
      ? 30
      : quarter
        ? quarter.toLowerCase() === 'to'
          ? -15
          : 15
        : Number(minute ?? 0);
    const ofDay = (side ?? bareSide ?? '').toLowerCase();
    const isSided = ofDay === 'am' || ofDay === 'pm';
    const whole = isSided ? (hours % 12) + (ofDay === 'pm' ? 12 : 0) : hours;
    return [{ minutes: whole * 60 + past, isSure: isSided || hours > 12, ...place }];
  });
}

/** A text without the clock times that it names. */
export const withoutClocks = (text: string): string => text.replace(TIMES, '').trim();

/** The first time of that name after another one, in minutes from midnight. */
export function minutesAfter({ minutes, isSure }: ClockTold, earliest: number): number {
  if (isSure) return minutes;
  let at = minutes;
  while (at < earliest && at + 720 <= 1440) at += 720;
  return at;
}
