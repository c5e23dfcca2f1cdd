/**
 * One API process over the demo's data, and the data that a second one needs to join it; started by simulation-load.ts.
 */
import { buildPath, type Endpoint, endpoints } from '../packages/endpoints/src/index.ts';
import { openProduct } from './open-product.ts';
import { simulationRequest } from './simulation-request.ts';

const product = await openProduct(process.argv[2]!);
const person = await product.signIn('DEMO.FI-MANAGER');
const { dealerId, body } = await simulationRequest(product, person);
process.send?.({
  database: product.url,
  folder: product.folder,
  origin: await product.server.listen({ port: 0 }),
  path: buildPath(endpoints.simulate as Endpoint, person.userType, { dealerId }),
  headers: { ...person.headers, 'content-type': 'application/json' },
  body: JSON.stringify(body),
});
process.on('disconnect', () => process.exit(0));
