import { useQuery } from '@tanstack/react-query';
import { useChooseDayStart } from '#frontend/api/day-start.ts';
import { userQuery } from '#frontend/api/user.ts';
import { errorMessage } from '#frontend/lib/request.ts';
import { showToast } from '#frontend/state/toast.state.ts';
import { Select } from '#frontend/ui/controls/field.tsx';
import { SettingsItem } from '#frontend/ui/settings-section.tsx';

const HOURS = Array.from({ length: 13 }, (_, hour) => hour);

/** An hour as a clock shows it, with a word for its two ends. */
function hourWords(hour: number): string {
  if (hour === 0) return 'Midnight';
  return hour === 12 ? 'Noon' : `${hour} a.m.`;
}

/** When a day begins: until then, what was due yesterday is due today. */
export function DayStartSetting() {
  const { data: user } = useQuery(userQuery);
  const { mutate, variables, isPending } = useChooseDayStart();
  if (!user) return null;
  const hour = isPending ? variables.dayStartsAt : user.dayStartsAt;
  const choose = (dayStartsAt: number) =>
    mutate(
      { dayStartsAt },
      {
        onError: (failure) =>
          showToast({
            title: 'Not changed',
            description: errorMessage(failure, 'Please try again in a moment.'),
            kind: 'destructive',
          }),
      },
    );
  return (
    <SettingsItem title="My day begins at" state={hourWords(hour)}>
      <Select
        label="My day begins at"
        hint="For late nights: what you do before this hour still counts for the day before."
        value={hour}
        onChange={(event) => choose(Number(event.target.value))}
      >
        {HOURS.map((each) => (
          <option key={each} value={each}>
            {hourWords(each)}
          </option>
        ))}
      </Select>
    </SettingsItem>
  );
}
