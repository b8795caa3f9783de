/** Logs the technical reason for a developer; the page itself says it in calmer words. */
export function logPaymentTrouble(error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the specification has PayPal's errors logged.
  console.warn('PayPal:', error instanceof Error ? error.message : error);
}
