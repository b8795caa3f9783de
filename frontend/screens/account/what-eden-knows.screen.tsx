import { KeptThings } from '#frontend/features/privacy/kept-things.island.tsx';
import { KnownConversation } from '#frontend/features/privacy/known-conversation.island.tsx';
import { KnownEntries } from '#frontend/features/privacy/known-entries.island.tsx';
import { KnownGoals } from '#frontend/features/privacy/known-goals.island.tsx';
import { KnownManner } from '#frontend/features/privacy/known-manner.island.tsx';
import { KnownMindset } from '#frontend/features/privacy/known-mindset.island.tsx';
import { Notes } from '#frontend/features/privacy/notes.island.tsx';
import { Skeleton } from '#frontend/ui/feedback/skeleton.tsx';
import { Island } from '#frontend/ui/island.tsx';
import { Page } from '#frontend/ui/page.tsx';
import { SettingsSection } from '#frontend/ui/settings-section.tsx';
import { BackLink } from '#frontend/ui/text/back-link.tsx';
import { TextLink } from '#frontend/ui/text/text-link.tsx';
import { PATHS } from '#schema/urls/page-paths.ts';
import styles from './what-eden-knows.module.css';

export function WhatEdenKnowsScreen() {
  return (
    <Page>
      <BackLink href={PATHS.settings}>Back to Settings</BackLink>
      <header className={styles.head}>
        <h1>What Eden knows</h1>
        <p>
          Eden has no memory of her own. With each message she’s given what’s on this page, along
          with the message itself and any journal entry you bring to the chat. There’s nothing else,
          and you can take any of it away.
        </p>
      </header>
      <div className={styles.sections}>
        <SettingsSection
          id="notes"
          title="Your notes"
          words="What you’d like her to keep in mind: when you work, what you can’t do, what to call you."
        >
          <Island name="Your notes" skeleton={<Skeleton />}>
            <Notes />
          </Island>
        </SettingsSection>
        <SettingsSection
          id="kept"
          title="Kept from sessions"
          words="What you kept at the end of a guided session, as you worded it."
        >
          <Island name="Kept from sessions" skeleton={<Skeleton />}>
            <KeptThings />
          </Island>
        </SettingsSection>
        <SettingsSection
          id="goals"
          title="Your goals"
          words="So that she can talk about what you’re working towards."
        >
          <Island name="Your goals" skeleton={<Skeleton />}>
            <KnownGoals />
          </Island>
        </SettingsSection>
        <SettingsSection
          id="mindset"
          title="Your answers"
          words="So that she can choose what’s worth trying."
        >
          <Island name="Your answers" skeleton={<Skeleton />}>
            <KnownMindset />
          </Island>
        </SettingsSection>
        <SettingsSection
          id="journal"
          title="Your journal"
          words="So that you don’t have to say things twice."
        >
          <Island name="Your journal" skeleton={<Skeleton />}>
            <KnownEntries />
          </Island>
        </SettingsSection>
        <SettingsSection
          id="conversation"
          title="Your conversation"
          words="So that she can follow it."
        >
          <Island name="Your conversation" skeleton={<Skeleton />}>
            <KnownConversation />
          </Island>
        </SettingsSection>
        <SettingsSection id="manner" title="Her manner" words="How she speaks with you.">
          <Island name="Her manner" skeleton={<Skeleton />}>
            <KnownManner />
          </Island>
        </SettingsSection>
        <SettingsSection id="never" title="Never told" words="Whoever writes her words.">
          <p className={styles.never}>
            Your name, your email address, your password, your plan and payments, your scores, your
            stickers, what you’re learning, whom you share with, and any other conversation.
            Feedback on an entry is given with the entry, its goal, your hardest area and your
            notes; a plan with the goal as you describe it and your notes. You choose who may write
            for her in <TextLink href={PATHS.settings}>Settings</TextLink>; the rest is in the{' '}
            <TextLink href={PATHS.privacy}>Privacy Policy</TextLink>.
          </p>
        </SettingsSection>
      </div>
    </Page>
  );
}
