import { endpoints } from '@estrada/endpoints/index';
import { type EndpointRow, endpointRow } from '@estrada/web/calls/endpoint-row.ts';

/**
 * The endpoints of the selfie page; the build ships their values, so that phones do not load the schemas of all
 * endpoints.
 */
export const rows = {
  readActiveModules: endpointRow(endpoints.readActiveModules),
  registerAudit: endpointRow(endpoints.registerAudit),
  readSelfieProposal: endpointRow(endpoints.readSelfieProposal),
  uploadSelfie: endpointRow(endpoints.uploadSelfie),
  confirmSelfie: endpointRow(endpoints.confirmSelfie),
} satisfies Record<string, EndpointRow>;
