import {
  answerGoalQuestion,
  type GoalDraft,
} from '#frontend/features/goals/edit/goal-draft.state.ts';
import styles from './create-goal.module.css';
import { type GoalTalk, hasPlan } from './goal-talk.rules.ts';
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
  const isPlanned = hasPlan(draft);
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
            <h4 id="goal-questions">
              {isPlanned ? 'What would help the plan' : 'Before there can be a plan'}
            </h4>
            <p className={styles.hint}>
              {isPlanned
                ? 'Skip whatever you like.'
                : 'Answer, or go back and word the goal another way. You can also save it without a plan.'}
            </p>
          </div>
          {talk.questions.map((question) => (
            <QuestionField
              key={question.text}
              question={question}
              isOptional={isPlanned}
              answer={draft.answers[question.text] ?? ''}
              onAnswer={(answer) => answerGoalQuestion(question.text, answer)}
            />
          ))}
        </section>
      )}
    </>
  );
}
