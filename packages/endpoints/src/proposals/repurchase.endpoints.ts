import { z } from 'zod';
import { defineEndpoints } from '../define-endpoint.ts';
import { isoDate, isPlain, recordId, version } from '../fields.ts';
import { proposalDetail } from './proposals.schemas.ts';

export const repurchaseEndpoints = defineEndpoints({
  area: 'proposals',
  family: 'proposal',
  access: { anyOf: ['proposals-write'] },
})({
  /** Stores the conditions of a SmartBuy proposal's guaranteed repurchase; PRS012 where its plan has none. */
  updateRepurchase: {
    route: 'PUT /proposes/sales/update/repurchase/guaranteed/{id}',
    summary: ['Atualizar a recompra garantida', 'Update the guaranteed repurchase'],
    params: z.object({ id: recordId }),
    body: z.object({
      version,
      mileageLimit: z
        .number({ error: 'required' })
        .int({ error: 'number.invalid' })
        .min(1, { error: 'number.invalid' })
        .max(500_000, { error: 'number.invalid' }),
      returnOn: isoDate,
      notes: z
        .string()
        .trim()
        .max(500, { error: 'text.tooLong' })
        .refine((text) => isPlain(text.replaceAll('\n', '')), { error: 'text.hiddenCharacters' })
        .optional(),
    }),
    response: proposalDetail,
    errors: ['SEC004', 'PRS001', 'PRS002', 'PRS006', 'PRS012', 'DOM002'],
    idempotent: true,
  },
});
