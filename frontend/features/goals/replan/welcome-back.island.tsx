import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useState } from 'react';
import { usePersonDay } from '#frontend/api/person-day.ts';
import { userQuery } from '#frontend/api/user.ts';
import { lazyComponent } from '#frontend/lib/lazy-component.ts';
import { readStored, storageKeys, writeStored } from '#frontend/lib/storage.ts';
import { DAY_MS } from '#schema/rules/time.ts';

const ReturnCard = lazyComponent(() => import('./return-card.tsx').then((m) => m.ReturnCard));

/** After two weeks without a look at home somebody comes back. */
const FORTNIGHT_MS = 14 * DAY_MS;

/**
 * Notes on this device that somebody was here today, and asks whether they come back where the last
 * time was two weeks ago or more, or the device has seen nobody yet. Whether they were here on
 * another one is told from where they are signed in; nothing new is kept for it.
 */
export function WelcomeBack() {
  const { data: user } = useQuery(userQuery);
  const today = usePersonDay();
  const [away, setAway] = useState<'here' | 'unknown'>();
  const userId = user?.id;

  useEffect(() => {
    if (userId === undefined) return;
    const key = storageKeys.lastHere(userId);
    const last = Date.parse(readStored(key) ?? '');
    if (Number.isNaN(last)) setAway('unknown');
    else if (Date.parse(today) - last >= FORTNIGHT_MS) setAway('here');
    writeStored(key, today);
  }, [userId, today]);

  if (!away) return null;
  return (
    <Suspense fallback={null}>
      <ReturnCard today={today} isKnownAway={away === 'here'} onClose={() => setAway(undefined)} />
    </Suspense>
  );
}
