import styles from '#frontend/features/admin/table.module.css';
import { dayWords } from '#frontend/lib/words/moment-words.rules.ts';
import { TextLink } from '#frontend/ui/text/text-link.tsx';
import type { AdminUser } from '#schema/contracts/admin/admin.ts';
import { urlTo } from '#schema/rules/url-to.ts';
import { PATHS } from '#schema/urls/page-paths.ts';
import { planWords } from './person-words.rules.ts';

export function PeopleTable({ people }: { people: AdminUser[] }) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Account</th>
          <th scope="col">Plan</th>
          <th scope="col">Last seen</th>
          <th scope="col" className={styles.wide}>
            Joined
          </th>
        </tr>
      </thead>
      <tbody>
        {people.map((person) => (
          <PersonRow key={person.id} person={person} />
        ))}
      </tbody>
    </table>
  );
}

function PersonRow({ person }: { person: AdminUser }) {
  const { id, username, email, isAdmin, lockedUntil, lastSeenAt, createdAt } = person;
  return (
    <tr>
      <th scope="row">
        <TextLink href={urlTo(PATHS.adminPerson, { userId: id })}>{username}</TextLink>
        {isAdmin && <span className={styles.badge}>Admin</span>}
        {lockedUntil && (
          <span className={styles.badge} data-strong="">
            Locked
          </span>
        )}
        <p className={styles.under}>{email ?? 'No address'}</p>
      </th>
      <td className={styles.quiet}>{planWords(person)}</td>
      <td className={styles.quiet}>
        {lastSeenAt ? <time dateTime={lastSeenAt}>{dayWords(lastSeenAt)}</time> : 'Signed out'}
      </td>
      <td className={`${styles.quiet} ${styles.wide}`}>
        <time dateTime={createdAt}>{dayWords(createdAt)}</time>
      </td>
    </tr>
  );
}
