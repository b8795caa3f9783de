/** For whoever looks into it: the person reads it in calmer words on the page. */
export function logPaymentTrouble(error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the specification has PayPal's errors logged.
  console.warn('PayPal:', error instanceof Error ? error.message : error);
}
