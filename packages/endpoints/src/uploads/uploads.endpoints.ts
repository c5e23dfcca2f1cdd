/** Every uploaded table: one row each. */
import { type UploadKind, uploadKinds } from '@estrada/domain/uploads/index';
import { z } from 'zod';
import { defineEndpoints } from '../define-endpoint.ts';
import { uploadCalls } from './upload-calls.ts';
import { uploadRecord } from './upload-shapes.ts';

const kinds = Object.keys(uploadKinds) as UploadKind[];
const [first, ...others] = kinds.map((kind) => uploadKinds[kind].access);

export const uploadsEndpoints = {
  ...defineEndpoints({ area: 'uploads', family: 'admin', access: { anyOf: [first!, ...others] } })({
    /** The latest refused or interrupted files, of the tables that the caller sends; for the desk of the start page. */
    listFailedUploads: {
      route: 'GET /uploads/failed',
      summary: ['Arquivos enviados que falharam', 'Uploaded files that failed'],
      response: z.object({ items: z.array(uploadRecord.extend({ kind: z.enum(kinds) })) }),
    },
  }),
  ...uploadCalls('Vehicles', 'vehicles', { family: 'vehicles', path: '/uploads/vehicles' }),
  ...uploadCalls('VehicleOptions', 'vehicle-options', { family: 'vehicles', path: '/uploads/vehicle-options' }),
  ...uploadCalls('Tiers', 'tiers', { family: 'risk-assessment', path: '/uploads/tier' }),
  ...uploadCalls('Plans', 'plans', { family: 'admin', path: '/uploads/plans' }),
  ...uploadCalls('ProductPrices', 'product-prices', { family: 'admin', path: '/uploads/productPrices' }),
  ...uploadCalls('Fipe', 'fipe', { family: 'insurance', path: '/uploads/fipe' }),
  ...uploadCalls('InsuranceLife', 'insurance-life', { family: 'insurance', path: '/uploads/insurance-life' }),
  ...uploadCalls('ProtectedInstalment', 'protected-instalment', {
    family: 'insurance',
    path: '/uploads/protected-instalment',
  }),
  ...uploadCalls('GuaranteedNote', 'guaranteed-note', { family: 'insurance', path: '/uploads/guaranteed-note' }),
  ...uploadCalls('InsurancePmc', 'insurance-pmc', { family: 'insurance', path: '/uploads/insurance-pmc' }),
  ...uploadCalls('ChevroletPlus', 'chevrolet-plus', { family: 'insurance', path: '/uploads/chevrolet-plus' }),
  ...uploadCalls('InsuranceAuto', 'insurance-auto', { family: 'insurance', path: '/uploads/insurance-auto' }),
  ...uploadCalls('ComboPrices', 'combo-prices', { family: 'insurance', path: '/uploads/combo-prices' }),
  ...uploadCalls('InsurerStatements', 'insurer-statements', {
    family: 'insurance',
    path: '/uploads/insurer-statements',
  }),
  ...uploadCalls('DealerChannels', 'dealer-channels', { family: 'admin-dealers', path: '/uploads/dealer-channel' }),
  ...uploadCalls('DealerStock', 'dealer-stock', { family: 'vehicles', path: '/uploads/dealer-stock' }),
  ...uploadCalls('Certifications', 'certifications', { family: 'users', path: '/uploads/certifications' }),
  ...uploadCalls('ConsortiumLeads', 'consortium-leads', {
    family: 'financing-pool',
    path: '/uploads/consortiumLeads',
  }),
  ...uploadCalls('DgiUsers', 'dgi-users', { family: 'users', path: '/uploads/dgi-users' }),
  ...uploadCalls('TccManagers', 'tcc-managers', { family: 'admin', path: '/uploads/tcc-managers' }),
};
