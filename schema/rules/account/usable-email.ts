/**
 * Accounts made without an address may carry a placeholder under this reserved domain; it is no
 * address to write to.
 */
export const PLACEHOLDER_DOMAIN = 'example.com';

/**
 * Whether a person has an address to which mail can be sent, and not the placeholder of an older
 * version.
 */
export function hasUsableEmail(user: { email: string | null }): boolean {
  const email = user.email?.trim().toLowerCase() ?? '';
  return email !== '' && !email.endsWith(`@${PLACEHOLDER_DOMAIN}`);
}
