/** Payments as the billing feature sees them; adapters implement these. */

/** A plan as a provider charges for it. */
export interface PricedPlan {
  name: string;
  /** Of one month, in cents of US dollars. */
  price: number;
  /** What a card provider knows the price by. */
  priceKey: string;
}

/** A subscription as its provider has it now. */
export interface ProviderSubscription {
  id: string;
  /**
   * The provider's own word: `active`, `trialing`, `past_due`, `unpaid`, `paused`, `incomplete`.
   */
  status: string;
  /** Undefined for a price that none of our plans has. */
  priceKey: string | undefined;
  periodStart: Date;
  /** When it renews or, where `endsWithPeriod`, ends. */
  periodEnd: Date;
  endsWithPeriod: boolean;
}

/** A provider's page on which one purchase can be made. */
export interface Checkout {
  id: string;
  /** Null where nothing can be paid there any more. */
  url: string | null;
  state: 'open' | 'complete' | 'expired';
}

/** Money that a provider received for a subscription. */
export interface Receipt {
  reference: string;
  /** In cents. */
  amount: number;
  currency: string;
  priceKey: string | undefined;
  periodStart: Date;
  periodEnd: Date;
  /** The provider's own page of it. */
  url: string | null;
}

/**
 * A provider's webhook event. It only says what to fetch again: the order of events is not trusted.
 */
export interface ProviderEvent {
  id: string;
  type: string;
  customerId: string;
  checkout?: { id: string; state: 'complete' | 'expired' };
  receiptId?: string;
}

/**
 * Plans by card, which renew by themselves. Every method throws AppError `provider-failed` where
 * the provider fails.
 */
export interface CardPayments {
  readonly provider: 'stripe' | 'sandbox';
  /** Whether it keeps a page for cards, invoices and receipts. */
  readonly hasPortal: boolean;
  /** Whether a customer's id is of its own making. */
  isCustomer(id: string): boolean;
  /** Creates a customer once per `key`, even for two requests at the same time. */
  createCustomer(request: { userId: number; email: string | null; key: string }): Promise<string>;
  /**
   * Opens a payment page once per `key`. Undefined where the provider no longer knows the customer.
   */
  openCheckout(request: {
    customerId: string;
    userId: number;
    plan: PricedPlan;
    returnUrl: string;
    key: string;
  }): Promise<Checkout | undefined>;
  findCheckout(id: string): Promise<Checkout>;
  /** Sees to it that nothing can be paid there any more, unless that has happened already. */
  closeCheckout(id: string): Promise<Checkout>;
  /**
   * The page on which the person sees what a change of plan costs, and confirms it. `checkoutId`
   * where that is a checkout.
   */
  openPlanChange(request: {
    customerId: string;
    userId: number;
    subscriptionId: string;
    plan: PricedPlan;
    returnUrl: string;
  }): Promise<{ url: string; checkoutId?: string }>;
  openPortal(request: { customerId: string; returnUrl: string }): Promise<string>;
  /** Those that have not ended. */
  subscriptionsOf(customerId: string): Promise<ProviderSubscription[]>;
  /** Has a subscription end with its period, or renew again. One that is gone stays gone. */
  setEnding(
    subscription: { id: string; customerId: string },
    endsWithPeriod: boolean,
  ): Promise<void>;
  /** Undefined where no money was moved. */
  findReceipt(id: string): Promise<Receipt | undefined>;
}

/** What became of an order's money. */
export type OrderState =
  | {
      kind: 'captured';
      reference: string;
      amount: number;
      currency: string;
      userId: number | undefined;
    }
  /** Promised, and not there yet. */
  | { kind: 'pending' }
  | { kind: 'declined' }
  /** The person has not said yes to it. */
  | { kind: 'unapproved' }
  /** The provider does not know it, or not any more. */
  | { kind: 'gone' };

/**
 * Single payments of one month. Every method throws AppError `provider-failed` where the provider
 * fails.
 */
export interface OrderPayments {
  readonly provider: 'paypal' | 'sandbox';
  /** What the provider's buttons start from. */
  setup(): Promise<{ clientToken: string; clientId: string }>;
  createOrder(request: {
    userId: number;
    plan: PricedPlan;
    returnUrl: string;
  }): Promise<{ id: string; status: string; approveUrl: string | null }>;
  /** Takes the money. The same `key` takes it once. */
  captureOrder(id: string, key: string): Promise<OrderState>;
  findOrder(id: string): Promise<OrderState>;
}

/** Words from a provider that only its own secret can have signed. */
export interface WebhookVerifier {
  /**
   * What a message of the provider tells us to look at; undefined for kinds that do not concern us.
   * @throws AppError invalid where the signature does not hold or is more than five minutes off,
   * either way.
   */
  read(body: string, signature: string | undefined, now: Date): Promise<ProviderEvent | undefined>;
}

/** The sandbox's other side: where a person says how a payment is to end. */
export interface SandboxControls {
  /** Undefined where that is of no concern to a subscription. */
  settle(
    orderId: string,
    outcome: 'pay' | 'decline' | 'cancel' | 'expire',
  ): Promise<ProviderEvent | undefined>;
}

/** What can be paid with here. A way that is not set up is undefined. */
export interface Payments {
  card: CardPayments | undefined;
  orders: OrderPayments | undefined;
  webhooks: WebhookVerifier | undefined;
  sandbox: SandboxControls | undefined;
}
