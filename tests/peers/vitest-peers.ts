import type { TestProject } from 'vitest/node';
import { startModelPeer } from './model-peer.ts';
import { startOidcPeer } from './oidc-peer.ts';
import { startPaypalPeer } from './paypal-peer.ts';
import type { PeerAddresses } from './peer-addresses.ts';
import { sayWhatIsChecked } from './provider-contracts.ts';
import { startPushPeer } from './push-peer.ts';
import { startStrictOidcPeer } from './strict-oidc-peer.ts';
import { startStripePeer } from './stripe-peer.ts';
import { startTarpit } from './tarpit.ts';
import { startUnrulyModel } from './unruly-model.ts';

/**
 * Starts the doubles for tests that run inside workerd, which reach them over loopback like any
 * provider.
 */
export default async function setup(project: TestProject) {
  console.log(sayWhatIsChecked());
  const peers = {
    stripe: await startStripePeer(),
    paypal: await startPaypalPeer(),
    model: await startModelPeer(),
    unrulyModel: await startUnrulyModel(),
    silentTarpit: await startTarpit('silent'),
    halfTarpit: await startTarpit('half'),
    push: await startPushPeer(),
    oidc: await startOidcPeer(),
    strictOidc: await startStrictOidcPeer({ app: 'http://yet.test' }),
  };
  const addresses = Object.entries(peers).map(([name, { url }]) => [name, url]);
  project.provide('peers', Object.fromEntries(addresses) as PeerAddresses);
  return () => Promise.all(Object.values(peers).map((peer) => peer.stop()));
}
