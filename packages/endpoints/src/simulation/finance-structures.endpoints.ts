import { z } from 'zod';
import { defineEndpoint } from '../define-endpoint.ts';

/** A plan as the simulator offers it. */
export const financeStructure = z.object({
  id: z.number(),
  name: z.string(),
  planTypeName: z.string(),
  /** how many terms may be compared at once */
  termLimit: z.number(),
});

const call = {
  area: 'simulation',
  method: 'GET',
  family: 'simulation',
  access: { anyOf: ['simulator'] },
  response: z.object({ items: z.array(financeStructure) }),
  errors: [],
} as const;

export const listFinanceStructures = defineEndpoint({
  ...call,
  name: 'listFinanceStructures',
  path: '/simulation/financeStructures',
  summary: { pt: 'Planos, o de número 2 primeiro', en: 'Plans, number 2 first' },
});

export const listDealerFinanceStructures = defineEndpoint({
  ...call,
  name: 'listDealerFinanceStructures',
  path: '/simulation/financeStructures/dealer',
  summary: {
    pt: 'Planos com tabela de preço em vigor hoje, o de número 2 primeiro',
    en: 'Plans that a price table in force sells today, number 2 first',
  },
});
