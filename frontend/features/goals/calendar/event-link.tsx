import { urlTo } from '#schema/rules/url-to.ts';
import { CALENDAR_URLS } from '#schema/urls/calendar.urls.ts';
import styles from './event-link.module.css';

type Props = {
  goalId: number;
  /** A task with a day, or a step of the plan. */
  of: { task: string } | { milestone: number };
  /** What it is called, for who does not see where it stands. */
  name: string;
  label?: string;
};

/** One date as a file that any calendar opens. */
export function EventLink({ goalId, of, name, label = 'Add to my calendar' }: Props) {
  const query = 'task' in of ? `task=${of.task}` : `milestone=${of.milestone}`;
  return (
    <a
      className={styles.link}
      href={`${urlTo(CALENDAR_URLS.goalEvent, { goalId })}?${query}`}
      download="yet.ics"
    >
      {label}
      <span className="visually-hidden">: {name}</span>
    </a>
  );
}
