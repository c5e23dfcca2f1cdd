import { clientForm, vehicleInfo } from '@estrada/domain/proposals/registration/index';
import { z } from 'zod';
import { defineEndpoint } from '../define-endpoint.ts';
import { defineFilteredList } from '../define-list.ts';
import { flag, recordId, version } from '../fields.ts';
import { cockpitFilters } from './cockpit.schemas.ts';
import { offerByHand } from './offer.endpoints.ts';
import { authorization, proposalDetail, proposalRow } from './proposals.schemas.ts';

const consult = { anyOf: ['proposals-consult'] } as const;
const write = { anyOf: ['proposals-write'] } as const;
const refusals = ['SEC004', 'PRS001', 'PRS002', 'PRS006', 'PRS007'] as const;
const reason = z.string().trim().max(500, { error: 'text.tooLong' }).optional();

export const listProposals = defineFilteredList({
  name: 'listProposals',
  area: 'proposals',
  family: 'proposal',
  path: '/proposes/sales/filters',
  summary: { pt: 'Propostas, com filtros', en: 'Proposals, filtered' },
  access: consult,
  filters: {
    /** a part of the client's name, a whole document or a proposal number */
    search: z.string().trim().max(100).optional(),
    status: z.array(z.string().max(3)).max(17).optional(),
    from: z.iso.date().optional(),
    to: z.iso.date().optional(),
    ...cockpitFilters,
  },
  row: proposalRow,
});

/** What the desk of the start page shows of the proposals in the caller's reach. */
export const readProposalDesk = defineEndpoint({
  name: 'readProposalDesk',
  area: 'proposals',
  method: 'GET',
  family: 'proposal',
  path: '/proposes/desk',
  summary: {
    pt: 'O que espera e o que vence entre as propostas',
    en: 'What waits and what expires among the proposals',
  },
  access: consult,
  response: z.object({
    /** the proposals whose life has not ended; `since` is the last change of the one that nobody has touched for longest */
    open: z.array(z.object({ status: z.string(), count: z.number(), since: z.string() })),
    /** there are more open ones than were counted */
    isCapped: z.boolean(),
    /** not sent yet or returned, and their price table is in force for a few days more; the first to end first */
    expiring: z.array(
      z.object({
        id: recordId,
        number: z.string(),
        clientName: z.string(),
        vehicleLabel: z.string(),
        status: z.string(),
        tableValidUntil: z.string(),
      }),
    ),
    /** the credit decisions of the last thirty days, one for each sending or reanalysis; null for who sees the own proposals only */
    decisions: z
      .object({
        count: z.number(),
        /** ended approved, with conditions or without */
        approved: z.number(),
        /** from the request to its first answer; null without decisions */
        medianMinutes: z.number().nullable(),
      })
      .nullable(),
  }),
  errors: [],
});

export const readProposal = defineEndpoint({
  name: 'readProposal',
  area: 'proposals',
  method: 'GET',
  family: 'proposal',
  path: '/proposes/sales/{id}',
  summary: { pt: 'Uma proposta com a sua linha do tempo', en: 'One proposal with its timeline' },
  access: consult,
  params: z.object({ id: recordId }),
  response: proposalDetail,
  errors: ['SEC004'],
});

export const readProposalStatus = defineEndpoint({
  name: 'readProposalStatus',
  area: 'proposals',
  method: 'GET',
  family: 'proposal',
  path: '/proposes/sales/status/{id}',
  summary: { pt: 'Status de uma proposta', en: 'Status of a proposal' },
  access: consult,
  params: z.object({ id: recordId }),
  response: z.object({ id: recordId, status: z.string(), version: z.number(), updatedAt: z.string() }),
  errors: ['SEC004'],
});

/**
 * One address, three acts (docs/specification/proposals.md#one-address-three-acts): without a flag it opens a proposal
 * from a saved simulation and a term; `send=true` sends the proposal `id`; `clone=true` copies the proposal `id` into a
 * new one.
 */
export const submitProposal = defineEndpoint({
  name: 'submitProposal',
  area: 'proposals',
  method: 'POST',
  family: 'proposal',
  path: '/proposes/sales',
  summary: { pt: 'Abrir, enviar ou copiar uma proposta', en: 'Open, send or copy a proposal' },
  access: write,
  query: z.object({ send: flag, clone: flag }),
  body: z.object({
    simulationId: recordId.optional(),
    term: z.number().int().optional(),
    id: recordId.optional(),
    version: version.optional(),
  }),
  response: proposalDetail,
  errors: [...refusals, 'SIM063', 'GSIM014', 'DOM002', 'SEL004', 'PRS004'],
  idempotent: true,
});

export const updateProposal = defineEndpoint({
  name: 'updateProposal',
  area: 'proposals',
  method: 'PUT',
  family: 'proposal',
  path: '/proposes/sales/{id}',
  summary: { pt: 'Salvar a ficha do cliente e os dados do vendedor', en: 'Save the client form and the seller data' },
  access: write,
  params: z.object({ id: recordId }),
  body: z.strictObject({
    version,
    client: clientForm,
    vehicleAdditionalInfo: vehicleInfo,
    authorization: authorization.strict().optional(),
  }),
  response: proposalDetail,
  errors: [...refusals, 'DOM002'],
});

/**
 * A move by hand along the machine (docs/specification/proposals.md#moves): NU deletes or cancels, PD answers a
 * pendency; finance decides with AP, APC, DC, RA or HLD; what is nobody's own event is the manual change of status, for
 * finance and admin-internal. Which of them it is follows from who asks and where the proposal stands; any other move is
 * PRS007.
 */
export const changeProposalStatus = defineEndpoint({
  name: 'changeProposalStatus',
  area: 'proposals',
  method: 'PUT',
  family: 'proposal',
  path: '/sale/proposal/{id}/status/{status}',
  summary: {
    pt: 'Mudar o status: cancelar, excluir, responder pendência, decidir',
    en: 'Change the status: cancel, delete, answer, decide',
  },
  access: consult,
  params: z.object({
    id: recordId,
    status: z.enum(['NU', 'PD', 'AP', 'APC', 'DC', 'RA', 'HLD', 'AVF', 'AF', 'PU', 'WFA', 'AV', 'OCM'], {
      error: 'value.notAllowed',
    }),
  }),
  body: z.object({
    version,
    reason,
    conditions: z.array(z.string().trim().max(200)).max(10).optional(),
    /** of an approval with conditions: what is approved in place of what was asked for */
    offer: offerByHand.optional(),
  }),
  response: proposalDetail,
  errors: [...refusals, 'DOM002', 'SIM063', 'GSIM002', 'GOFF007', 'VHC001'],
  idempotent: true,
});

/** The dealer says that the conditions of an approval are met, and in `reason` how; who decided on the credit then decides on them. */
export const presentProposalConditions = defineEndpoint({
  name: 'presentProposalConditions',
  area: 'proposals',
  method: 'PUT',
  family: 'proposal',
  path: '/proposes/sales/conditions/{id}',
  summary: {
    pt: 'Dizer que as condições da aprovação foram cumpridas',
    en: 'Say that the conditions of the approval are met',
  },
  access: write,
  params: z.object({ id: recordId }),
  body: z.object({ version, reason }),
  response: proposalDetail,
  errors: [...refusals, 'DOM002'],
  idempotent: true,
});

/** Asks for another analysis of a proposal that was decided on. What was decided no longer holds. */
export const reanalyseProposal = defineEndpoint({
  name: 'reanalyseProposal',
  area: 'proposals',
  method: 'PUT',
  family: 'proposal',
  path: '/proposes/sales/reanalysis/{id}',
  summary: { pt: 'Pedir uma nova análise de crédito', en: 'Ask for another credit analysis' },
  access: write,
  params: z.object({ id: recordId }),
  body: z.object({ version, reason }),
  response: proposalDetail,
  errors: [...refusals, 'DOM002'],
  idempotent: true,
});
