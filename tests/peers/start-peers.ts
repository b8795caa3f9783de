import { parseArgs } from 'node:util';
import { startPaypalPeer } from './paypal-peer.ts';
import { sayWhatIsChecked } from './provider-contracts.ts';
import { startStrictOidcPeer } from './strict-oidc-peer.ts';
import { startStripePeer } from './stripe-peer.ts';

/**
 * The payment doubles and an OpenID provider as a process of their own, for journeys and for trying
 * things out by hand:
 *
 *     node tests/peers/start-peers.ts --stripe-port 4030 --paypal-port 4040 --oidc-port 4050 --app http://localhost:8787
 *
 * It prints the settings with which the app then runs. Every secret key is an account of its own,
 * every client id a merchant, every name that is typed at the provider a person.
 */
const { values } = parseArgs({
  options: {
    'stripe-port': { type: 'string', default: '4030' },
    'paypal-port': { type: 'string', default: '4040' },
    'oidc-port': { type: 'string', default: '4050' },
    app: { type: 'string', default: 'http://localhost:8787' },
    'webhook-secret': { type: 'string', default: 'whsec_loopback' },
  },
});
const secret = values['webhook-secret'];
const stripe = await startStripePeer({
  port: Number(values['stripe-port']),
  hook: { url: `${values.app}/api/webhooks/stripe`, secret },
});
const oidc = await startStrictOidcPeer({ port: Number(values['oidc-port']), app: values.app });
const paypal = await startPaypalPeer({ port: Number(values['paypal-port']) });
console.log(sayWhatIsChecked());
console.log(`STRIPE_SECRET_KEY=sk_test_loopback
STRIPE_WEBHOOK_SECRET=${secret}
STRIPE_API_BASE=${stripe.url}
PAYPAL_CLIENT_ID=loopback
PAYPAL_CLIENT_SECRET=secret-of-loopback
PAYPAL_API_BASE=${paypal.url}
OIDC_ISSUER=${oidc.url}
OIDC_CLIENT_ID=yet
OIDC_CLIENT_SECRET=secret-of-yet
OIDC_NAME=Garden`);
