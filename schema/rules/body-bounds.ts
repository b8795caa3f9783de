import { ACCOUNT_URLS } from '#schema/urls/account.urls.ts';
import { BILLING_URLS } from '#schema/urls/billing.urls.ts';
/** Room for a goal with twenty full milestones; nothing a person writes is longer. */
export const BODY_MAX_BYTES = 256 * 1024;

/**
 * What `POST /api/import` takes at once. A longer file is sent in parts:
 * `schema/rules/account/split-export.ts`.
 */
export const IMPORT_MAX_BYTES = 5 * 1024 * 1024;

/**
 * An event holds a whole object of the provider's, with whatever it lists; theirs are bounded, ours
 * is no guess at how.
 */
const WEBHOOK_MAX_BYTES = 1024 * 1024;

const WIDER = new Map<string, number>([
  [ACCOUNT_URLS.import, IMPORT_MAX_BYTES],
  [BILLING_URLS.stripeWebhook, WEBHOOK_MAX_BYTES],
]);

/**
 * The longest body that a path takes, in bytes: for the table of routes, and for the Worker that
 * holds to it.
 */
export const maxBytesOf = (path: string): number => WIDER.get(path) ?? BODY_MAX_BYTES;
