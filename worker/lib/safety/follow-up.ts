/**
 * What somebody does with a message after words of care. `content/safety/follow-ups` has examples
 * of each.
 */
export const FOLLOW_UPS = [
  /** It has happened, or is about to: "yes i took them". */
  'acted',
  /** "no, I'm not safe"; yes to being asked about it. */
  'unsafe',
  'goodbye',
  /** Says that they are safe. */
  'safe',
  /** "I am not sure", asked whether they are safe. */
  'unsure',
  /** "I lied, I'm fine", "it was a joke". */
  'taken-back',
  /** "it was a film", "I meant the essay": there is no danger, and what was written says another thing. */
  'misread',
  /** "not me, my daughter": the danger is somebody else’s. */
  'somebody-else',
  /** Has called, or told somebody. */
  'reached',
  'refuses',
  /** "please just talk to me" */
  'talk',
  'angry',
  /** Silence in words: "…", "idk". */
  'nothing',
  /** Who reads this, whether anybody is told. */
  'private',
  /** Whether a human being answers. */
  'machine',
  'thanks',
  /** Turns to something else. */
  'elsewhere',
  /** Goes on telling. */
  'more',
] as const;
export type FollowUp = (typeof FOLLOW_UPS)[number];
