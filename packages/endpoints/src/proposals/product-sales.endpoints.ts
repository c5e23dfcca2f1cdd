import {
  followUpOutcomeIds,
  followUpPageSize,
  followUpStateIds,
  maxFigureDays,
  vapCodes,
} from '@estrada/domain/products/index';
import { z } from 'zod';
import { defineEndpoints } from '../define-endpoint.ts';
import { listRow } from '../define-list.ts';
import { isoDate, recordId } from '../fields.ts';
import { productFigures, productFollowUp } from './product-sales.schemas.ts';

const notAllowed = { error: 'value.notAllowed' } as const;
const product = z.enum(vapCodes, notAllowed).optional();
const params = z.object({ id: recordId });
const seenVersion = z.int({ error: 'required' }).min(0, { error: 'number.invalid' });

export const productSalesEndpoints = {
  ...defineEndpoints({ area: 'proposals', family: 'proposal', access: { anyOf: ['product-figures'] } })({
    readProductFigures: {
      route: 'GET /productFigures',
      summary: [
        'Penetração e receita de produtos, por produto, mês, concessionária e vendedor',
        'Penetration and revenue of products, by product, month, dealer and seller',
      ],
      notes: `The period has at most ${maxFigureDays} days, both ends included; without one it is the current month and the two before it.`,
      query: z.object({
        initialDate: isoDate.optional(),
        finalDate: isoDate.optional(),
        dealerId: recordId.optional(),
        sellerId: recordId.optional(),
        /** the product that `sentWith` and `paidWith` count */
        product,
      }),
      response: productFigures,
      errors: ['DOM002'],
    },
  }),
  ...defineEndpoints({ area: 'proposals', family: 'proposal', access: { anyOf: ['product-follow-up'] } })({
    listProductFollowUps: listRow({
      path: '/productFollowUps',
      summary: [
        'Vendas pagas cujos clientes recusaram seguros que ainda podem contratar',
        'Paid sales whose clients declined insurance that they can still buy',
      ],
      filters: {
        state: z.enum(followUpStateIds, notAllowed).optional().meta({ default: 'open' }),
        product,
        /** a part of the client's name, or a whole proposal number */
        search: z.string().trim().max(100, { error: 'text.tooLong' }).optional(),
      },
      row: productFollowUp,
      usualSize: followUpPageSize,
    }),
    recordFollowUpOutcome: {
      route: 'PUT /productFollowUps/{id}/outcome',
      summary: ['Concluir o acompanhamento com um resultado', 'Complete the follow-up with an outcome'],
      params,
      body: z.object({ version: seenVersion, outcome: z.enum(followUpOutcomeIds, notAllowed) }),
      response: productFollowUp,
      errors: ['SEC004', 'SET001'],
    },
    postponeFollowUp: {
      route: 'PUT /productFollowUps/{id}/postponement',
      summary: ['Adiar o acompanhamento para um dia', 'Postpone the follow-up to a day'],
      params,
      body: z.object({ version: seenVersion, until: isoDate }),
      response: productFollowUp,
      errors: ['SEC004', 'SET001', 'DOM002'],
    },
  }),
};
