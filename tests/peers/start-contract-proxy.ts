import { parseArgs } from 'node:util';
import { startContractProxy } from './contract-proxy.ts';

/**
 * The proxy as a process of its own: `node tests/peers/start-contract-proxy.ts --port 4081 --app
 * http://127.0.0.1:8787`
 */
const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4081' },
    app: { type: 'string', default: 'http://127.0.0.1:8787' },
  },
});
const { url } = await startContractProxy({ port: Number(values.port), app: values.app });
console.log(
  `Calls to ${url} are held to ${values.app}/api/openapi.json; GET ${url}/__contract tells what was seen`,
);
