import { type PcdOutcome, pathologyForm, pcdExemptionForm, pcdStepForm } from '@estrada/domain/pcd/index';
import { z } from 'zod';
import { defineEndpoints } from '../define-endpoint.ts';
import { isoDate, recordId, stateCode } from '../fields.ts';
import { formRow, recordCalls } from '../record-calls.ts';

const notAllowed = { error: 'value.notAllowed' };
const search = z.string().trim().min(3, { error: 'text.tooShort' }).max(100, { error: 'text.tooLong' }).optional();
const tax = z.enum(['IPI', 'ICMS', 'IBS_CBS', 'IPVA', 'IOF'], notAllowed);
const driver = z.enum(['SELF', 'OTHER'], notAllowed);
const highestCents = 10_000_000_000;
const outcomes = [
  'EXEMPT',
  'RATE_UNKNOWN',
  'ABOVE_CEILING',
  'COMING',
  'ENDED',
  'NOT_RECORDED',
] as const satisfies PcdOutcome[];

const shared = { area: 'pcd', family: 'pcd', access: 'pcd-pathologies' } as const;
const read = { anyOf: ['pcd'] } as const;

/** Vehicle sales to people with disabilities: the records that administration keeps, and what the flow reads. */
export const pcdEndpoints = {
  ...recordCalls('Pathology', {
    ...shared,
    path: '/pathologies',
    title: { one: { pt: 'uma patologia', en: 'a pathology' }, many: { pt: 'patologias', en: 'pathologies' } },
    row: formRow(pathologyForm),
    form: pathologyForm,
    sorts: ['pathologyName', 'cid'],
    filters: {
      /** a part of the name, or the whole CID */
      search,
    },
    taken: 'PCD002',
  }),
  ...recordCalls('PcdExemption', {
    ...shared,
    path: '/exemptions',
    title: { one: { pt: 'uma isenção', en: 'an exemption' }, many: { pt: 'isenções', en: 'exemptions' } },
    row: formRow(pcdExemptionForm),
    form: pcdExemptionForm,
    sorts: ['tax', 'effectiveFrom'],
    filters: {
      tax: tax.optional(),
      /** whether its source was confirmed */
      confirmation: z.enum(['confirmed', 'awaited'], notAllowed).optional(),
    },
    taken: 'DOM002',
  }),
  ...recordCalls('PcdStep', {
    ...shared,
    path: '/steps',
    listPath: '/steps/page/filter',
    title: { one: { pt: 'um passo', en: 'a step' }, many: { pt: 'passos', en: 'steps' } },
    row: formRow(pcdStepForm),
    form: pcdStepForm,
    sorts: ['position', 'stepTitle'],
    filters: {
      /** a part of the title */
      search,
    },
  }),
  ...defineEndpoints({ area: 'pcd', family: 'pcd', access: read })({
    listPathologyOptions: {
      route: 'GET /pathologies/options',
      summary: ['Patologias habilitadas, para seleção', 'Enabled pathologies, for selection'],
      response: z.object({
        items: z.array(
          z.object({
            id: z.string(),
            pathologyName: z.string(),
            cid: z.string(),
            driver: z.enum(['SELF', 'OTHER', 'EITHER']),
          }),
        ),
      }),
    },
    readPcdAnswer: {
      route: 'GET /steps',
      summary: [
        'Isenções, preço após as isenções e passos de uma resposta',
        'Exemptions, price after exemptions and steps of an answer',
      ],
      notes: 'Informs about a day, today; the authorities decide on each exemption. Nothing of the answer is stored.',
      query: z.object({
        driver: driver.optional(),
        pathologyId: recordId.optional(),
        /** where the vehicle will be registered */
        state: stateCode.optional(),
        /** the price of the new vehicle with its taxes */
        priceCents: z.coerce
          .number({ error: 'number.invalid' })
          .int({ error: 'number.invalid' })
          .min(1, { error: 'number.outOfRange' })
          .max(highestCents, { error: 'number.outOfRange' })
          .optional(),
      }),
      response: z.object({
        day: isoDate,
        pathologyName: z.string(),
        priceCents: z.int(),
        /** what leaves the price: the sum of the benefits */
        benefitCents: z.int(),
        priceAfterCents: z.int(),
        /** the kind of direct sale: 6 where the person drives, 12 where another one does */
        directSaleTypeId: z.union([z.literal(6), z.literal(12)]),
        outcomes: z.array(
          z.object({
            tax,
            outcome: z.enum(outcomes),
            benefitCents: z.int(),
            /** the row that decides; null where there is none */
            exemption: z
              .object({
                uf: z.string(),
                effectiveFrom: isoDate,
                validUntil: isoDate.nullable(),
                priceCeilingCents: z.int().nullable(),
                benefitCeilingCents: z.int().nullable(),
                yearsBetween: z.int().nullable(),
                source: z.string(),
                note: z.string(),
                /** null: to be confirmed at the source */
                confirmedOn: isoDate.nullable(),
              })
              .nullable(),
          }),
        ),
        steps: z.array(z.object({ stepTitle: z.string(), stepText: z.string(), durationDays: z.int() })),
        /** of all steps, each once */
        documents: z.array(z.string()),
        /** of all steps, one after another */
        durationDays: z.int(),
      }),
      errors: ['PCD001', 'PCD003', 'PCD004'],
    },
  }),
};
