import { vehicleInfo } from '@estrada/domain/proposals/registration/index';
import { z } from 'zod';
import { defineEndpoints } from '../define-endpoint.ts';
import { moneyCents, recordId, version } from '../fields.ts';
import { discountErrors } from '../simulation/quote-errors.ts';
import { proposalDetail } from './proposals.schemas.ts';

const refusals = ['SEC004', 'PRS001', 'PRS002', 'PRS006', 'PRS007', 'DOM002'] as const;
const reason = z.string().trim().max(500, { error: 'text.tooLong' }).optional();

const year = z
  .number({ error: 'required' })
  .int({ error: 'number.invalid' })
  .min(1900, { error: 'number.invalid' })
  .max(2199, {
    error: 'number.invalid',
  });

export const rectificationEndpoints = defineEndpoints({
  area: 'proposals',
  family: 'proposal',
  access: { anyOf: ['proposals-write'] },
})({
  /**
   * Rectifies vehicle and seller, up to the contract: `rectification.data` of the proposal shows what it undoes. The
   * data must be complete; once the proposal was sent, a reason is required.
   */
  rectifyProposal: {
    route: 'POST /proposes/sales/additionalInfo',
    summary: ['Retificar veículo e vendedor de uma proposta', 'Rectify vehicle and seller of a proposal'],
    body: z.object({ id: recordId, version, vehicleAdditionalInfo: vehicleInfo, reason }),
    response: proposalDetail,
    errors: [...refusals, 'SEL004'],
    idempotent: true,
  },
  /**
   * Rectifies the price of the vehicle, its years or the down payment: the figures are recalculated with the tables in
   * force today, and a sent proposal returns to its dealer (RA). `rectification.values` of the proposal shows what it
   * undoes.
   */
  rectifyProposalValues: {
    route: 'PUT /proposes/sales/rectification/{id}',
    summary: [
      'Retificar valor do veículo, anos ou entrada de uma proposta',
      'Rectify vehicle price, years or down payment of a proposal',
    ],
    params: z.object({ id: recordId }),
    body: z.object({
      version,
      /** the list price: the coupon or voucher of the sale lowers it */
      vehicleValueCents: moneyCents,
      entryValueCents: moneyCents,
      manufacturerYear: year,
      modelYear: year,
      /** the sale goes on without its coupon or voucher */
      withoutDiscount: z.boolean().optional(),
      reason,
    }),
    response: proposalDetail,
    errors: [...refusals, 'SIM063', 'GSIM002', 'GOFF007', 'VHC001', ...discountErrors],
    idempotent: true,
  },
});
