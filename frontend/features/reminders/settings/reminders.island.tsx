import { errorMessage } from '#frontend/lib/request.ts';
import { Button } from '#frontend/ui/controls/button.tsx';
import { Switch } from '#frontend/ui/controls/switch.tsx';
import { Notice } from '#frontend/ui/feedback/notice.tsx';
import { Skeleton } from '#frontend/ui/feedback/skeleton.tsx';
import { SettingsRow } from '#frontend/ui/settings-section.tsx';
import { AskedThings } from './asked-things.tsx';
import { Devices } from './devices.tsx';
import { Holiday } from './holiday.tsx';
import { QuietTimes } from './quiet-times.tsx';
import { TestReminder } from './test-reminder.tsx';
import { useReminderSettings } from './use-reminder-settings.ts';

const NO_MAIL = {
  none: 'This copy of Yet sends no mails.',
  unproven: 'Needs an address that you have confirmed: see Account, above.',
};

/** All that asks by itself, in one place. */
export function Reminders() {
  const { settings, error, refetch, choose } = useReminderSettings();
  if (!settings)
    return error ? <NotHere error={error} onRetry={refetch} /> : <Skeleton count={4} />;
  const mailHint =
    settings.mailDelivery === 'none'
      ? NO_MAIL.none
      : settings.email
        ? `To ${settings.email}, with links that answer.`
        : NO_MAIL.unproven;
  return (
    <>
      <AskedThings />
      <SettingsRow>
        <Switch
          label="Notifications"
          hint={
            settings.pushKey
              ? 'On the browsers below, with buttons that answer.'
              : 'This copy of Yet sends none.'
          }
          checked={settings.byPush}
          onChange={(byPush) => choose({ byPush })}
        />
      </SettingsRow>
      <SettingsRow>
        <Switch
          label="By mail"
          hint={mailHint}
          checked={settings.byMail}
          onChange={(byMail) => choose({ byMail })}
        />
      </SettingsRow>
      <SettingsRow>
        <Switch
          label="Show my own words"
          hint="Without this, each says “A promise to yourself”, whoever sees the screen."
          checked={settings.showsTitles}
          onChange={(showsTitles) => choose({ showsTitles })}
        />
      </SettingsRow>
      <QuietTimes settings={settings} onChoose={choose} />
      <Holiday settings={settings} onChoose={choose} />
      <Devices settings={settings} />
      <TestReminder />
    </>
  );
}

function NotHere({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <Notice
      kind="error"
      action={
        <Button kind="outline" size="small" onClick={onRetry}>
          Try again
        </Button>
      }
    >
      {errorMessage(error, 'Your reminders did not load.')} They are as you left them.
    </Notice>
  );
}
