import { describe, expect, it } from 'vitest';
import type { GoalInTalk } from '#worker/ports.ts';
import { continueSession, pauseSession, startSession } from './session.rules.ts';
import type { GuideStep, SessionGuide } from './session-guide.ts';
import type { SessionTurn } from './session-turn.rules.ts';

const GUIDE: SessionGuide = {
  id: 'begin',
  title: 'Begin',
  offer: 'a way to begin',
  minutes: 5,
  topics: [],
  category: 'effort',
  sources: ['A source of 2006'],
  notFor: 'Not for somebody who is ill.',
  opening: 'We look for a beginning.',
  steps: [
    { id: 'task', ask: 'text', prompt: 'What is it?', skippable: false },
    {
      id: 'hardest',
      ask: 'choice',
      say: 'So it is this: “{task}”.',
      prompt: 'What is hard?',
      choices: [{ label: 'The start' }, { label: 'Fear', goTo: 'fear' }],
    },
    { id: 'first', ask: 'text', prompt: 'What comes first?' },
    { id: 'fear', ask: 'text', prompt: 'What do you fear?', onlyIf: { hardest: 'Fear' } },
    {
      id: 'sure',
      ask: 'scale',
      prompt: 'How sure?',
      low: 'not',
      high: 'quite',
      followUp: { below: 7, say: 'What makes it easier?' },
    },
    { id: 'goal', ask: 'goal', prompt: 'Which goal?' },
  ],
  end: {
    kind: 'if-then',
    title: 'A way to begin',
    body: 'It: {task}\nFear: {fear}\nFirst: {first}\nSure: {sure}\nEasier: {sure-why}\n',
    closing: 'It is kept.',
  },
};

const GOALS: GoalInTalk[] = [{ title: 'Swim', reachedMilestones: 0, milestoneCount: 3 }];

/** The turns of a session, one for each message. */
function talk(...messages: string[]): SessionTurn[] {
  const turns = [startSession(GUIDE, GOALS)];
  for (const message of messages) {
    const { state } = turns.at(-1) as SessionTurn;
    turns.push(continueSession(GUIDE, state, message, GOALS) as SessionTurn);
  }
  return turns;
}
const last = (...messages: string[]) => talk(...messages).at(-1) as SessionTurn;

describe('a guided session', () => {
  it('begins with what it does, for whom it is not, and its first question', () => {
    const [first] = talk() as [SessionTurn];
    expect(first.message).toBe(
      'We look for a beginning.\n\nNot for somebody who is ill.\n\nWhat is it?',
    );
    expect(first.attachments.session).toMatchObject({ step: 1, canGoBack: false, canSkip: false });
  });

  it('has what was told before in its field, or takes it as answered', () => {
    const [task, ...others] = GUIDE.steps as [GuideStep, ...GuideStep[]];
    const asking = (tells: 'matter' | 'first-option'): SessionGuide => ({
      ...GUIDE,
      steps: [{ ...task, tells }, ...others],
    });
    const told = { matter: 'the tax', 'first-option': 'the letter' };
    const filled = startSession(asking('matter'), GOALS, told);
    expect([filled.attachments.session?.prefill, filled.state.answers]).toEqual(['the tax', {}]);
    const answered = startSession(asking('first-option'), GOALS, told);
    expect(answered.state).toMatchObject({
      step: 'hardest',
      trail: ['task'],
      answers: { task: 'the letter' },
    });
    expect(answered.attachments.session?.canGoBack).toBe(true);
  });

  it('keeps an answer whole and shows it again before the next question', () => {
    const turn = last('the tax {letter}, 6:30 in the “bathroom”?');
    expect(turn.message).toBe(
      'So it is this: “the tax {letter}, 6:30 in the “bathroom”?”.\n\nWhat is hard?',
    );
    expect(turn.state.answers).toEqual({ task: 'the tax {letter}, 6:30 in the “bathroom”?' });
  });

  it('does not repeat a long answer, and still keeps it', () => {
    const turn = last('x'.repeat(500));
    expect(turn.message).toBe('What is hard?');
    expect(turn.state.answers['task']).toHaveLength(500);
  });

  it('goes where a choice leads, and passes over what another choice asks', () => {
    expect(last('taxes', 'Fear').message).toBe('What do you fear?');
    expect(talk('taxes', 'The start', 'open it').at(-1)?.message).toBe('How sure?');
  });

  it('takes other words than those of a choice', () => {
    expect(last('taxes', 'all of it').message).toBe('What comes first?');
  });

  it('asks once more about a low number, and not about a high one', () => {
    expect(last('taxes', 'The start', 'open it', 'about 4').message).toBe('What makes it easier?');
    expect(last('taxes', 'The start', 'open it', '9').message).toBe('Which goal?');
  });

  it('counts its steps, the last of which shows what came of it', () => {
    const at = (...messages: string[]) => {
      const { session } = last(...messages).attachments;
      return [session?.step, session?.of];
    };
    expect(at()).toEqual([1, 6]);
    expect(at('taxes', 'The start')).toEqual([3, 6]);
    expect(at('taxes', 'The start', 'open it', '9', 'Swim')).toEqual([6, 6]);
  });

  it('shows numbers to press for a scale, and goals for a goal', () => {
    expect(last('taxes', 'The start', 'open it').attachments.choices).toHaveLength(11);
    const labels = last('taxes', 'The start', 'open it', '9').attachments.choices?.map(
      ({ label }) => label,
    );
    expect(labels).toEqual(['Swim', 'None of them']);
  });

  it('leaves out the lines of what was skipped, and keeps the goal that was picked', () => {
    const shown = last('taxes', 'The start', 'Skip', '9', 'Swim');
    expect(shown.attachments.session?.draft?.body).toBe('It: taxes\nSure: 9');
    const kept = last('taxes', 'The start', 'Skip', '9', 'Swim', 'Keep it');
    expect(kept.outcome).toBe('kept');
    expect(kept.message).toBe('It is kept.');
    expect(kept.keeps).toEqual({
      kind: 'if-then',
      title: 'A way to begin',
      body: 'It: taxes\nSure: 9',
      goalTitle: 'Swim',
    });
  });

  it('keeps the person’s own wording after “Change it”', () => {
    const done = ['taxes', 'The start', 'open it', '9', 'None of them'];
    const rewriting = last(...done, 'Change it');
    expect(rewriting.attachments.session?.prefill).toBe('It: taxes\nFirst: open it\nSure: 9');
    const shown = last(...done, 'Change it', 'Only this line.');
    expect(shown.attachments.session?.draft?.body).toBe('Only this line.');
    const kept = last(...done, 'Change it', 'Only this line.', 'Keep it');
    expect(kept.keeps).toMatchObject({ body: 'Only this line.', goalTitle: undefined });
  });

  it('leaves what is not to be kept', () => {
    const turn = last('taxes', 'The start', 'open it', '9', 'Swim', 'Don’t keep it');
    expect([turn.outcome, turn.keeps]).toEqual(['not-kept', undefined]);
  });

  it('asks which, where neither was said', () => {
    const turn = last('taxes', 'The start', 'open it', '9', 'Swim', 'hm');
    expect(turn.outcome).toBeUndefined();
    expect(turn.attachments.choices?.map(({ label }) => label)).toEqual([
      'Keep it',
      'Change it',
      'Don’t keep it',
    ]);
  });

  it('goes back to the question before and forgets its answer', () => {
    const turn = last('taxes', 'Fear', 'Back');
    expect(turn.message).toContain('What is hard?');
    expect(turn.state).toMatchObject({
      step: 'hardest',
      answers: { task: 'taxes' },
      trail: ['task'],
    });
    expect(last('Back').message).toBe('This is the first question.\n\nWhat is it?');
  });

  it('does not pass over what the rest builds on', () => {
    expect(last('skip').message).toContain('The rest builds on this one.');
  });

  it.each(['Stop', 'nvm', 'Never mind!'])('stops at “%s”', (word) => {
    expect(last('taxes', word).outcome).toBe('stopped');
  });

  it('takes a sentence with such a word for an answer', () => {
    expect(last('my boss said to stop asking').state.answers['task']).toBe(
      'my boss said to stop asking',
    );
  });

  it('shows what there is after “no more questions”', () => {
    expect(last('taxes', 'no more questions').attachments.session?.draft?.body).toBe('It: taxes');
  });

  it('has nothing to keep where nothing was written', () => {
    const turn = last('No more questions');
    expect([turn.outcome, turn.attachments]).toEqual(['not-kept', {}]);
  });

  it('waits while something graver is said, and goes on when asked', () => {
    const paused = pauseSession(last('taxes', 'The start'));
    const state = paused?.state as SessionTurn['state'];
    expect(
      continueSession(GUIDE, state, 'It has been like this for years.', GOALS),
    ).toBeUndefined();
    expect(continueSession(GUIDE, state, 'Go on', GOALS)?.message).toBe('What comes first?');
    expect(continueSession(GUIDE, state, 'Stop here', GOALS)?.outcome).toBe('stopped');
  });

  it('shows what has come of it where its step is not there any more', () => {
    const { state } = last('taxes', 'The start');
    const turn = continueSession(GUIDE, { ...state, step: 'gone' }, 'hm', GOALS);
    expect(turn?.attachments.session?.draft?.body).toBe('It: taxes');
  });
});
