/** In bytes as sent: Brotli at its best level, 1 KB = 1,000 bytes. */
export const BUDGETS = {
  /** React is 59 KB of it. What is left pays for two forms, their rules and the other ways in. */
  signIn: 80_000,
  /**
   * React 59 KB, the query library 11 KB, the app's frame 11 KB, and home with what is due today.
   */
  home: 93_100,
  /** On 3G (1.6 Mbit/s) a tenth of a second: a place follows a click before anybody waits. */
  ownCode: 24_100,
  /** With the HTML's head it still arrives in the first round trip. */
  styles: 14_000,
  /** Two weights of one family, Latin only: 18 KB each. */
  fonts: 40_000,
} as const;

/**
 * What shows only when somebody asks for it, by what it is made of. None of it may be in a first
 * view.
 */
export const NOT_IN_FIRST_LOAD: Record<string, RegExp> = {
  confetti: /canvas-confetti|app\/confetti/,
  dialogs: /@base-ui|ui\/feedback\/(confirm-)?dialog\.tsx$/,
  charts: /evolution-chart\.tsx$/,
  Markdown: /node_modules\/(marked|dompurify)\/|ui\/text\/(markdown|safe-html)\.tsx?$/,
  payment: /billing\/(checkout\/payment|plans\/cancel)-dialog|paypal-capture/,
  passkeys: /@simplewebauthn/,
  'the offline store':
    /node_modules\/idb\/|frontend\/outbox\/(page-outbox|outbox|outbox-store)\.ts/,
  validation: /node_modules\/zod\//,
};
