import { PRIMARY_SHARD } from '#worker/lib/database/shard-ref.ts';
import { bindings, type Person, signedUp } from './harness.ts';

/** What `npm run admin -- make` does to a row. */
export async function setAdminFlag(person: Person, isAdmin = true): Promise<Person> {
  await bindings.DB.prepare('update users set is_admin = ? where id = ?')
    .bind(isAdmin ? 1 : 0, person.user.id)
    .run();
  return person;
}

/** Admins live in the first database. */
export const anAdmin = async (): Promise<Person> => setAdminFlag(await signedUp(PRIMARY_SHARD));

export interface AuditRow {
  actor_id: number | null;
  action: string;
  subject_kind: string;
  subject_id: number;
  detail: string;
  request_id: string | null;
}

/** What the trail has of a person's actions, oldest first. */
export const auditEventsOf = async ({ user }: Person): Promise<AuditRow[]> =>
  (
    await bindings.DB.prepare('select * from audit_trail where actor_id = ? order by id')
      .bind(user.id)
      .all<AuditRow>()
  ).results;
