import { RadioGroup } from '#frontend/ui/controls/radio-group.tsx';
import { SettingsItem } from '#frontend/ui/settings-section.tsx';
import { TextLink } from '#frontend/ui/text/text-link.tsx';
import type { PrivacySettings } from '#schema/contracts/privacy.ts';
import { PATHS } from '#schema/urls/page-paths.ts';
import styles from './eden-voice.module.css';
import { NotLoaded } from './not-loaded.tsx';
import { voiceWords } from './privacy-words.rules.ts';
import { usePrivacy } from './use-privacy.ts';

const MODEL = {
  value: 'model',
  name: 'A model may help',
  words: 'If it fails, the built-in Eden answers.',
} as const;
const BUILT_IN = {
  value: 'built-in',
  name: 'Built-in only',
  words: 'Rules inside this app. Nothing is sent anywhere.',
} as const;
const OFF = {
  value: 'off',
  name: 'No feedback',
  words: 'Entries are kept, and nobody replies to them.',
} as const;

/** Whether anybody outside may lend Eden words, feature by feature. */
export function EdenVoice() {
  const { settings, error, refetch, choose } = usePrivacy();
  return (
    <SettingsItem title="Who writes Eden’s words" state={settings && voiceWords(settings)}>
      {settings ? (
        <div className={styles.voices}>
          <ModelNote model={settings.model} />
          <RadioGroup
            label="Chat"
            choices={[MODEL, BUILT_IN]}
            value={settings.aiChat}
            onChange={(aiChat) => choose({ aiChat })}
          />
          <RadioGroup
            label="Feedback on journal entries"
            choices={[MODEL, BUILT_IN, OFF]}
            value={settings.aiFeedback}
            onChange={(aiFeedback) => choose({ aiFeedback })}
          />
          <RadioGroup
            label="Plans for goals"
            choices={[MODEL, BUILT_IN]}
            value={settings.aiRoadmap}
            onChange={(aiRoadmap) => choose({ aiRoadmap })}
          />
        </div>
      ) : (
        <NotLoaded error={error} onRetry={refetch} />
      )}
    </SettingsItem>
  );
}

function ModelNote({ model }: Pick<PrivacySettings, 'model'>) {
  if (!model) {
    return (
      <p>
        This copy of Yet has no language model. Eden’s words come from rules inside the app, and
        nothing you write leaves it. If one is added, it’s used only where you allow it here.
      </p>
    );
  }
  return (
    <p>
      The language model {model.name}, at {model.host}, may write for Eden. Where you allow it, it
      receives what you write there, and <TextLink href={PATHS.edenKnows}>what Eden knows</TextLink>{' '}
      of you.
    </p>
  );
}
