import { describe, expect, test } from 'vitest';
import { SAFETY_LANGUAGES } from '#schema/contracts/safety.ts';
import { nextState, openAgain } from './care.ts';
import { careMessage } from './care-words.ts';
import type { FollowUp } from './follow-up.ts';
import { TURNS_IN_CARE } from './message-in-care.ts';
import { type MessageAssessment, NO_CARE, type SafetyState } from './safety-state.ts';
import type { Finding } from './screen.ts';

const NOW = new Date('2026-11-22T12:00:00.000Z');
const heard = (
  level: Finding['level'],
  followUp: FollowUp = 'more',
  more: Partial<Finding> = {},
): MessageAssessment => ({
  finding: {
    level,
    concernsOther: false,
    language: 'en',
    isLanguageClear: true,
    ...(level === 'danger' && { danger: 'suicide' }),
    ...more,
  },
  followUp,
  isFollowUpClear: true,
});
const inCare: SafetyState = {
  ...NO_CARE,
  level: 'care',
  danger: 'suicide',
  since: NOW.toISOString(),
};

describe('care', () => {
  test('begins with danger, in the language that was spoken', () => {
    const { care, part } = nextState(NO_CARE, heard('danger', 'more', { language: 'pl' }), NOW);
    expect(care).toMatchObject({
      level: 'care',
      danger: 'suicide',
      language: 'pl',
      since: NOW.toISOString(),
    });
    expect(part).toEqual({ kind: 'opening', danger: 'suicide', concernsOther: false });
  });

  test('does not end before six calm turns, whatever is said', () => {
    let care = nextState(inCare, heard('safe', 'safe'), NOW).care;
    for (let turn = 1; turn < TURNS_IN_CARE; turn += 1) {
      expect(care.level).toBe('care');
      care = nextState(care, heard('safe', 'elsewhere'), NOW).care;
    }
    expect(nextState(care, heard('safe', 'elsewhere'), NOW).part).toEqual({ kind: 'hand-over' });
  });

  test('does not end by turning to something else alone', () => {
    let care = inCare;
    for (let turn = 0; turn < 20; turn += 1)
      care = nextState(care, heard('safe', 'elsewhere'), NOW).care;
    expect(care.level).toBe('care');
  });

  test('begins to count anew with another sign of danger', () => {
    const calm = { ...inCare, calmTurns: 6, saidSafe: true };
    for (const sign of [heard('danger'), heard('safe', 'acted'), heard('safe', 'goodbye')]) {
      expect(nextState(calm, sign, NOW).care).toMatchObject({
        level: 'care',
        calmTurns: 0,
        saidSafe: false,
      });
    }
  });

  test('says the opening of an emergency when the danger has become one', () => {
    const { part } = nextState(inCare, heard('danger', 'acted', { danger: 'medical' }), NOW);
    expect(part).toEqual({ kind: 'opening', danger: 'medical', concernsOther: false });
  });

  test('answers news of help as such, though the words speak of danger again', () => {
    const pumped = nextState(inCare, heard('danger', 'reached', { danger: 'medical' }), NOW);
    expect(pumped.part).toMatchObject({ kind: 'answer', to: 'reached', danger: 'medical' });
    expect(pumped.care).toMatchObject({ level: 'care', danger: 'medical', calmTurns: 0 });
    const outright = heard('danger', 'reached', { danger: 'medical', isSaidOutright: true });
    expect(nextState(inCare, outright, NOW).part).toMatchObject({ kind: 'opening' });
  });

  test('tells who hides what to do, once as an opening', () => {
    const hides = { ...heard('danger', 'more', { danger: 'abuse' }), signs: ['hiding'] as const };
    const first = nextState(inCare, hides, NOW);
    expect([first.part, first.signs]).toEqual([
      { kind: 'opening', danger: 'abuse', concernsOther: false },
      ['hiding'],
    ]);
    expect(nextState(first.care, hides, NOW).part).toMatchObject({ kind: 'answer', to: 'acted' });
  });

  test('asks how somebody is who comes back after two days', () => {
    const later = new Date(NOW.getTime() + 49 * 3_600_000);
    const { care, part } = nextState(inCare, heard('safe', 'elsewhere'), later);
    expect([care.level, part]).toEqual(['check', { kind: 'check', which: 'back' }]);
  });
});

describe('a second danger in the same talk', () => {
  const violence: SafetyState = { ...inCare, danger: 'abuse' };

  test('has words of its own', () => {
    const said = heard('danger', 'more', { danger: 'suicide', isClearlyThat: true });
    const { care, part } = nextState(violence, said, NOW);
    expect(care.danger).toBe('suicide');
    expect(part).toMatchObject({ kind: 'opening', danger: 'suicide' });
  });

  test('is not heard where it is uncertain which it is', () => {
    const said = heard('danger', 'more', { danger: 'suicide', isClearlyThat: false });
    expect(nextState(violence, said, NOW).part?.kind).toBe('answer');
  });

  test('is the person’s own after somebody else’s', () => {
    const friend: SafetyState = { ...inCare, concernsOther: true };
    const said = heard('danger', 'more', { isClearlyThat: true });
    expect(nextState(friend, said, NOW).part).toMatchObject({
      kind: 'opening',
      concernsOther: false,
    });
  });

  test('goes on in the language that is clearly written now', () => {
    const said = heard('safe', 'more', { language: 'es', isLanguageClear: true });
    expect(nextState(inCare, said, NOW).care.language).toBe('es');
    const short = heard('safe', 'more', { language: 'es', isLanguageClear: false });
    expect(nextState(inCare, short, NOW).care.language).toBe('en');
  });

  test('is opened again in another conversation, where no numbers stand above', () => {
    const step = nextState(inCare, heard('safe', 'more'), NOW);
    expect([step.part?.kind, openAgain(step).part?.kind]).toEqual(['answer', 'opening']);
  });
});

describe('a question whether somebody is safe', () => {
  test.each(['unsure', 'safe', 'more', 'elsewhere'] as const)(
    'is not answered by words of doubt that are taken for “%s”',
    (followUp) => {
      const step = nextState(asked, { ...heard('safe', followUp), doubts: true }, NOW);
      expect([step.care.level, step.part?.kind]).toEqual(['care', 'opening']);
    },
  );

  test.each(['nothing', 'talk', 'refuses'] as const)(
    'turns into care where nothing but “%s” follows, twice',
    (followUp) => {
      const once = nextState(asked, heard('safe', followUp), NOW);
      expect(nextState(once.care, heard('safe', followUp), NOW).care.level).toBe('care');
    },
  );

  const asked = nextState(NO_CARE, heard('check'), NOW).care;

  test.each(['more', 'somebody’s'])('asks softly where little speaks for danger: %s', (whose) => {
    const faint = { isFaint: true, concernsOther: whose !== 'more' };
    const { part, isBeside } = nextState(NO_CARE, heard('check', 'more', faint), NOW);
    expect([part, isBeside]).toEqual([{ kind: 'check', which: 'faint' }, true]);
    const urgent = nextState(NO_CARE, heard('check', 'more', { ...faint, danger: 'medical' }), NOW);
    expect(urgent.part).toEqual({ kind: 'check', which: 'medical' });
  });

  test('says where to call along with the question where minutes may count', () => {
    const { part } = nextState(NO_CARE, heard('check', 'more', { danger: 'medical' }), NOW);
    expect(part).toEqual({ kind: 'check', which: 'medical' });
    for (const language of SAFETY_LANGUAGES)
      expect(careMessage({ kind: 'check', which: 'medical' }, language, 'DE')).toContain('112');
  });

  test('does not let go of what may have been swallowed: a yes is told where to call all the same', () => {
    const medical = nextState(NO_CARE, heard('check', 'more', { danger: 'medical' }), NOW).care;
    const { care, part } = nextState(medical, heard('safe', 'safe'), NOW);
    expect([care.level, part]).toEqual(['none', { kind: 'check', which: 'medical-safe' }]);
    for (const language of SAFETY_LANGUAGES)
      expect(careMessage({ kind: 'check', which: 'medical-safe' }, language, 'DE')).toContain(
        '112',
      );
  });

  test('takes “the ambulance is here” for the answer that it is', () => {
    const medical = nextState(NO_CARE, heard('check', 'more', { danger: 'medical' }), NOW).care;
    const { care, part } = nextState(medical, heard('safe', 'reached'), NOW);
    expect([care.level, part]).toEqual([
      'care',
      { kind: 'answer', to: 'reached', danger: 'medical', concernsOther: false, turn: 0 },
    ]);
  });

  describe('that was answered with a yes', () => {
    const safe = nextState(asked, heard('safe', 'safe'), NOW).care;

    test.each(['taken-back', 'unsafe', 'acted', 'goodbye'] as const)(
      'is heard again by “%s”',
      (followUp) => {
        const { care, part } = nextState(safe, heard('safe', followUp), NOW);
        expect([care.level, part?.kind]).toEqual(['care', 'opening']);
      },
    );

    test('is not asked about another danger right after, unless minutes may count', () => {
      const check = (danger: Finding['danger']) =>
        nextState(safe, heard('check', 'more', { ...(danger && { danger }) }), NOW).part?.kind;
      expect([check('abuse'), check('eating'), check('medical'), check('minor')]).toEqual([
        undefined,
        undefined,
        'check',
        'check',
      ]);
    });

    test('is not taken back by an ordinary sentence that only resembles an answer', () => {
      const unclear = { ...heard('safe', 'goodbye'), isFollowUpClear: false };
      expect(nextState(safe, unclear, NOW).part).toBeUndefined();
    });

    test('is let go after six messages of something else', () => {
      let care = safe;
      for (let turn = 0; turn < 6; turn += 1) {
        const step = nextState(care, heard('safe', 'elsewhere'), NOW);
        expect(step.part).toBeUndefined();
        care = step.care;
      }
      expect(nextState(care, heard('safe', 'taken-back'), NOW).part).toBeUndefined();
    });
  });

  test('takes “I’m not suicidal” for the answer that it is, and words said outright for what they are', () => {
    const denied = nextState(asked, { ...heard('danger', 'more'), denies: true }, NOW);
    expect(denied.part).toEqual({ kind: 'check', which: 'safe' });
    // What the classifier alone takes for an answer is not enough: “Yes, I have thoughts of killing
    // myself” holds a yes.
    expect(nextState(asked, heard('danger', 'safe'), NOW).care.level).toBe('care');
    const outright = { ...heard('danger', 'safe', { isSaidOutright: true }), denies: true };
    expect(nextState(asked, outright, NOW).care.level).toBe('care');
  });

  test('is asked about somebody else where the person says that it is about them', () => {
    const { care, part } = nextState(asked, heard('safe', 'somebody-else'), NOW);
    expect([care.level, care.concernsOther, part]).toEqual([
      'check',
      true,
      { kind: 'check', which: 'near' },
    ]);
    const near = nextState(NO_CARE, heard('check', 'more', { concernsOther: true }), NOW);
    expect(near.part).toEqual({ kind: 'check', which: 'near' });
  });

  test('is content with a yes', () => {
    const { care, part } = nextState(asked, heard('safe', 'safe'), NOW);
    expect([care.level, part]).toEqual(['none', { kind: 'check', which: 'safe' }]);
  });

  test.each(['unsafe', 'acted', 'goodbye'] as const)('turns into care by “%s”', (followUp) => {
    expect(nextState(asked, heard('safe', followUp), NOW).care.level).toBe('care');
  });

  test('is asked once more after a vague word that was typed, and taken for care where it was pressed', () => {
    const typed = nextState(asked, heard('safe', 'unsure'), NOW);
    expect([typed.care.level, typed.part]).toEqual(['check', { kind: 'check', which: 'again' }]);
    expect(nextState(typed.care, heard('safe', 'unsure'), NOW).care.level).toBe('care');
    expect(nextState(asked, { ...heard('safe', 'unsure'), isChosen: true }, NOW).care.level).toBe(
      'care',
    );
  });

  describe('that is passed over for harmless things', () => {
    const telling = { ...heard('safe', 'unsafe'), isFollowUpClear: true, isLong: true };

    test.each([
      ['“no, nobody is ill, it is about my prices and the client of tomorrow”', telling],
      ['something else', heard('safe', 'elsewhere')],
    ])('is asked once more below the reply, and then left: %s', (_, said) => {
      const still = nextState(asked, said, NOW);
      expect([still.care.level, still.part, still.isBeside]).toEqual([
        'check',
        { kind: 'check', which: 'still' },
        true,
      ]);
      const { care, part } = nextState(still.care, said, NOW);
      expect([care.level, part]).toEqual(['none', undefined]);
      // It is not asked about again at once, and may still be taken back.
      expect(nextState(care, heard('check'), NOW).part).toBeUndefined();
      expect(nextState(care, heard('safe', 'acted'), NOW).care.level).toBe('care');
    });

    test('is no pass for words of danger, nor for a short no', () => {
      expect(nextState(asked, { ...telling, ...heard('danger') }, NOW).care.level).toBe('care');
      expect(nextState(asked, { ...telling, isLong: false }, NOW).care.level).toBe('care');
      const still = nextState(asked, telling, NOW).care;
      expect(nextState(still, heard('check'), NOW).care.level).toBe('care');
    });
  });

  test('is content with a yes before something else, and with none before danger', () => {
    const yes = { ...heard('safe', 'angry'), saysYes: true, isLong: true };
    expect(nextState(asked, yes, NOW).part).toEqual({ kind: 'check', which: 'safe' });
    const taken = { ...heard('danger', 'acted'), saysYes: true };
    expect(nextState(asked, taken, NOW).care.level).toBe('care');
    // “yes i took them”, “yes i took them but im fine”: as short as that nothing else speaks for
    // it.
    const acted = { ...heard('safe', 'acted'), isFollowUpClear: false, saysYes: true };
    for (const said of [acted, { ...acted, isCalm: true }])
      expect(nextState(asked, said, NOW).part).toEqual({ kind: 'check', which: 'again' });
  });

  test('that was soft is let go, unless it sounds heavy again', () => {
    const soft = nextState(NO_CARE, heard('check', 'more', { isFaint: true }), NOW);
    expect(nextState(soft.care, heard('safe', 'elsewhere'), NOW)).toMatchObject({
      care: { level: 'none' },
      part: undefined,
    });
    const heavy = nextState(soft.care, heard('check', 'more'), NOW);
    expect([heavy.care.level, heavy.part]).toEqual(['check', { kind: 'check', which: 'again' }]);
    // “Not great” to “how are you with it?” is asked about; the button is taken at its word.
    expect(nextState(soft.care, heard('safe', 'unsafe'), NOW).part).toEqual({
      kind: 'check',
      which: 'says',
    });
    const pressed = { ...heard('safe', 'unsafe'), isChosen: true };
    expect(nextState(soft.care, pressed, NOW).care.level).toBe('care');
    expect(nextState(soft.care, heard('safe', 'somebody-else'), NOW).part).toEqual({
      kind: 'check',
      which: 'near',
    });
    const everyday = nextState(soft.care, heard('safe', 'safe'), NOW);
    expect(everyday.part).toEqual({ kind: 'check', which: 'everyday' });
    const toldBesides = nextState(soft.care, { ...heard('safe', 'safe'), isLong: true }, NOW);
    expect(toldBesides).toMatchObject({ care: { level: 'none' }, part: undefined });
  });
});

describe('words of care that were read wrongly', () => {
  const denied = { ...heard('safe', 'more'), denies: true };

  test('give way to a question where that is said at once', () => {
    const { care, part } = nextState(inCare, denied, NOW);
    expect([care.level, part]).toEqual(['check', { kind: 'check', which: 'denied' }]);
    expect(nextState(care, heard('safe', 'safe'), NOW).care.level).toBe('none');
    expect(nextState(care, heard('danger'), NOW).care.level).toBe('care');
  });

  test('give way later, too, and stay after words that leave no doubt', () => {
    expect(nextState({ ...inCare, turns: 4 }, denied, NOW).part).toEqual({
      kind: 'check',
      which: 'denied',
    });
    const outright = { ...heard('danger', 'more', { isSaidOutright: true }), denies: true };
    expect(nextState(inCare, outright, NOW).care.level).toBe('care');
  });

  test('give way where nothing left no doubt and all is said to be well', () => {
    const well = { ...heard('safe', 'acted'), isCalm: true, isLong: true };
    expect(nextState(inCare, { ...well, isCareDoubtful: true }, NOW).part).toEqual({
      kind: 'check',
      which: 'denied',
    });
    expect(nextState(inCare, well, NOW).care.level).toBe('care');
    const danger = { ...well, ...heard('danger'), isCareDoubtful: true };
    expect(nextState(inCare, danger, NOW).care.level).toBe('care');
    // What is told at length is no “I did it”.
    const telling = { ...heard('safe', 'acted'), isLong: true, isCareDoubtful: true };
    expect(nextState(inCare, telling, NOW).part).toMatchObject({ kind: 'answer', to: 'more' });
  });

  test('are not begun by an answer that says that all is well', () => {
    const asked = nextState(NO_CARE, heard('check'), NOW).care;
    const calm = { ...heard('safe', 'unsafe'), isCalm: true };
    expect(nextState(asked, calm, NOW).part).toEqual({ kind: 'check', which: 'safe' });
    expect(nextState(asked, { ...calm, ...heard('danger') }, NOW).care.level).toBe('care');
  });
});
