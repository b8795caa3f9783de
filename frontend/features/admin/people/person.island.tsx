import { useQuery } from '@tanstack/react-query';
import { personQuery } from '#frontend/api/admin.ts';
import { AuditEvents } from '#frontend/features/admin/audit-events.tsx';
import { DidNotLoad } from '#frontend/features/admin/did-not-load.tsx';
import tableStyles from '#frontend/features/admin/table.module.css';
import { hasStatus } from '#frontend/lib/request.ts';
import { dayWords, momentInText } from '#frontend/lib/words/moment-words.rules.ts';
import { ButtonLink } from '#frontend/ui/controls/button.tsx';
import { StrayLeafDrawing } from '#frontend/ui/drawings/stray-leaf-drawing.tsx';
import { EmptyState } from '#frontend/ui/feedback/empty-state.tsx';
import { Skeleton } from '#frontend/ui/feedback/skeleton.tsx';
import { SettingsSection } from '#frontend/ui/settings-section.tsx';
import { BackLink } from '#frontend/ui/text/back-link.tsx';
import type { AdminUserDetail } from '#schema/contracts/admin/admin.ts';
import { PATHS } from '#schema/urls/page-paths.ts';
import styles from './person.module.css';
import { PersonPlan } from './person-plan.tsx';
import { PersonSignIn } from './person-sign-in.tsx';
import { recoveryWords } from './person-words.rules.ts';

/**
 * One account: how it stands, and what can be done for its owner. `userId` is NaN for an address
 * that names none.
 */
export function PersonIsland({ userId }: { userId: number }) {
  const { data: person, error, isPending, isFetching, refetch } = useQuery(personQuery(userId));
  return (
    <>
      <BackLink href={PATHS.admin}>Back to people</BackLink>
      {person ? (
        <Account person={person} />
      ) : (
        <>
          <header className={styles.head}>
            <h1>{hasStatus(error, 404) ? 'No such account' : 'An account'}</h1>
          </header>
          {isPending && <Skeleton count={3} />}
          {hasStatus(error, 404) && <NoSuchAccount />}
          {error && !hasStatus(error, 404) && (
            <DidNotLoad
              what="This account"
              error={error}
              isAsking={isFetching}
              onAskAgain={refetch}
            />
          )}
        </>
      )}
    </>
  );
}

const NoSuchAccount = () => (
  <EmptyState
    drawing={<StrayLeafDrawing size={80} />}
    action={<ButtonLink href={PATHS.admin}>All people</ButtonLink>}
  >
    There is no account at this address. It may have been deleted.
  </EmptyState>
);

function Account({ person }: { person: AdminUserDetail }) {
  return (
    <>
      <header className={styles.head}>
        <h1>{person.username}</h1>
        {person.isAdmin && <span className={tableStyles.badge}>Admin</span>}
        {person.lockedUntil && (
          <span className={tableStyles.badge} data-strong="">
            Locked
          </span>
        )}
      </header>
      <div className={styles.sections}>
        <SettingsSection
          id="account"
          title="Account"
          words="To tell whether it is who writes to you."
        >
          <Facts person={person} />
        </SettingsSection>
        <SettingsSection
          id="plan"
          title="Plan"
          words="What is paid for is changed where it is paid."
        >
          <PersonPlan person={person} />
        </SettingsSection>
        <SettingsSection
          id="sign-in"
          title="Signing in"
          words="When somebody cannot get in, or should not be in."
        >
          <PersonSignIn person={person} />
        </SettingsSection>
        <SettingsSection id="audit" title="What was done" words="By admins, in this account.">
          <AuditEvents filter={{ userId: person.id }} none="Nothing was done here so far." />
        </SettingsSection>
      </div>
    </>
  );
}

function Facts({ person }: { person: AdminUserDetail }) {
  const { email, createdAt, lastSeenAt, openBrowsers, lockedUntil } = person;
  const browsers = openBrowsers === 1 ? '1 browser' : `${openBrowsers} browsers`;
  return (
    <dl className={styles.facts}>
      <div>
        <dt>Address</dt>
        <dd>{email ?? 'None'}</dd>
      </div>
      <div>
        <dt>Ways back in</dt>
        <dd>{recoveryWords(person)}</dd>
      </div>
      <div>
        <dt>Joined</dt>
        <dd>
          <time dateTime={createdAt}>{dayWords(createdAt)}</time>
        </dd>
      </div>
      <div>
        <dt>Last seen</dt>
        <dd>
          {lastSeenAt ? `${dayWords(lastSeenAt)}, signed in on ${browsers}` : 'Signed in nowhere'}
        </dd>
      </div>
      {lockedUntil && (
        <div>
          <dt>Locked until</dt>
          <dd>
            <time dateTime={lockedUntil}>{momentInText(lockedUntil)}</time>, after too many wrong
            passwords
          </dd>
        </div>
      )}
    </dl>
  );
}
