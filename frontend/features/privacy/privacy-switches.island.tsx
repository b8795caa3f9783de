import { Switch } from '#frontend/ui/controls/switch.tsx';
import { SettingsRow } from '#frontend/ui/settings-section.tsx';
import { NotLoaded } from './not-loaded.tsx';
import { usePrivacy } from './use-privacy.ts';

/** What is settled by a flick. */
export function PrivacySwitches() {
  const { settings, error, refetch, choose } = usePrivacy();
  if (!settings) return <NotLoaded error={error} onRetry={refetch} />;
  return (
    <>
      <SettingsRow>
        <Switch
          label="Incognito"
          hint="From now on, nothing you say to Eden is stored, and neither is her feedback. Goals, entries and what you’ve done are kept as always."
          checked={settings.incognitoMode}
          onChange={(incognitoMode) => choose({ incognitoMode })}
        />
      </SettingsRow>
      <SettingsRow>
        <Switch
          label="A word for the day"
          hint="One short message a day, on Home."
          checked={settings.dailyMotivation}
          onChange={(dailyMotivation) => choose({ dailyMotivation })}
        />
      </SettingsRow>
    </>
  );
}
