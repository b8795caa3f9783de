import { Fragment, memo } from 'react';
import { DayMark, EdenMessage, OwnMessage } from '#frontend/features/coach/messages/message.tsx';
import { KeptThingCard } from '#frontend/features/coach/sessions/kept-card.tsx';
import { dayWords } from '#frontend/lib/words/moment-words.rules.ts';
import type { ChatExchange } from '#schema/contracts/coach/coach.ts';

/**
 * What was said before, oldest first, with a mark where a day begins. It stays as it is while one
 * writes below it.
 */
export const History = memo(({ exchanges }: { exchanges: ChatExchange[] }) => {
  return exchanges.map(({ id, content, response, coach, technique, beside, createdAt }, index) => {
    const day = dayWords(createdAt);
    const before = exchanges[index - 1];
    return (
      <Fragment key={id}>
        {(!before || dayWords(before.createdAt) !== day) && <DayMark>{day}</DayMark>}
        <OwnMessage content={content} />
        {response && <EdenMessage content={response} coach={coach} technique={technique} />}
        {beside?.kept && (
          <KeptThingCard {...beside.kept} isNewest={index === exchanges.length - 1} />
        )}
      </Fragment>
    );
  });
});
