import { useEffect, useRef, useState } from 'react';
import { useCreateGoal } from '#frontend/api/goals/goal-changes.ts';
import { isUnanswered, NOT_PLANNED, requestRoadmap } from '#frontend/api/goals/plan-goal.ts';
import {
  forgetGoalDraft,
  type GoalDraft,
  typeGoal,
} from '#frontend/features/goals/edit/goal-draft.state.ts';
import { localToday, monthsAfter } from '#frontend/features/goals/list/goal-dates.rules.ts';
import { ApiError, errorMessage } from '#frontend/lib/request.ts';
import { type FieldErrors, fieldErrors } from '#frontend/lib/validate.ts';
import { showToast } from '#frontend/state/toast.state.ts';
import { checkDraft, stageOfErrors } from './check-draft.rules.ts';
import {
  goalOfDraft,
  hasOpenQuestions,
  hasPlan,
  holdsEdits,
  isInDoubt,
  isPlanCurrent,
  requestOf,
  withReply,
} from './goal-talk.rules.ts';

/**
 * What a submit asks for: what Eden understood (`read`), the plan (`show`), or the goal itself
 * (`create`).
 */
export type Intent = 'read' | 'show' | 'create';

const FAILED = 'Failed to create goal';
const OFFLINE =
  'You’re offline, so the plan can’t be shown now. You can still create the goal: it waits on this device, and Eden plans it once it’s sent.';

/** So far away a goal is set where Eden was to choose the date and could not be asked. */
const MONTHS_WITHOUT_EDEN = 3;

const dated = (draft: GoalDraft): GoalDraft =>
  draft.targetDate
    ? draft
    : { ...draft, targetDate: monthsAfter(localToday(), MONTHS_WITHOUT_EDEN), wantsDate: false };

/** The way from the words of a goal to the goal: what is asked in between, and what goes wrong. */
export function useGoalCreation() {
  const { mutateAsync: deliver } = useCreateGoal();
  const [doing, setDoing] = useState<Intent>();
  const [errors, setErrors] = useState<FieldErrors>({});
  const [failure, setFailure] = useState('');
  /** Eden has said why she makes no plan; going on confirms that this was read. */
  const [hasRead, setHasRead] = useState(false);
  const [asksWhen, setAsksWhen] = useState<Intent>();
  const [asksReplan, setAsksReplan] = useState<Intent>();
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);

  const saidSafe = hasRead ? { saidSafe: true } : {};

  function fail(thrown: unknown): void {
    const found = thrown instanceof ApiError ? fieldErrors(thrown.issues) : {};
    setErrors(found);
    const words = errorMessage(thrown, FAILED);
    setFailure(words);
    const stage = stageOfErrors(found);
    if (stage) typeGoal({ stage });
    if (words === NOT_PLANNED) setHasRead(true);
    else showToast({ title: FAILED, description: words, kind: 'destructive' });
  }

  /** Holds all that was written against the rules; where something is wrong, the page shows it. */
  function isRight(draft: GoalDraft): boolean {
    const found = checkDraft(draft, localToday());
    setErrors(found);
    const stage = stageOfErrors(found);
    if (stage) typeGoal({ stage });
    return stage === undefined;
  }

  async function keep(draft: GoalDraft): Promise<void> {
    if (!isRight(dated(draft))) return;
    await deliver({ ...goalOfDraft(dated(draft)), ...saidSafe });
    forgetGoalDraft();
  }

  /** Whether this reply lets the goal be kept without another word. */
  const isSettled = (before: GoalDraft, draft: GoalDraft) =>
    before.stage === 'words' ? !isInDoubt(draft) : hasPlan(draft);

  async function plan(intent: Intent, draft: GoalDraft): Promise<void> {
    const reply = await requestRoadmap({ ...requestOf(draft), ...saidSafe });
    // Closed meanwhile, nobody waits for it; what was asked to be created is created.
    if (!isOpen.current && intent !== 'create') return;
    if (reply.safetyNotice && !(hasRead && intent === 'create'))
      throw new ApiError(409, NOT_PLANNED);
    const next = { ...draft, ...withReply(draft, reply, localToday()) };
    if (intent === 'create' && (reply.safetyNotice || isSettled(draft, next))) return keep(next);
    const isOtherKind = draft.talk?.reply.understood?.kind !== reply.understood?.kind;
    const isTalkWorth =
      draft.stage === 'words'
        ? isInDoubt(next) || hasOpenQuestions(next)
        : !hasPlan(next) || (isOtherKind && hasOpenQuestions(next));
    const staysInTalk = intent !== 'show' || isTalkWorth;
    // What was typed in the meantime stays; the plan is out of date then, and says so.
    const { talk, steering, targetDate, wantsDate } = next;
    const date = reply.targetDate ? { targetDate, wantsDate } : {};
    typeGoal({ talk, steering, ...date, stage: staysInTalk ? 'talk' : 'plan' });
  }

  async function planOrWait(intent: Intent, draft: GoalDraft): Promise<void> {
    try {
      await plan(intent, draft);
    } catch (thrown) {
      if (!isUnanswered(thrown)) throw thrown;
      if (intent !== 'create') throw new ApiError(0, OFFLINE);
      // It waits in the outbox with all answers, and is planned before it is sent.
      await deliver({ ...goalOfDraft(dated({ ...draft, talk: undefined })), ...saidSafe });
      forgetGoalDraft();
    }
  }

  async function run(intent: Intent, work: () => Promise<void>): Promise<void> {
    if (doing) return;
    setDoing(intent);
    setErrors({});
    setFailure('');
    setAsksWhen(undefined);
    setAsksReplan(undefined);
    try {
      await work();
    } catch (thrown) {
      fail(thrown);
    } finally {
      setDoing(undefined);
    }
  }

  async function proceed(intent: Intent, draft: GoalDraft): Promise<void> {
    setFailure('');
    if (draft.stage === 'plan' && intent === 'create') return run(intent, () => keep(draft));
    if (!isRight({ ...draft, talk: undefined })) return;
    if (!draft.targetDate && !draft.wantsDate) {
      setAsksWhen(intent);
    } else if (intent === 'read' || !isPlanCurrent(draft)) {
      if (holdsEdits(draft)) setAsksReplan(intent);
      else return run(intent, () => planOrWait(intent, draft));
    } else if (intent === 'show') {
      typeGoal({ stage: hasPlan(draft) && draft.stage === 'talk' ? 'plan' : 'talk' });
    } else if (isInDoubt(draft) && draft.stage === 'words') {
      typeGoal({ stage: 'talk' });
    } else {
      return run(intent, () => keep(draft));
    }
  }

  return {
    doing,
    errors,
    failure,
    hasRead,
    asksWhen,
    asksReplan,
    proceed,
    /** Makes the plan anew, whatever was changed in the one before. */
    replan: (draft: GoalDraft) =>
      run(asksReplan ?? 'show', () => planOrWait(asksReplan ?? 'show', draft)),
    keepOwnPlan: () => {
      setAsksReplan(undefined);
      typeGoal({ stage: 'plan' });
    },
    /** The person has been told that there is no plan, and wants the goal all the same. */
    saveWithoutPlan: (draft: GoalDraft) =>
      run('create', async () => {
        const goal = { ...goalOfDraft(dated(draft)), roadmap: { milestones: [] } };
        await deliver({ ...goal, ...saidSafe });
        forgetGoalDraft();
      }),
  };
}
