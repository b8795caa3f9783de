import { useState } from 'react';
import { renderLocale } from '#frontend/lib/render-locale.ts';
import { dayWords } from '#frontend/lib/words/moment-words.rules.ts';
import { percentWords } from '#frontend/lib/words/percent-words.rules.ts';
import { Button } from '#frontend/ui/controls/button.tsx';
import { Disclosure } from '#frontend/ui/disclosure.tsx';
import type { JourneyEvent } from '#schema/contracts/mindset.ts';
import { EventIcon } from './event-icon.tsx';
import { Impact } from './impact.tsx';
import {
  byMonth,
  eventTypeWords,
  eventWords,
  firstOpenMonth,
  type Month,
} from './journey.rules.ts';
import styles from './journey-timeline.module.css';

/** About a screen of events stands open; the months before are folded. */
const OPEN_EVENTS = 8;
const SHOWN_IN_MONTH = 20;

export function JourneyTimeline({ events, total }: { events: JourneyEvent[]; total: number }) {
  const months = byMonth(events);
  const firstOpen = firstOpenMonth(months, OPEN_EVENTS);
  return (
    <section className={styles.timeline} aria-labelledby="journey-timeline">
      <h3 id="journey-timeline">Journey Timeline</h3>
      {total > events.length && (
        <p className={styles.note}>
          The latest {events.length} of {total.toLocaleString(renderLocale())} events, from the
          oldest to the newest.
        </p>
      )}
      {events.some(hasFigures) && (
        <Disclosure summary="What the numbers mean">
          <p className={styles.note}>
            A number with a plus or minus is an event’s weight. For an assessment it’s how far your
            overall score moved since the one before; for goals, steps and finished paths it’s a
            small fixed number. “Response” says how far the answers were towards the growth end, out
            of 100%. Both vary from day to day.
          </p>
        </Disclosure>
      )}
      {months.map((month, index) => (
        <Disclosure
          key={month.key}
          open={index >= firstOpen}
          summary={
            <span className={styles.month}>
              {month.name}{' '}
              <span className={styles.count}>
                {month.events.length} {month.events.length === 1 ? 'event' : 'events'}
              </span>
            </span>
          }
        >
          <MonthEvents month={month} />
        </Disclosure>
      ))}
    </section>
  );
}

const hasFigures = ({ impactScore, eventData }: JourneyEvent) =>
  impactScore !== 0 || eventData.responseScore !== undefined;

function MonthEvents({ month: { events } }: { month: Month }) {
  const [showsAll, setShowsAll] = useState(events.length <= SHOWN_IN_MONTH);
  return (
    <>
      {!showsAll && (
        <Button kind="quiet" size="small" onClick={() => setShowsAll(true)}>
          Show earlier ({events.length - SHOWN_IN_MONTH})
        </Button>
      )}
      <ol className={styles.events}>
        {(showsAll ? events : events.slice(-SHOWN_IN_MONTH)).map((event) => (
          <Event key={event.id} event={event} />
        ))}
      </ol>
    </>
  );
}

function Event({ event }: { event: JourneyEvent }) {
  const { eventType, timestamp, impactScore, eventData } = event;
  return (
    <li className={styles.event}>
      <EventIcon type={eventType} />
      <div className={styles.words}>
        <p className={styles.type}>
          {eventTypeWords(eventType)}
          <Impact score={impactScore} />
        </p>
        <p className={styles.what}>{eventWords(event)}</p>
        <p className={styles.when}>
          <time dateTime={timestamp}>{dayWords(timestamp)}</time>
          {eventData.responseScore !== undefined && (
            <span>Response: {percentWords(eventData.responseScore)}</span>
          )}
        </p>
      </div>
    </li>
  );
}
