import { TIER_NAMES } from '#frontend/lib/words/tier-names.ts';
import type { AuditAction, AuditEntry } from '#schema/contracts/admin/admin.ts';
import type { SubscriptionTier } from '#schema/contracts/enums.ts';
import { KIND_NAMES, partNames } from './content/content-words.rules.ts';
import { utcDateWords } from './date-words.rules.ts';

/** What can be filtered for, in the words of a list. */
export const ACTION_NAMES: Record<AuditAction, string> = {
  'tier.grant': 'Plans granted',
  'tier.end': 'Granted plans ended',
  'user.unlock': 'Accounts unlocked',
  'user.sign-out': 'People signed out',
  'content.save': 'Drafts saved',
  'content.publish': 'Content published',
  'content.discard': 'Drafts put away',
  'content.hand-back': 'Content handed back',
  'admin.make': 'Admins made',
  'admin.remove': 'Admins removed',
};

const tierOf = ({ tier }: AuditEntry['detail']) => TIER_NAMES[tier as SubscriptionTier] ?? 'a plan';

function subjectName({ kind, id, name }: AuditEntry['subject']): string {
  if (kind === 'user') return name ?? `account ${id}, which is gone`;
  return `${KIND_NAMES[kind].one} ${name ? `“${name}”` : id}`;
}

/**
 * One line of the trail as a sentence without its doer: "Granted Pro to ada until 31 January 2027".
 */
export function auditWords({ action, subject, detail }: AuditEntry): string {
  const who = subjectName(subject);
  const changed = Array.isArray(detail['changed']) ? partNames(detail['changed'] as string[]) : [];
  const parts = changed.length > 0 ? `: ${changed.join(', ')}` : '';
  switch (action) {
    case 'tier.grant':
      return `Granted ${tierOf(detail)} to ${who} until ${utcDateWords(String(detail['until']))}`;
    case 'tier.end':
      return `Ended the granted ${tierOf(detail)} of ${who}`;
    case 'user.unlock':
      return `Unlocked ${who}`;
    case 'user.sign-out':
      return `Signed ${who} out everywhere`;
    case 'content.save':
      return `Saved a draft of the ${who}${parts}`;
    case 'content.publish':
      return `Published the ${who}${parts}`;
    case 'content.discard':
      return `Put away the draft of the ${who}`;
    case 'content.hand-back':
      return `Handed the ${who} back to the files`;
    case 'admin.make':
      return `Made ${who} an admin`;
    case 'admin.remove':
      return `Made ${who} no admin any more`;
  }
}

/** Whoever did it. */
export function doerWords({ actor }: Pick<AuditEntry, 'actor'>): string {
  if (!actor) return 'the command line';
  return actor.name ?? `account ${actor.id}, which is gone`;
}
