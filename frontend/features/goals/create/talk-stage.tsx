import {
  answerGoalQuestion,
  type GoalDraft,
} from '#frontend/features/goals/edit/goal-draft.state.ts';
import styles from './create-goal.module.css';
import type { GoalTalk } from './goal-talk.rules.ts';
import { QuestionField } from './question-field.tsx';
import { StageHeading } from './stage-heading.tsx';
import { UnderstoodPart } from './understood-part.tsx';

type Props = {
  draft: GoalDraft;
  talk: GoalTalk;
  isReading: boolean;
  onRead: (draft: GoalDraft) => void;
};

/** What Eden understood, and at most a few questions that change the plan. All may be skipped. */
export function TalkStage({ draft, talk, isReading, onRead }: Props) {
  const { understood } = talk.reply;
  const steering = understood?.question ?? '';
  return (
    <>
      <StageHeading>What I understood</StageHeading>
      {understood && (
        <UnderstoodPart
          key={steering}
          understood={understood}
          title={draft.title}
          answer={draft.answers[steering] ?? ''}
          onType={(answer) => answerGoalQuestion(steering, answer)}
          onCorrect={(answer) => onRead(answerGoalQuestion(steering, answer))}
          isReading={isReading}
        />
      )}
      {talk.questions.length > 0 && (
        <section className={styles.questions} aria-labelledby="goal-questions">
          <div>
            <h4 id="goal-questions">What would help the plan</h4>
            <p className={styles.hint}>Skip whatever you like.</p>
          </div>
          {talk.questions.map((question) => (
            <QuestionField
              key={question.text}
              question={question}
              answer={draft.answers[question.text] ?? ''}
              onAnswer={(answer) => answerGoalQuestion(question.text, answer)}
            />
          ))}
        </section>
      )}
    </>
  );
}
