/** The table of every API call. What is not here does not exist; what is here is mounted, typed and documented. */
import * as identity from './identity/identity.endpoints.ts';
import * as jobs from './jobs/jobs.endpoints.ts';
import * as lookups from './lookups/lookups.endpoints.ts';
import * as organization from './organization/organization.endpoints.ts';
import * as parameters from './parameters/parameters.endpoints.ts';
import * as proposals from './proposals/proposals.endpoints.ts';
import {
  extractionCalls,
  fetchDownload,
  listExtractionFiles,
  readDownloadAddress,
} from './reports/reports.endpoints.ts';
import * as simulation from './simulation/simulation.endpoints.ts';
import { uploads } from './uploads/uploads.endpoints.ts';
import * as vehicles from './vehicles/vehicles.endpoints.ts';

export const endpoints = {
  ...identity,
  ...lookups,
  ...organization,
  ...vehicles,
  ...parameters,
  ...simulation,
  ...proposals,
  ...uploads,
  ...extractionCalls,
  listExtractionFiles,
  readDownloadAddress,
  fetchDownload,
  ...jobs,
};
export type Endpoints = typeof endpoints;
export type EndpointName = keyof Endpoints;

export { buildPath } from './build-path.ts';
export * from './define-endpoint.ts';
export type { SessionUser } from './identity/session-user.ts';
export { extractionCalls } from './reports/reports.endpoints.ts';
export { maxSpreadsheetBytes } from './uploads/upload-calls.ts';
export type * from './wire-types.ts';
