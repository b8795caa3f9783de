/**
 * Every place that asks a service outside, with how the tests have it asked: see `outward.test.ts`.
 * A file that calls `fetchOutside` and is not here fails `fetch-outside.test.ts`.
 */
export const OUTWARD_CALLS: Record<string, string[]> = {
  'worker/adapters/openai-coach/model-client.ts': ['a chat', 'feedback', 'a plan'],
  'worker/adapters/stripe/stripe-client.ts': ['a subscription'],
  'worker/adapters/paypal/paypal-client.ts': ['PayPal’s buttons', 'an order'],
  'worker/adapters/oidc/bounded-fetch.ts': ['leaving for a provider'],
  'worker/adapters/mail/resend-mailer.ts': ['a mail'],
  'worker/adapters/push/push-sender.ts': ['a push message'],
};
