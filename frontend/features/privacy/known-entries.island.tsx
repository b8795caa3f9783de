import { dayWords } from '#frontend/lib/words/moment-words.rules.ts';
import { Switch } from '#frontend/ui/controls/switch.tsx';
import { TextLink } from '#frontend/ui/text/text-link.tsx';
import type { EdenKnowledge, PrivacySettings } from '#schema/contracts/privacy.ts';
import { PATHS } from '#schema/urls/page-paths.ts';
import styles from './known.module.css';
import { NotLoaded } from './not-loaded.tsx';
import { useKnown } from './use-known.ts';

/** What of the journal goes along with a message. */
export function KnownEntries() {
  const { known, error, retry, choose } = useKnown();
  if (!known) return <NotLoaded error={error} onRetry={retry} />;
  const { settings, knowledge } = known;
  return (
    <div className={styles.told}>
      <Switch
        label="Tell a model of my latest entries"
        hint="Up to three, from the journals of open goals, 600 characters each. The built-in Eden doesn’t read them."
        checked={settings.tellsJournal}
        onChange={(tellsJournal) => choose({ tellsJournal })}
      />
      {settings.tellsJournal && <Entries settings={settings} entries={knowledge.entries} />}
    </div>
  );
}

function Entries({
  settings,
  entries,
}: { settings: PrivacySettings } & Pick<EdenKnowledge, 'entries'>) {
  if (!settings.model || settings.aiChat !== 'model') {
    return (
      <p className={styles.nothing}>
        None of them is read now:{' '}
        {settings.model ? 'in the chat you let' : 'there is no model here, so'} the built-in Eden{' '}
        {settings.model ? 'speak' : 'speaks'}.
      </p>
    );
  }
  if (entries.length === 0)
    return (
      <p className={styles.nothing}>
        There’s no entry to pass on. Entries that speak of danger never are.
      </p>
    );
  return (
    <>
      <ul className={styles.list}>
        {entries.map(({ words, isCut, goalTitle, createdAt }) => (
          <li key={createdAt + words} className={styles.item}>
            <p className={styles.entry}>
              {words}
              {isCut && <span className={styles.facts}> … (the rest is not passed on)</span>}
            </p>
            <p className={styles.facts}>
              {dayWords(createdAt)}, in the journal of {goalTitle}
            </p>
          </li>
        ))}
      </ul>
      <p className={styles.source}>
        From the journals of <TextLink href={PATHS.goals}>your goals</TextLink>, where you can
        change or delete each one. Entries that speak of danger are left out.
      </p>
    </>
  );
}
