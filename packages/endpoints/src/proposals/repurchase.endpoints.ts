import { z } from 'zod';
import { defineEndpoint } from '../define-endpoint.ts';
import { isoDate, isPlain, recordId, version } from '../fields.ts';
import { proposalDetail } from './proposals.schemas.ts';

/** Keeps on what the guaranteed repurchase of a SmartBuy proposal depends; PRS012 where its plan has none. */
export const updateRepurchase = defineEndpoint({
  name: 'updateRepurchase',
  area: 'proposals',
  method: 'PUT',
  family: 'proposal',
  path: '/proposes/sales/update/repurchase/guaranteed/{id}',
  summary: { pt: 'Atualizar a recompra garantida', en: 'Update the guaranteed repurchase' },
  access: { anyOf: ['proposals-write'] },
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
});
