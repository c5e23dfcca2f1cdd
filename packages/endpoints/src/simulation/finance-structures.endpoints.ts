import { financeTypes, planTypeNameOf } from '@estrada/domain/enumerations/index';
import { z } from 'zod';
import { defineEndpoints } from '../define-endpoint.ts';

const planTypes = financeTypes.map(({ planType }) => planType);

/** A plan in the simulator. */
export const financeStructure = z.object({
  id: z.int(),
  name: z.string(),
  /** as the specification spells it */
  planTypeName: z.enum(planTypes.map(planTypeNameOf)),
  planType: z.enum(planTypes),
  /** how many terms may be compared at once */
  termLimit: z.int(),
});

export const financeStructuresEndpoints = defineEndpoints({
  area: 'simulation',
  family: 'simulation',
  access: { anyOf: ['simulator'] },
  response: z.object({ items: z.array(financeStructure) }),
})({
  listFinanceStructures: {
    route: 'GET /simulation/financeStructures',
    summary: ['Planos, o de número 2 primeiro', 'Plans, number 2 first'],
  },
  listDealerFinanceStructures: {
    route: 'GET /simulation/financeStructures/dealer',
    summary: [
      'Planos com tabela de preços em vigor hoje, o de número 2 primeiro',
      'Plans that a price table in force sells today, number 2 first',
    ],
  },
});
