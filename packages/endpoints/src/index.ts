/** The table of every API call. What is not here does not exist; what is here is mounted, typed and documented. */
import * as identity from './identity/identity.endpoints.ts';
import * as jobs from './jobs/jobs.endpoints.ts';
import * as lookups from './lookups/lookups.endpoints.ts';
import * as proposals from './proposals/proposals.endpoints.ts';
import * as simulation from './simulation/simulation.endpoints.ts';
import * as vehicles from './vehicles/vehicles.endpoints.ts';

export const endpoints = {
  ...identity,
  ...lookups,
  ...vehicles,
  ...simulation,
  ...proposals,
  ...jobs,
};
export type Endpoints = typeof endpoints;
export type EndpointName = keyof Endpoints;

export { buildPath } from './build-path.ts';
export * from './define-endpoint.ts';
export type { SessionUser } from './identity/session-user.ts';
export type * from './wire-types.ts';
