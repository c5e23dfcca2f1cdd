import { type DealerForm, dealerProblems } from '@estrada/domain/organization/index';
import { z } from 'zod';
import { namedOption, recordId, refuse, version } from '../fields.ts';

/** The columns by which the list of dealers is sorted; the first is the one at the beginning. */
export const dealerSorts = ['tradingName', 'gmfCode', 'bacCode', 'city', 'updatedAt'] as const;

export const dealerRow = z.object({
  id: recordId,
  version: z.number(),
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
  enabled: z.boolean(),
  updatedAt: z.string(),
  can: z.object({ edit: z.boolean(), enable: z.boolean(), disable: z.boolean() }),
});

export const dealerDetail = dealerRow.extend({
  zipCode: z.string(),
  street: z.string(),
  number: z.string(),
  complement: z.string().nullable(),
  neighbourhood: z.string(),
});

const given = z.string({ error: 'required' });
const fields = {
  companyName: given,
  tradingName: given,
  document: given,
  dealerGroup: given,
  region: given,
  GMFcode: given,
  baccode: given,
  phone: given,
  zipCode: given,
  street: given,
  number: given,
  complement: z.string().default(''),
  neighbourhood: given,
  city: given,
  state: given,
} satisfies Record<keyof DealerForm, z.ZodType>;

/** Only the shape stands here: what a dealer must be is said once, in the domain. */
export const dealerForm = z.object(fields).superRefine(refuse(dealerProblems));
export const dealerChange = z.object({ ...fields, version }).superRefine(refuse(dealerProblems));
