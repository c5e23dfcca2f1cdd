/** `npm run build`: everything that is served to browsers. */
import { buildPlans } from './build-plans.ts';
import { buildPortal } from './build-portal.ts';

await buildPortal();
await buildPlans();
