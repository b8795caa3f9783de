/** Questions that pull towards meaning and a next step; retelling alone does not help. */
export const PROMPTS = [
  'What did you try, and what did it show you?',
  'What was harder than you thought, and what do you know about it now?',
  'Where did you get stuck, and who or what could help with exactly that?',
  'What would you do the same way again?',
  'What matters to you about this, on a day when it does not go well?',
  'What is the smallest next step, and when will you take it?',
] as const;

/** A different question each time; `turn` counts on, from wherever it starts. */
export function promptFor(turn: number): string {
  return PROMPTS[((turn % PROMPTS.length) + PROMPTS.length) % PROMPTS.length] as string;
}
