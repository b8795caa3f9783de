import { urlTo } from '#schema/rules/url-to.ts';
import { CALENDAR_URLS } from '#schema/urls/calendar.urls.ts';
import styles from './event-link.module.css';

type Props = {
  goalId: number;
  /** A task with a day or a rhythm, an if-then with an hour, or a step of the plan. */
  of: { task: string } | { ifThen: string } | { milestone: number };
  /** What it is called, for who does not see where it stands. */
  name: string;
  label?: string;
};

/** One date, or what repeats, as a file that any calendar opens. */
export function EventLink({ goalId, of, name, label = 'Add to my calendar' }: Props) {
  const [[kind, id] = []] = Object.entries(of);
  return (
    <a
      className={styles.link}
      href={`${urlTo(CALENDAR_URLS.goalEvent, { goalId })}?${kind}=${id}`}
      download="yet.ics"
    >
      {label}
      <span className="visually-hidden">: {name}</span>
    </a>
  );
}
