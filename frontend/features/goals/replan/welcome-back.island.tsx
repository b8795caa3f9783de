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
 * Notes on this device that somebody was here today, and shows a card where the last time was two
 * weeks ago or more. The date is the device’s own: nobody else is told when somebody was away.
 */
export function WelcomeBack() {
  const { data: user } = useQuery(userQuery);
  const today = usePersonDay();
  const [isBack, setIsBack] = useState(false);
  const userId = user?.id;

  useEffect(() => {
    if (userId === undefined) return;
    const key = storageKeys.lastHere(userId);
    const last = Date.parse(readStored(key) ?? '');
    if (Date.parse(today) - last >= FORTNIGHT_MS) setIsBack(true);
    writeStored(key, today);
  }, [userId, today]);

  if (!isBack) return null;
  return (
    <Suspense fallback={null}>
      <ReturnCard today={today} onClose={() => setIsBack(false)} />
    </Suspense>
  );
}
