import {
  commissionEntryKinds,
  differenceKindIds,
  differenceStatusIds,
  insurerNames,
  type StatementKind,
  statementKinds,
} from '@estrada/domain/insurance/index';
import { insuranceCodes, maxFigureDays } from '@estrada/domain/products/index';
import { z } from 'zod';
import { defineEndpoints, mediaTypes } from '../define-endpoint.ts';
import { listRow } from '../define-list.ts';
import { instant, isoDate, recordId, shortText } from '../fields.ts';

const notAllowed = { error: 'value.notAllowed' } as const;
const cents = z.int();
const month = z.string({ error: 'required' }).regex(/^20\d\d-(0[1-9]|1[0-2])$/, { error: 'date.invalid' });
const provider = z.enum(insurerNames, notAllowed);
const statementKind = z.enum(Object.keys(statementKinds) as [StatementKind, ...StatementKind[]]);

/** The entries of a group; amounts of reversals are negative, those of adjustments either. */
const counts = {
  entries: z.int(),
  earnedCents: cents,
  reversedCents: cents,
  adjustedCents: cents,
  /** what is left: the sum of the three */
  totalCents: cents,
};
const group = z.object({ id: recordId, name: z.string(), ...counts });

const period = {
  initialDate: isoDate.optional(),
  finalDate: isoDate.optional(),
  provider: provider.optional(),
  dealerId: recordId.optional(),
  sellerId: recordId.optional(),
};

/** A commission as it was booked. */
const commissionEntry = z.object({
  id: recordId,
  kind: z.enum(commissionEntryKinds),
  bookedOn: isoDate,
  insuranceId: recordId,
  policyNumber: z.string(),
  insuranceType: z.enum(insuranceCodes),
  provider,
  dealerName: z.string(),
  sellerName: z.string(),
  /** net premium, negative of a reversal */
  netCents: cents,
  /** 150 000 is 15 % of the net premium */
  shareMillionths: z.int(),
  /** false: no table had a share on the day of the issue */
  hasTable: z.boolean(),
  amountCents: cents,
});

const figures = z.object({ netCents: cents, commissionCents: cents });

/** A difference between the books and the statement of an insurer, or a commission without a table. */
const commissionDifference = z.object({
  id: recordId,
  version: z.int(),
  kind: z.enum(differenceKindIds),
  status: z.enum(differenceStatusIds),
  statementKind,
  provider,
  month,
  /** the line of the statement; null where it has none */
  item: z.int().nullable(),
  policyNumber: z.string(),
  /** null of a policy that we do not know */
  insuranceId: recordId.nullable(),
  ours: figures.nullable(),
  theirs: figures.nullable(),
  note: z.string().nullable(),
  changedByName: z.string(),
  updatedAt: instant,
  claim: z.object({ byName: z.string(), at: instant, isOwn: z.boolean() }).nullable(),
  can: z.object({ accept: z.boolean(), dispute: z.boolean(), solve: z.boolean(), claim: z.boolean() }),
});

const seenVersion = z.int({ error: 'required' }).min(0, { error: 'number.invalid' });
const withNote = z.object({ version: seenVersion, note: shortText(500) });
const act = (path: string, pt: string, en: string) =>
  ({
    route: `PUT /insurance/commissionDifferences/{id}/${path}` as const,
    summary: [pt, en] as const,
    params: z.object({ id: recordId }),
    response: commissionDifference,
    errors: ['SEC004', 'PRS001', 'PRS007'],
  }) as const;

/** The books of insurance: commissions, and how they compare with the statements of insurers. */
export const insuranceCommissionsEndpoints = {
  ...defineEndpoints({ area: 'insurance', family: 'insurance', access: { anyOf: ['insurance-commissions'] } })({
    readInsuranceCommissions: {
      route: 'GET /insurance/commissions',
      summary: [
        'Comissões de seguros por mês, seguradora, concessionária e vendedor',
        'Insurance commissions by month, insurer, dealer and seller',
      ],
      notes: `The period has at most ${maxFigureDays} days, both ends included; without one it is the current month and the two before it. \`profile\` is the profile in which the caller is reported: roles other than fi-manager, sales-manager, seller and insurance-operator as fi-manager. What is read depends on the caller's reach.`,
      query: z.object(period),
      response: z.object({
        /** the profile in which the caller queries */
        profile: z.string(),
        initialDate: isoDate,
        finalDate: isoDate,
        totals: z.object(counts),
        insurers: z.array(z.object({ provider, ...counts })),
        months: z.array(z.object({ month, ...counts })),
        /** those with the most entries first */
        dealers: z.array(group),
        sellers: z.array(group),
        dealersLeftOut: z.int(),
        sellersLeftOut: z.int(),
      }),
      errors: ['DOM002'],
    },
    listInsuranceCommissions: listRow({
      path: '/insurance/commissions/entries',
      summary: ['Lançamentos de comissão de seguros', 'Entries of insurance commissions'],
      filters: { ...period, kind: z.enum(commissionEntryKinds, notAllowed).optional() },
      row: commissionEntry,
      errors: ['DOM002'],
    }),
    downloadCommissionStatement: {
      route: 'GET /insurance/commissions/statement',
      summary: ['PDF das comissões de seguros de um mês', 'PDF of the commissions of a month'],
      notes: 'Of one seller or one dealer: by default the caller, if a seller, otherwise the active dealer.',
      query: z.object({ month, dealerId: recordId.optional(), sellerId: recordId.optional() }),
      response: { file: [mediaTypes.pdf] } as const,
      errors: ['SEC004', 'DOM002'],
    },
  }),
  ...defineEndpoints({ area: 'insurance', family: 'insurance', access: { anyOf: ['insurance-admin'] } })({
    listCommissionDifferences: listRow({
      path: '/insurance/commissionDifferences',
      summary: [
        'Diferenças entre os lançamentos de comissão de seguros e os demonstrativos das seguradoras',
        'Differences between the entries of commissions and the statements of insurers',
      ],
      filters: {
        /** pending: open and disputed ones */
        state: z
          .enum(['pending', ...differenceStatusIds], notAllowed)
          .optional()
          .meta({ default: 'pending' }),
        kind: z.enum(differenceKindIds, notAllowed).optional(),
        provider: provider.optional(),
        month: month.optional(),
        /** a whole policy number */
        search: z.string().trim().max(60, { error: 'text.tooLong' }).optional(),
      },
      row: commissionDifference,
    }),
    acceptCommissionDifference: {
      ...act('acceptance', 'Aceitar o valor da seguradora', "Accept the insurer's figure"),
      body: z.object({ version: seenVersion }),
    },
    disputeCommissionDifference: {
      ...act('dispute', 'Contestar o valor da seguradora', "Dispute the insurer's figure"),
      body: withNote,
    },
    solveCommissionDifference: {
      ...act('solution', 'Marcar a diferença como resolvida', 'Mark the difference as solved'),
      body: withNote,
    },
    claimCommissionDifference: {
      ...act('claim', 'Assumir a diferença', 'Claim the difference'),
      body: z.object({ version: seenVersion }),
    },
    releaseCommissionDifference: {
      ...act('release', 'Liberar a diferença', 'Release the difference'),
      body: z.object({ version: seenVersion }),
    },
  }),
};
