import { describe, expect, it } from 'vitest';
import { continueSession, startSession } from '#worker/features/coach/sessions/session.rules.ts';
import type { GuideStep, SessionGuide } from '#worker/features/coach/sessions/session-guide.ts';
import { bodyOf, stepsOf } from '#worker/features/coach/sessions/session-steps.ts';
import type { SessionTurn } from '#worker/features/coach/sessions/session-turn.rules.ts';
import { problemsOfSession, readSessions } from './sessions.ts';

const GUIDES = readSessions();
const wordsIn = (text: string) => text.split(/\s+/).length;

describe.each(GUIDES)('the session “$title”', (guide) => {
  /** Answers each step with its first choice, or a short line. */
  function gone(): SessionTurn[] {
    const turns = [startSession(guide, [])];
    for (let step = 0; step < 15; step += 1) {
      const { attachments: beside, state } = turns.at(-1) as SessionTurn;
      if (!beside.session || beside.session.draft) break;
      const answer = beside.choices?.[0]?.value ?? 'a short line of mine';
      turns.push(continueSession(guide, state, answer, []) as SessionTurn);
    }
    return turns;
  }

  it('comes to its end in at most ten steps, each of at most 90 words', () => {
    const turns = gone();
    expect(turns.at(-1)?.attachments.session?.draft).toBeDefined();
    expect(turns.length).toBeLessThanOrEqual(11);
    for (const { message } of turns)
      expect([message, wordsIn(message) <= 90]).toEqual([message, true]);
  });

  it('shows what was answered in what it comes to', () => {
    const { state, attachments: beside } = gone().at(-1) as SessionTurn;
    const { body = '' } = beside.session?.draft ?? {};
    expect(body).toBe(bodyOf(guide, state.answers));
    expect(body).not.toMatch(/[{}]/);
    expect(Object.values(state.answers).some((answer) => body.includes(answer))).toBe(true);
  });

  it('can be gone through backwards', () => {
    const all = gone();
    let turn = all.at(-1) as SessionTurn;
    for (const _ of all.slice(1))
      turn = continueSession(guide, turn.state, 'back', []) as SessionTurn;
    expect(turn.state.step).toBe(stepsOf(guide)[0]?.id);
  });
});

describe('a session that is written wrong', () => {
  const guide = GUIDES.find(({ id }) => id === 'get-started') as SessionGuide;
  const [first, second, ...others] = guide.steps as [GuideStep, GuideStep, ...GuideStep[]];
  const rest = [second, ...others];
  const problems = (steps: object[], more: object = {}) =>
    problemsOfSession(`eden/sessions/${guide.id}.yaml`, {
      ...guide,
      ...more,
      steps,
    } as typeof guide);

  it.each([
    [
      'an answer that is never used',
      [...guide.steps, { ...first, id: 'idle' }],
      'steps.idle: is asked for',
    ],
    ['an id twice', [first, first, ...rest], `the id ${first.id} twice`],
    ['an answer before it is given', [{ ...first, say: '{sure}' }, ...rest], 'asked only later'],
    ['an answer nobody asks for', [{ ...first, say: '{nothing}' }, ...rest], 'is no step'],
    [
      'a way to a step that is not there',
      [first, { ...second, choices: [{ label: 'a', goTo: 'x' }] }],
      'goes to x',
    ],
    [
      'a condition on what is no choice',
      [first, second, ...others.map((step) => ({ ...step, onlyIf: { [second.id]: 'x' } }))],
      'is no choice',
    ],
    ['an id of the engine’s own', [{ ...first, id: 'paused' }, ...rest], 'engine’s own'],
  ])('is told of %s, with file and field', (_, steps, words) => {
    const found = problems(steps).filter((problem) => problem.includes(words));
    expect(found[0]).toContain(`eden/sessions/${guide.id}.yaml: steps`);
  });
});
