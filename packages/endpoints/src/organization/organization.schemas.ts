import { z } from 'zod';
import { namedOption } from '../fields.ts';
import { recordRow } from '../record-calls.ts';

export const dealerRow = recordRow({
  companyName: z.string(),
  tradingName: z.string(),
  document: z.string(),
  GMFcode: z.string(),
  baccode: z.string(),
  phone: z.string().nullable(),
  city: z.string(),
  state: z.string(),
  dealerGroup: namedOption,
  region: namedOption,
});

export const dealerDetail = dealerRow.extend({
  zipCode: z.string(),
  street: z.string(),
  number: z.string(),
  complement: z.string().nullable(),
  neighbourhood: z.string(),
});
