import { endpoints } from '@estrada/endpoints/index';
import { type EndpointRow, endpointRow } from '@estrada/web/calls/endpoint-row.ts';

/** The calls of the page of the selfie; the build ships their values, so that no phone loads the schemas of all calls. */
export const rows = {
  readActiveModules: endpointRow(endpoints.readActiveModules),
  readSelfieProposal: endpointRow(endpoints.readSelfieProposal),
  uploadSelfie: endpointRow(endpoints.uploadSelfie),
  confirmSelfie: endpointRow(endpoints.confirmSelfie),
} satisfies Record<string, EndpointRow>;
