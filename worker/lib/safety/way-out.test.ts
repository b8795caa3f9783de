import { describe, expect, test } from 'vitest';
import { nextState } from './care.ts';
import type { FollowUp } from './follow-up.ts';
import { type MessageAssessment, NO_CARE, type SafetyState } from './safety-state.ts';
import type { Finding } from './screen.ts';

const NOW = new Date('2026-11-24T12:00:00.000Z');
const said = (
  followUp: FollowUp,
  finding: Partial<Finding> = {},
  more: Partial<MessageAssessment> = {},
): MessageAssessment => ({
  finding: { level: 'safe', concernsOther: false, language: 'en', ...finding },
  followUp,
  isFollowUpClear: true,
  ...more,
});
const danger = said('more', { level: 'danger', danger: 'suicide' });
const inCare = nextState(NO_CARE, danger, NOW).care;
/** Words that left no doubt, and none of those that alarm in any context. */
const CLEAR = { isCareDoubtful: false, isCareOutright: false };

describe('who says in care what was misread', () => {
  test('is asked once, and goes on after a yes', () => {
    const step = nextState(inCare, said('misread', {}, CLEAR), NOW);
    expect([step.care.level, step.part]).toEqual(['check', { kind: 'check', which: 'denied' }]);
    expect(nextState(step.care, said('safe'), NOW).care.level).toBe('none');
    expect(nextState(step.care, said('unsafe'), NOW).care.level).toBe('care');
  });

  test('is asked also where the words hold danger, as “in the film she hangs herself”', () => {
    const film = said('misread', { level: 'danger', danger: 'suicide' }, CLEAR);
    expect(nextState(inCare, film, NOW).part).toEqual({ kind: 'check', which: 'denied' });
  });

  test('stays in care after words that alarm in any context, and after a second alarm', () => {
    const outright = said('misread', {}, { ...CLEAR, isCareOutright: true });
    expect(nextState(inCare, outright, NOW).part).toMatchObject({ to: 'taken-back' });
    const again = nextState(inCare, danger, NOW).care;
    const later = nextState(again, said('misread', {}, CLEAR), NOW);
    expect([later.care.level, later.part]).toMatchObject(['care', { to: 'taken-back' }]);
  });

  test.each(['taken-back', 'angry', 'nothing', 'talk', 'elsewhere', 'thanks', 'safe'] as const)(
    'is told apart from “%s”, which stays in care',
    (followUp) => {
      let care: SafetyState = inCare;
      for (let turn = 0; turn < 6; turn += 1) {
        care = nextState(care, said(followUp, {}, CLEAR), NOW).care;
        expect(care.level).toBe('care');
      }
    },
  );

  test('stays in care who says that they lied and are fine, doubtful or not', () => {
    const lied = said('taken-back', {}, { isCalm: true, isCareDoubtful: true });
    expect(nextState(inCare, lied, NOW).care.level).toBe('care');
  });
});

describe('“not me, my daughter”, in care', () => {
  test('is asked about once, and over where she is safe', () => {
    const step = nextState(inCare, said('somebody-else', {}, CLEAR), NOW);
    expect([step.care.concernsOther, step.part]).toEqual([true, { kind: 'check', which: 'near' }]);
    expect(nextState(step.care, said('safe'), NOW).care.level).toBe('none');
    expect(nextState(step.care, said('unsafe'), NOW).part).toMatchObject({
      kind: 'opening',
      concernsOther: true,
    });
  });

  test('is cared for at once where minutes may count', () => {
    const poisoned = { ...inCare, danger: 'medical' as const };
    expect(nextState(poisoned, said('somebody-else', {}, CLEAR), NOW).part).toMatchObject({
      kind: 'opening',
      concernsOther: true,
    });
  });
});

describe('after a question', () => {
  const asked = nextState(NO_CARE, said('more', { level: 'check' }), NOW).care;

  test('who was misread goes on at once', () => {
    const { care, part } = nextState(asked, said('misread'), NOW);
    expect([care.level, part]).toEqual(['none', { kind: 'check', which: 'safe' }]);
  });

  test('“forget it” is asked once more, and believed the second time', () => {
    const again = nextState(asked, said('taken-back', {}, { isCalm: true }), NOW);
    expect(again.part).toEqual({ kind: 'check', which: 'again' });
    expect(nextState(again.care, said('taken-back'), NOW).care.level).toBe('none');
  });
});
