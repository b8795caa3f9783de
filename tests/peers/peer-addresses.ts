/** Where the doubles of providers listen, as tests inside workerd are told. */
export interface PeerAddresses {
  stripe: string;
  paypal: string;
  /** An OpenID provider that lies as it is told. */
  oidc: string;
  /** And one that holds us to the letter. */
  strictOidc: string;
  model: string;
  /** A push service that reads what it is sent as a browser would. */
  push: string;
  /** A model that misbehaves as its name says. */
  unrulyModel: string;
  /** Services that never come to an end. */
  silentTarpit: string;
  halfTarpit: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    peers: PeerAddresses;
  }
}
