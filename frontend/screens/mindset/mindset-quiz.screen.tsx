import { MindsetQuiz } from '#frontend/features/mindset/quiz.island.tsx';
import { Skeleton } from '#frontend/ui/feedback/skeleton.tsx';
import { Island } from '#frontend/ui/island.tsx';
import { Page } from '#frontend/ui/page.tsx';
import styles from './mindset-quiz.module.css';

export function MindsetQuizScreen() {
  return (
    <Page width="reading">
      <header className={styles.head}>
        <h1>Mindset Assessment</h1>
        <p>If you’ve never been in a situation like this, picture the nearest one you know.</p>
      </header>
      <Island name="The assessment" skeleton={<Skeleton shape="form" />}>
        <MindsetQuiz />
      </Island>
      <p className={styles.foot}>
        Your responses help us create a personalized growth plan tailored to your mindset.
      </p>
    </Page>
  );
}
