import type { Query, QueryClient } from '@tanstack/react-query';
import { BROWSER_DATABASES, deleteDatabase } from '#frontend/lib/databases.ts';
import { isKept, keptPart, type SeenAnswer } from '#frontend/lib/last-seen/last-seen.rules.ts';
import { keepSeen, readSeen } from '#frontend/lib/last-seen/last-seen-store.ts';
import { hasStatus } from '#frontend/lib/request.ts';
import { connectionNow, showsCopyOf } from '#frontend/state/connection.state.ts';
import type { User } from '#schema/contracts/users.ts';
import { userQuery } from './user.ts';

const WRITE_DELAY_MS = 500;
const PERSON = JSON.stringify(userQuery.queryKey);

/** Puts what was last seen where the page has nothing. Says who saw it. */
export async function showLastSeen(client: QueryClient): Promise<User | undefined> {
  const seen = await readSeen();
  for (const { name, key, data, at } of seen) {
    if (name === PERSON || client.getQueryData(key) !== undefined) continue;
    client.setQueryData(key, data, { updatedAt: Date.parse(at) });
    showsCopyOf(at);
  }
  return seen.find(({ name }) => name === PERSON)?.data as User | undefined;
}

/**
 * Keeps copies of this person's answers on the device from here on, to read without a network; of
 * somebody who is incognito none. A call that gets no answer gets the copy.
 */
export function keepLastSeen(client: QueryClient): void {
  const changed = new Map<string, SeenAnswer>();
  const person = () => client.getQueryData(userQuery.queryKey);

  const flush = () => {
    const user = person();
    const fresh = [...changed.values()];
    changed.clear();
    if (user?.incognitoMode) deleteDatabase(BROWSER_DATABASES.lastSeen);
    else if (user)
      keepSeen(
        fresh.filter(({ userId }) => userId === user.id),
        user.id,
      );
  };

  const note = ({ queryKey: key, queryHash: name, state: { data, dataUpdatedAt } }: Query) => {
    const userId = person()?.id;
    if (userId === undefined || !data || !isKept(key) || connectionNow().isLost) return;
    changed.set(name, {
      name,
      key,
      data: keptPart(data),
      at: new Date(dataUpdatedAt).toISOString(),
      userId,
    });
    if (changed.size === 1) setTimeout(flush, WRITE_DELAY_MS);
  };

  for (const query of client.getQueryCache().getAll()) note(query);
  client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated') return;
    if (event.action.type === 'success') note(event.query);
    if (event.action.type === 'error' && hasStatus(event.action.error, 0)) showLastSeen(client);
  });
}
