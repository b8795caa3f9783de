import { Link } from 'wouter';
import { AccountFacts } from '#frontend/features/account/account-facts.island.tsx';
import { DayStartSetting } from '#frontend/features/account/day-start.island.tsx';
import { Personalization } from '#frontend/features/appearance/personalization.island.tsx';
import { ChatRetention } from '#frontend/features/privacy/chat-retention.island.tsx';
import { EdenVoice } from '#frontend/features/privacy/eden-voice.island.tsx';
import { PrivacySwitches } from '#frontend/features/privacy/privacy-switches.island.tsx';
import { lazyComponent } from '#frontend/lib/lazy-component.ts';
import {
  BookDrawing,
  EdenDrawing,
  SeedlingDrawing,
} from '#frontend/ui/drawings/place-drawings.tsx';
import { Skeleton } from '#frontend/ui/feedback/skeleton.tsx';
import { Island } from '#frontend/ui/island.tsx';
import { Page } from '#frontend/ui/page.tsx';
import { SettingsRow, SettingsSection } from '#frontend/ui/settings-section.tsx';
import { TextLink } from '#frontend/ui/text/text-link.tsx';
import { PATHS } from '#schema/urls/page-paths.ts';
import styles from './settings.module.css';

/** Below the fold, and each with rules of its own: they come when the page is quiet. */
const TakeAlong = lazyComponent(() =>
  import('#frontend/features/account/export-data.island.tsx').then((m) => m.ExportData),
);
const BringBack = lazyComponent(() =>
  import('#frontend/features/account/import-data.island.tsx').then((m) => m.ImportData),
);
const DeleteAccount = lazyComponent(() =>
  import('#frontend/features/account/delete-account.island.tsx').then((m) => m.DeleteAccount),
);
const ChangePassword = lazyComponent(() =>
  import('#frontend/features/auth/security/change-password.island.tsx').then(
    (m) => m.ChangePassword,
  ),
);
const Passkeys = lazyComponent(() =>
  import('#frontend/features/auth/security/passkeys.island.tsx').then((m) => m.Passkeys),
);
const RecoveryCodes = lazyComponent(() =>
  import('#frontend/features/auth/security/recovery-codes.island.tsx').then(
    (m) => m.RecoveryCodesIsland,
  ),
);
const Sessions = lazyComponent(() =>
  import('#frontend/features/auth/security/sessions.island.tsx').then((m) => m.Sessions),
);
const SsoLink = lazyComponent(() =>
  import('#frontend/features/auth/security/sso-link.island.tsx').then((m) => m.SsoLink),
);

const InYourCalendar = lazyComponent(() =>
  import('#frontend/features/calendar/calendar-address.island.tsx').then(
    (m) => m.CalendarAddressSettings,
  ),
);
const Mails = lazyComponent(() =>
  import('#frontend/features/calendar/mail-plans.island.tsx').then((m) => m.MailPlansSettings),
);
const Reminders = lazyComponent(() =>
  import('#frontend/features/reminders/settings/reminders.island.tsx').then((m) => m.Reminders),
);

const SIDEBAR = [
  { name: 'Home', href: PATHS.home },
  { name: 'Goals dashboard', href: PATHS.goals },
  { name: 'Mindset Assessment', href: PATHS.quiz },
  { name: 'Settings', href: PATHS.settings },
];

const NEARBY = [
  {
    title: 'Eden’s manner',
    words: 'Choose her personality, tone and approach.',
    href: `${PATHS.eden}?settings=1`,
    drawing: <EdenDrawing size={48} />,
  },
  {
    title: 'A quick check-in',
    words: 'Eight small situations, about two minutes.',
    href: PATHS.checkIn,
    drawing: <SeedlingDrawing size={48} />,
  },
  {
    title: 'What the evidence says',
    words: 'What scores like these can tell you, and what they can’t.',
    href: PATHS.evidence,
    drawing: <BookDrawing size={48} />,
  },
];

export function SettingsScreen() {
  return (
    <Page>
      <div className={styles.columns}>
        <nav aria-label="Sidebar" className={styles.sidebar}>
          <ul>
            {SIDEBAR.map(({ name, href }) => (
              <li key={href}>
                <Link
                  href={href}
                  className={styles.link}
                  aria-current={href === PATHS.settings ? 'page' : undefined}
                >
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.content}>
          <h1>Settings</h1>
          <Island name="Personalization" skeleton={<Skeleton shape="tree" />}>
            <Personalization />
          </Island>
          <SettingsSection
            id="account"
            title="Account"
            words="Your username, and where to reach you if you forget your password."
          >
            <Island name="Your account" skeleton={<Skeleton />}>
              <AccountFacts />
            </Island>
            <Island name="When your day begins" skeleton={<Skeleton />}>
              <DayStartSetting />
            </Island>
          </SettingsSection>
          <SettingsSection
            id="security"
            title="Security"
            words="How you sign in, and where you’re signed in."
          >
            <Island name="Password" skeleton={<Skeleton />}>
              <ChangePassword />
            </Island>
            <Island name="Passkeys" skeleton={<Skeleton />}>
              <Passkeys />
            </Island>
            <Island name="The other provider" skeleton={<Skeleton />}>
              <SsoLink />
            </Island>
            <Island name="Recovery codes" skeleton={<Skeleton />}>
              <RecoveryCodes />
            </Island>
            <Island name="Signed-in browsers" skeleton={<Skeleton />}>
              <Sessions />
            </Island>
          </SettingsSection>
          <SettingsSection
            id="reminders"
            title="Reminders"
            words="What you’re asked about, when and where. There’s nothing until you choose it."
          >
            <Island name="Reminders" skeleton={<Skeleton count={4} />}>
              <Reminders />
            </Island>
          </SettingsSection>
          <SettingsSection
            id="calendar-and-mail"
            title="Calendar and mail"
            words="Your dates in the calendar you already use. Nothing is sent unless you choose it."
          >
            <Island name="Your calendar" skeleton={<Skeleton />}>
              <InYourCalendar />
            </Island>
            <Island name="Mails" skeleton={<Skeleton />}>
              <Mails />
            </Island>
          </SettingsSection>
          <SettingsSection
            id="privacy"
            title="Privacy"
            words="What’s kept, and who can read it. Each choice takes effect at once."
          >
            <Island name="Privacy" skeleton={<Skeleton />}>
              <PrivacySwitches />
            </Island>
            <Island name="Who writes Eden’s words" skeleton={<Skeleton />}>
              <EdenVoice />
            </Island>
            <Island name="How long chats are kept" skeleton={<Skeleton />}>
              <ChatRetention />
            </Island>
            <SettingsRow>
              <h3 className={styles.further}>
                <TextLink href={PATHS.edenKnows}>What Eden knows</TextLink>
              </h3>
              <p className={styles.furtherWords}>
                Everything she’s told with a message, for you to read, correct and switch off. And
                what you want her to keep in mind.
              </p>
            </SettingsRow>
          </SettingsSection>
          <SettingsSection
            id="your-data"
            title="Your data"
            words="It’s yours. Take it with you, bring it back, or delete it."
          >
            <Island name="The download" skeleton={<Skeleton />}>
              <TakeAlong />
            </Island>
            <Island name="Bringing a file in" skeleton={<Skeleton />}>
              <BringBack />
            </Island>
            <Island name="Deleting the account" skeleton={<Skeleton />}>
              <DeleteAccount />
            </Island>
          </SettingsSection>
          <SettingsSection
            id="nearby"
            title="See also"
            words="Three things that have a page of their own."
          >
            <ul className={styles.nearby}>
              {NEARBY.map(({ title, words, href, drawing }) => (
                <li key={href} className={styles.place}>
                  {drawing}
                  <div>
                    <h3>
                      <TextLink href={href} stretched>
                        {title}
                      </TextLink>
                    </h3>
                    <p>{words}</p>
                  </div>
                </li>
              ))}
            </ul>
          </SettingsSection>
        </div>
      </div>
    </Page>
  );
}
