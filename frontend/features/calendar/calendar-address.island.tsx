import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  calendarAddressQuery,
  useEndCalendarAddress,
  useMakeCalendarAddress,
} from '#frontend/api/calendar.ts';
import { errorMessage } from '#frontend/lib/request.ts';
import { dayInText } from '#frontend/lib/words/moment-words.rules.ts';
import { showToast } from '#frontend/state/toast.state.ts';
import { Button } from '#frontend/ui/controls/button.tsx';
import { Confirm } from '#frontend/ui/feedback/confirm.tsx';
import { Skeleton } from '#frontend/ui/feedback/skeleton.tsx';
import { SettingsItem } from '#frontend/ui/settings-section.tsx';
import type { CalendarAddress } from '#schema/contracts/calendar.ts';
import styles from './calendar.module.css';
import { CalendarSheet } from './calendar-sheet.tsx';

const refused = (title: string) => (failure: Error) =>
  showToast({
    title,
    description: errorMessage(failure, 'Please try again in a moment.'),
    kind: 'destructive',
  });

function stateWords({ createdAt, lastReadAt }: CalendarAddress): string {
  if (!createdAt) return 'Off';
  return lastReadAt ? `Last read ${dayInText(lastReadAt)}` : 'Not read yet';
}

/** The private address under which a calendar reads along: made, made anew, or ended. */
export function CalendarAddressSettings() {
  const { data: address, error, refetch } = useQuery(calendarAddressQuery);
  const make = useMakeCalendarAddress();
  const end = useEndCalendarAddress();
  const [asked, setAsked] = useState<'renew' | 'end' | null>(null);
  const close = () => setAsked(null);

  const makeOne = () =>
    make.mutate(undefined, { onError: refused('No address was made'), onSettled: close });
  const endIt = () =>
    end.mutate(undefined, {
      onError: refused('The address was not ended'),
      onSuccess: () => make.reset(),
      onSettled: close,
    });

  return (
    <SettingsItem title="In your calendar" state={address && stateWords(address)}>
      {make.data && address?.createdAt ? (
        <CalendarSheet path={make.data.path} onDone={make.reset} />
      ) : (
        <>
          <p>
            Your calendar app can read along under a private address: the dates of goals and steps,
            tasks with a day, what repeats, and promises with an hour. Nothing of your journal or of
            talks with Eden.
          </p>
          {!address && !error && <Skeleton />}
          {!address && error && (
            <Button kind="outline" size="small" onClick={() => refetch()}>
              Try again
            </Button>
          )}
          {address?.createdAt === null && (
            <Button kind="outline" pending={make.isPending} onClick={makeOne}>
              Make an address
            </Button>
          )}
          {address?.createdAt && (
            <>
              <p>
                You made one {dayInText(address.createdAt)}. It was shown once, and only a checksum
                of it is kept here. If you’ve lost it, make another one.
              </p>
              <div className={styles.actions}>
                <Button kind="outline" size="small" onClick={() => setAsked('renew')}>
                  Make another one
                </Button>
                <Button kind="quiet" size="small" onClick={() => setAsked('end')}>
                  End it
                </Button>
              </div>
            </>
          )}
        </>
      )}
      <Confirm
        open={asked !== null}
        onClose={close}
        onConfirm={asked === 'end' ? endIt : makeOne}
        title={asked === 'end' ? 'End this address?' : 'Make another address?'}
        confirm={asked === 'end' ? 'End it' : 'Make another one'}
        keep="Keep it"
        kind="primary"
        pending={make.isPending || end.isPending}
      >
        {asked === 'end'
          ? 'Calendars that read it find nothing there any more. What they’ve shown so far may stay in them until you remove the calendar there.'
          : 'The one you have stops working, and your calendar needs the new one.'}
      </Confirm>
    </SettingsItem>
  );
}
