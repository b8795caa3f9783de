import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useAnswerReview } from '#frontend/api/reviews.ts';
import { errorMessage } from '#frontend/lib/request.ts';
import { showToast } from '#frontend/state/toast.state.ts';
import { Button } from '#frontend/ui/controls/button.tsx';
import { TextArea } from '#frontend/ui/controls/field.tsx';
import { TextLink } from '#frontend/ui/text/text-link.tsx';
import type { ReviewItem, ReviewResult } from '#schema/contracts/learning-reviews.ts';
import { urlTo } from '#schema/rules/url-to.ts';
import { PATHS } from '#schema/urls/page-paths.ts';
import { RECALL_CHOICES } from './review-words.rules.ts';
import styles from './reviews.module.css';

type Props = { item: ReviewItem; isFirst: boolean; onAnswered: (result: ReviewResult) => void };

/** A question, room to answer it from memory, and only then its answer to compare with. */
export function ReviewCard({ item, isFirst, onAnswered }: Props) {
  const [words, setWords] = useState('');
  const [isShown, setIsShown] = useState(false);
  const { mutate, isPending } = useAnswerReview();
  const heading = useRef<HTMLHeadingElement>(null);
  const answer = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!isFirst) heading.current?.focus();
  }, [isFirst]);
  useEffect(() => {
    if (isShown) answer.current?.focus();
  }, [isShown]);

  const show = (event: FormEvent) => {
    event.preventDefault();
    setIsShown(true);
  };

  return (
    <article className={styles.card} aria-labelledby={`review-${item.id}`}>
      <p className={styles.from}>
        From{' '}
        <TextLink href={urlTo(PATHS.learningUnit, { unitId: item.unit.id })}>
          {item.unit.title}
        </TextLink>
      </p>
      <h2 ref={heading} tabIndex={-1} id={`review-${item.id}`} className={styles.question}>
        {item.question}
      </h2>
      {isShown ? (
        <>
          {words.trim() && (
            <div className={styles.own}>
              <p className={styles.label}>Your answer</p>
              <p className={styles.written}>{words}</p>
            </div>
          )}
          <div ref={answer} tabIndex={-1} className={styles.answer}>
            <p className={styles.label}>The unit’s answer</p>
            <p>{item.answer}</p>
          </div>
          <fieldset className={styles.recalls} disabled={isPending}>
            <legend>How much of it did you remember?</legend>
            {RECALL_CHOICES.map(({ recall, words: name }) => (
              <Button
                key={recall}
                kind="outline"
                onClick={() =>
                  mutate(
                    { id: item.id, recall },
                    {
                      onSuccess: onAnswered,
                      onError: (error) =>
                        showToast({
                          title: 'Failed to update progress',
                          description: errorMessage(error, 'Please try again in a moment.'),
                          kind: 'destructive',
                        }),
                    },
                  )
                }
              >
                {name}
              </Button>
            ))}
          </fieldset>
        </>
      ) : (
        <form className={styles.form} noValidate onSubmit={show}>
          <TextArea
            label="What you remember"
            hint="A few words are enough, and saying it to yourself counts too. This isn’t kept."
            rows={3}
            value={words}
            onChange={(event) => setWords(event.target.value)}
          />
          <Button type="submit">Show the answer</Button>
        </form>
      )}
    </article>
  );
}
