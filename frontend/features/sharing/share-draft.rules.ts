import type { FieldErrors } from '#frontend/lib/validate.ts';
import type { CalendarDate } from '#schema/contracts/dates.ts';
import type { SharePatch } from '#schema/contracts/sharing.ts';
import { looksLikeEmail } from '#schema/rules/account/email-shape.ts';
import { endWords } from './share-words.rules.ts';

export type ShareWay = 'person' | 'link' | 'sealed';

/** The fields of the share form. */
export type ShareDraft = {
  way: ShareWay;
  /** An e-mail address or a username. */
  who: string;
  mayCheer: boolean;
  /** A calendar date, or empty for no end. */
  until: string;
};

export const NEW_DRAFT: ShareDraft = { way: 'person', who: '', mayCheer: true, until: '' };

/** A share as it can be sent; a sealed one still needs its snapshot. */
export type ReadyShare = {
  way: ShareWay;
  sharedWithEmail: string | null;
  sharedWithUsername: string | null;
  permissionLevel: NonNullable<SharePatch['permissionLevel']>;
  expiresAt: string | null;
};

/** The midnight that ends a day where the person is, as an instant; null for no day. */
export function midnightAfter(date: CalendarDate | ''): string | null {
  if (date === '') return null;
  const [year, month, day] = date.split('-').map(Number) as [number, number, number];
  return new Date(year, month - 1, day + 1).toISOString();
}

/** The other way round: the last day that counts, for a date field. */
export function dayOfEnd(expiresAt: string | null): CalendarDate | '' {
  if (expiresAt === null) return '';
  const last = new Date(Date.parse(expiresAt) - 1);
  const pad = (part: number) => String(part).padStart(2, '0');
  return `${last.getFullYear()}-${pad(last.getMonth() + 1)}-${pad(last.getDate())}`;
}

export const PAST_END = 'Please choose today or a later day';

/** Whether a day picked as an end has gone by. */
export const isPastDay = (date: CalendarDate | '', now: Date) =>
  date !== '' && Date.parse(midnightAfter(date) as string) <= now.getTime();

/** One sentence above the preview: who will see what, until when, and what they may do. */
export function audienceWords(
  { way, expiresAt, permissionLevel, ...named }: ReadyShare,
  now = new Date(),
): string {
  const until = expiresAt ? `, ${endWords(expiresAt, now)}` : '';
  if (way === 'link') return `Anyone with the link sees this, always up to date${until}.`;
  if (way === 'sealed') return `Anyone with the whole link sees this as it is now${until}.`;
  const note = permissionLevel === 'cheer' ? ', and may leave one note' : '';
  const who = named.sharedWithEmail ?? named.sharedWithUsername;
  return `${who} sees this, always up to date${until}${note}.`;
}

export function readDraft(
  { way, who, mayCheer, until }: ShareDraft,
  now = new Date(),
): { value: ReadyShare } | { errors: FieldErrors } {
  const errors: FieldErrors = {};
  const name = way === 'link' ? '' : who.trim();
  if (way === 'person' && name === '') errors['who'] = 'Please say who it is for';
  if (way === 'sealed' && name !== '' && !looksLikeEmail(name))
    errors['who'] = 'Please enter a valid email address';
  if (isPastDay(until, now)) errors['until'] = PAST_END;
  if (Object.keys(errors).length > 0) return { errors };
  const isEmail = looksLikeEmail(name);
  return {
    value: {
      way,
      sharedWithEmail: isEmail ? name : null,
      sharedWithUsername: name !== '' && !isEmail ? name : null,
      permissionLevel: way === 'person' && mayCheer ? 'cheer' : 'view',
      expiresAt: midnightAfter(until),
    },
  };
}
