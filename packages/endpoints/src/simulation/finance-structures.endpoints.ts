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
    summary: ['Planos, começando pelo de número 2', 'Plans, starting with number 2'],
  },
  listDealerFinanceStructures: {
    route: 'GET /simulation/financeStructures/dealer',
    summary: [
      'Planos com tabela de preços em vigor hoje, começando pelo de número 2',
      'Plans with a price table in force today, starting with number 2',
    ],
  },
});
