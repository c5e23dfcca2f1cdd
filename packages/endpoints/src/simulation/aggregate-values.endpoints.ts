import { z } from 'zod';
import { defineEndpoints } from '../define-endpoint.ts';
import { stateCode } from '../fields.ts';

const problem = ({ input }: { input?: unknown }) => (input === undefined ? 'required' : 'value.notAllowed');

/** Required: an absent value is not the same as "no". */
const booleanText = z.enum(['true', 'false'], { error: problem }).transform((value) => value === 'true');

const numbered = (input: unknown) => (input === undefined ? input : Number(input));
const labels = { code: z.string(), labelPt: z.string(), labelEn: z.string() };
/** A fee of a sale, by its code. */
export const feeOfSale = z.object({ ...labels, amountCents: z.int() });

export const aggregateValuesEndpoints = defineEndpoints({
  area: 'simulation',
  family: 'simulation',
  access: { anyOf: ['simulator'] },
})({
  readAggregateValues: {
    route: 'GET /simulation/aggregateValues',
    summary: [
      'O que é somado ao valor do veículo nesta escolha: tarifas e despesas, com os valores, e produtos disponíveis',
      'What is added to the vehicle price for a choice: fees and costs, with their amounts, and the products on offer',
    ],
    query: z.object({
      assetType: z.preprocess(numbered, z.union([z.literal(1), z.literal(2)], { error: problem })),
      personType: z.enum(['PF', 'PJ'], { error: problem }),
      isEmployee: booleanText,
      isDirectSale: booleanText,
      /** the products of every dealer, because all dealers sell an offer */
      isOffer: booleanText,
      financeTypeId: z.preprocess(numbered, z.int({ error: problem })),
      /** the state of the fees; by default that of the active dealer, SP where there is none */
      state: stateCode.optional(),
      /** the state of the vehicle's registration; by default the same */
      plateState: stateCode.optional(),
    }),
    response: z.object({
      fees: z.array(feeOfSale),
      products: z.array(
        z.object({
          ...labels,
          type: z.enum(['Insurance', 'Product']),
          provider: z.string(),
          /** in months, those of the plan's tables in force for the choice, ascending */
          terms: z.array(z.int()),
          /** the lowest and the highest premium over these terms, for any financed amount */
          fromCents: z.int(),
          toCents: z.int(),
        }),
      ),
    }),
    errors: ['noFluxForState', 'DOM002', 'PARAM'],
  },
});
