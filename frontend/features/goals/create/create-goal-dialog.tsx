import { type FormEvent, useLayoutEffect } from 'react';
import {
  forgetGoalDraft,
  type GoalDraft,
  putGoalAside,
  reviseGoalDraft,
  typeGoal,
} from '#frontend/features/goals/edit/goal-draft.state.ts';
import { localToday } from '#frontend/features/goals/list/goal-dates.rules.ts';
import { Confirm } from '#frontend/ui/feedback/confirm.tsx';
import { Dialog } from '#frontend/ui/feedback/dialog.tsx';
import { Notice } from '#frontend/ui/feedback/notice.tsx';
import { ByWhen } from './by-when.tsx';
import { CreateActions } from './create-actions.tsx';
import styles from './create-goal.module.css';
import { withoutStalePlan } from './goal-talk.rules.ts';
import { PlanStage } from './plan-stage.tsx';
import { TalkStage } from './talk-stage.tsx';
import { type Intent, useGoalCreation } from './use-goal-creation.ts';
import { WordsStage } from './words-stage.tsx';

const DESCRIPTION =
  'Your own words are best. Eden makes a plan of dated steps from them. Look at it first, or create the goal at once; you can change it later either way.';

/**
 * The words of a goal, the short talk, and the plan before it is kept. Closing it by accident keeps
 * all of it; Cancel and success forget it.
 */
export function CreateGoalDialog({ draft }: { draft: GoalDraft }) {
  const creation = useGoalCreation();
  const { doing, errors, failure, hasRead, asksWhen, proceed } = creation;
  const today = localToday();
  const { stage, talk } = draft;
  useLayoutEffect(() => reviseGoalDraft((left) => withoutStalePlan(left, localToday())), []);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    proceed(stage === 'plan' ? 'create' : 'show', draft);
  };
  const chooseDate = (targetDate: string | undefined) =>
    proceed(
      asksWhen as Intent,
      typeGoal(targetDate ? { targetDate, wantsDate: false } : { wantsDate: true }),
    );

  return (
    <Dialog
      open
      isPage
      onClose={putGoalAside}
      title="Create New Goal"
      description={stage === 'words' ? DESCRIPTION : undefined}
    >
      <form noValidate onSubmit={submit} className={styles.form}>
        {(stage === 'words' || !talk) && <WordsStage draft={draft} errors={errors} today={today} />}
        {asksWhen && stage === 'words' && (
          <ByWhen today={today} isPending={doing !== undefined} onChoose={chooseDate} />
        )}
        {stage === 'talk' && talk && (
          <TalkStage
            draft={draft}
            talk={talk}
            isReading={doing !== undefined}
            onRead={(answered) => proceed('read', answered)}
          />
        )}
        {stage === 'plan' && talk && (
          <PlanStage
            draft={draft}
            talk={talk}
            today={today}
            errors={errors}
            isPending={doing !== undefined}
            onReplan={(changed) => proceed('show', changed)}
          />
        )}
        {failure && (
          <Notice kind={hasRead ? 'calm' : 'error'}>
            {failure} What you typed is still here.
            {hasRead && ' You can change it, or create the goal all the same.'}
          </Notice>
        )}
        <CreateActions
          draft={draft}
          doing={doing}
          onCancel={forgetGoalDraft}
          onBack={(to) => typeGoal({ stage: to })}
          onCreate={() => proceed('create', draft)}
          onSaveWithoutPlan={() => creation.saveWithoutPlan(draft)}
        />
      </form>
      <Confirm
        open={creation.asksReplan !== undefined}
        onClose={creation.keepOwnPlan}
        onConfirm={() => creation.replan(draft)}
        title="Plan again?"
        confirm="Plan again"
        keep="Keep my changes"
        kind="primary"
      >
        You’ve changed this plan yourself. A new one would replace your changes.
      </Confirm>
    </Dialog>
  );
}
