/** Plans and payments. Those of PayPal are where its own buttons look for them. */
export const BILLING_URLS = {
  plans: '/api/subscription-plans',
  status: '/api/subscription-status',
  payments: '/api/payments',
  createSubscription: '/api/create-subscription',
  cancelSubscription: '/api/cancel-subscription',
  resumeSubscription: '/api/resume-subscription',
  portal: '/api/billing-portal',
  stripeWebhook: '/api/webhooks/stripe',
  sandboxOrder: '/api/sandbox-orders/:orderId',
  paypalSetup: '/setup',
  orders: '/order',
  captureOrder: '/order/:orderId/capture',
} as const;
