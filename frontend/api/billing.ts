import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '#frontend/lib/request.ts';
import type {
  CapturedOrder,
  CheckoutUrl,
  Order,
  Payment,
  SandboxAnswer,
  SandboxOrder,
  SubscriptionPlan,
  SubscriptionStatus,
} from '#schema/contracts/billing.ts';
import { urlTo } from '#schema/rules/url-to.ts';
import { BILLING_URLS } from '#schema/urls/billing.urls.ts';

/**
 * Providers change these on their side: shown from the cache, and looked up again on each visit.
 */
const changesElsewhere = { staleTime: 0 };

/** Active ones, cheapest first. */
export const plansQuery = queryOptions({
  queryKey: [BILLING_URLS.plans],
  queryFn: ({ signal }) =>
    request<SubscriptionPlan[]>('GET', BILLING_URLS.plans, undefined, signal),
});

export const subscriptionQuery = queryOptions({
  queryKey: [BILLING_URLS.status],
  queryFn: ({ signal }) =>
    request<SubscriptionStatus>('GET', BILLING_URLS.status, undefined, signal),
  ...changesElsewhere,
});

/** The payments, newest first. */
export const paymentsQuery = queryOptions({
  queryKey: [BILLING_URLS.payments],
  queryFn: ({ signal }) => request<Payment[]>('GET', BILLING_URLS.payments, undefined, signal),
  ...changesElsewhere,
});

export const sandboxOrderQuery = (orderId: string) =>
  queryOptions({
    queryKey: [sandboxOrderPath(orderId)],
    queryFn: ({ signal }) =>
      request<SandboxOrder>('GET', sandboxOrderPath(orderId), undefined, signal),
    ...changesElsewhere,
  });

const sandboxOrderPath = (orderId: string) => urlTo(BILLING_URLS.sandboxOrder, { orderId });

/**
 * A tier affects data all over the app: what is on the screen is fetched again now, the rest when
 * it is next shown.
 */
export function invalidateAfterTierChange(client: QueryClient): Promise<void> {
  return client.invalidateQueries();
}

export type PayingWay = keyof SubscriptionStatus['ways'];
export type PurchaseChoice = { plan: SubscriptionPlan; way: PayingWay };

const captureOrder = (orderId: string) =>
  request<CapturedOrder>('POST', urlTo(BILLING_URLS.captureOrder, { orderId }));

/**
 * Begins a payment and says where it goes on, or null where that was all: the sandbox's PayPal asks
 * nobody.
 */
export function useBuyPlan() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ plan, way }: PurchaseChoice): Promise<string | null> => {
      if (way === 'card') {
        const priceId = plan.stripePriceId;
        const { url } = await request<CheckoutUrl>('POST', BILLING_URLS.createSubscription, {
          priceId,
        });
        return url;
      }
      const order = { amount: plan.price / 100, currency: 'USD', intent: 'CAPTURE' };
      const { id, approveUrl } = await request<Order>('POST', BILLING_URLS.orders, order);
      if (approveUrl) return approveUrl;
      await captureOrder(id);
      await invalidateAfterTierChange(client);
      return null;
    },
  });
}

/** Takes the money that the person approved at PayPal. The same order twice is taken once. */
export function useCaptureOrder() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: captureOrder,
    onSuccess: () => invalidateAfterTierChange(client),
  });
}

export function useCancelSubscription() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (subscriptionId: string) =>
      request<unknown>('POST', BILLING_URLS.cancelSubscription, { subscriptionId }),
    onSettled: () => invalidateAfterTierChange(client),
  });
}

export function useResumeSubscription() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => request<unknown>('POST', BILLING_URLS.resumeSubscription),
    onSettled: () => invalidateAfterTierChange(client),
  });
}

/** The provider's own page for cards, invoices and receipts. */
export function useOpenPortal() {
  return useMutation({ mutationFn: () => request<CheckoutUrl>('POST', BILLING_URLS.portal) });
}

export function useAnswerSandboxOrder(orderId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (answer: SandboxAnswer) =>
      request<unknown>('POST', sandboxOrderPath(orderId), answer),
    onSettled: () => invalidateAfterTierChange(client),
  });
}
