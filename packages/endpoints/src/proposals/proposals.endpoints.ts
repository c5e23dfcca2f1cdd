import { clientForm, vehicleInfo } from '@estrada/domain/proposals/registration/index';
import { z } from 'zod';
import { defineEndpoints } from '../define-endpoint.ts';
import { filteredListRow } from '../define-list.ts';
import { clientDocument, flag, instant, isoDate, moneyCents, proposalStatus, recordId, version } from '../fields.ts';
import { discountErrors } from '../simulation/quote-errors.ts';
import { cockpitFilters } from './cockpit.schemas.ts';
import { offerByHand } from './offer.endpoints.ts';
import { authorization, proposalDetail, proposalRow } from './proposals.schemas.ts';

const refusals = ['SEC004', 'PRS001', 'PRS002', 'PRS006', 'PRS007'] as const;
const reason = z.string().trim().max(500, { error: 'text.tooLong' }).optional();

export const proposalsEndpoints = {
  ...defineEndpoints({ area: 'proposals', family: 'proposal', access: { anyOf: ['proposals-consult'] } })({
    listProposals: filteredListRow({
      path: '/proposes/sales/filters',
      summary: ['Propostas, com filtros', 'Proposals, filtered'],
      filters: {
        /** a part of the client's name, a whole document or a proposal number */
        search: z.string().trim().max(100).optional(),
        status: z.array(z.string().max(3)).max(17).optional(),
        from: z.iso.date().optional(),
        to: z.iso.date().optional(),
        /** of the seller of the sale: CPF or CNPJ */
        sellerDocument: clientDocument.optional(),
        simulationFrom: z.iso.date().optional(),
        simulationTo: z.iso.date().optional(),
        /** the last day of the credit decision */
        srsValidFrom: z.iso.date().optional(),
        srsValidTo: z.iso.date().optional(),
        ...cockpitFilters,
      },
      row: proposalRow,
    }),
    /** The start page's desk: figures of the proposals within the caller's scope. */
    readProposalDesk: {
      route: 'GET /proposes/desk',
      summary: [
        'Propostas em aberto, por status, e propostas com tabela a vencer',
        'Open proposals by status, and proposals whose price table expires soon',
      ],
      response: z.object({
        /** open proposals; `since` is the last change of the one unchanged for longest */
        open: z.array(z.object({ status: proposalStatus, count: z.int(), since: instant })),
        /** there are more open ones than were counted */
        isCapped: z.boolean(),
        /** those of the view `waiting`, by status: they wait for an act of the user's side */
        waiting: z.array(z.object({ status: proposalStatus, count: z.int(), since: instant })),
        /** those of the view `selfies`; null for users who review none, and while there are none */
        selfies: z.object({ count: z.int(), since: instant }).nullable(),
        /** amounts are the financed values; null for users who see only their own proposals */
        money: z
          .object({
            /** activated and not paid yet; the oldest is the one unchanged for longest */
            unpaid: z.object({
              count: z.int(),
              amountCents: z.int(),
              oldest: z.object({ id: recordId, number: z.string(), since: instant }).nullable(),
            }),
            /** approvals of the view `expiring`; `firstOn` is the earliest end */
            endingApprovals: z.object({ count: z.int(), amountCents: z.int(), firstOn: isoDate.nullable() }),
          })
          .nullable(),
        /** unsent or returned, and their price table ends in a few days; earliest end first */
        expiring: z.array(
          z.object({
            id: recordId,
            number: z.string(),
            clientName: z.string(),
            vehicleLabel: z.string(),
            status: proposalStatus,
            tableValidUntil: isoDate,
          }),
        ),
        /**
         * the credit decisions of the last thirty days, one for each sending or reanalysis; null for users who see only
         * their own proposals
         */
        decisions: z
          .object({
            count: z.int(),
            /** approved in the end, with conditions or without */
            approved: z.int(),
            /** from the request to its first answer; null without decisions */
            medianMinutes: z.int().nullable(),
          })
          .nullable(),
      }),
    },
    readProposal: {
      route: 'GET /proposes/sales/{id}',
      summary: ['Uma proposta com a sua linha do tempo', 'One proposal with its timeline'],
      params: z.object({ id: recordId }),
      response: proposalDetail,
      errors: ['SEC004'],
    },
    readProposalStatus: {
      route: 'GET /proposes/sales/status/{id}',
      summary: ['Status de uma proposta', 'Status of a proposal'],
      params: z.object({ id: recordId }),
      response: z.object({ id: recordId, status: proposalStatus, version: z.int(), updatedAt: instant }),
      errors: ['SEC004'],
    },
    /**
     * A manual move along the machine (docs/specification/proposals.md#moves): NU deletes or cancels, PD answers a
     * pendency; finance decides with AP, APC, DC, RA or HLD; a move without its own event is the manual change of
     * status, for finance and admin-internal. The caller and the current status determine which of them it is; any
     * other move is PRS007.
     */
    changeProposalStatus: {
      route: 'PUT /sale/proposal/{id}/status/{status}',
      summary: [
        'Mudar o status: cancelar, excluir, responder pendência, decidir',
        'Change the status: cancel, delete, answer a pending item, decide',
      ],
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
        /** of an approval with conditions: the approved terms in place of the request */
        offer: offerByHand.optional(),
        /** of a confirmed activation: the reason for each item of the funding checklist that is not done, by its id */
        exceptions: z
          .record(z.string().max(60), z.string().trim().max(500, { error: 'text.tooLong' }))
          .refine((given) => Object.keys(given).length <= 100, { error: 'value.notAllowed' })
          .optional(),
      }),
      response: proposalDetail,
      errors: [...refusals, 'DOM002', 'SIM063', 'GSIM002', 'GOFF007', 'VHC001', ...discountErrors],
      idempotent: true,
    },
  }),
  ...defineEndpoints({ area: 'proposals', family: 'proposal', access: { anyOf: ['proposals-write'] } })({
    /**
     * One address, three acts (docs/specification/proposals.md#one-address-three-acts): without a flag it creates a
     * proposal from a saved simulation and a term; `send=true` sends the proposal `id`; `clone=true` copies the
     * proposal `id` into a new one.
     */
    submitProposal: {
      route: 'POST /proposes/sales',
      summary: ['Criar, enviar ou copiar uma proposta', 'Create, send or copy a proposal'],
      notes: 'Without a flag it opens a proposal from a simulation; `send=true` sends one; `clone=true` copies one.',
      // dealerId: that of the simulation, or of the proposal; another one is refused
      query: z.object({ send: flag, clone: flag, dealerId: recordId.optional() }),
      body: z
        .object({
          simulationId: recordId.optional(),
          term: z.number().int().optional(),
          id: recordId.optional(),
          version: version.optional(),
          /** of a copy: another entry, with its `term`, at today's tables */
          entryValueCents: moneyCents.optional(),
        })
        .meta({ alternatives: { Open: ['simulationId', 'term'], Send: ['id', 'version'], Copy: ['id'] } }),
      response: proposalDetail,
      errors: [...refusals, 'SIM063', 'GSIM014', 'DOM002', 'SEL004', 'PRS004', ...discountErrors],
      idempotent: true,
    },
    updateProposal: {
      route: 'PUT /proposes/sales/{id}',
      summary: ['Salvar a ficha do cliente e os dados do vendedor', 'Save the client form and the seller data'],
      params: z.object({ id: recordId }),
      body: z.strictObject({
        version,
        client: clientForm,
        vehicleAdditionalInfo: vehicleInfo,
        authorization: authorization.strict().optional(),
      }),
      response: proposalDetail,
      errors: [...refusals, 'DOM002'],
    },
    /**
     * The dealer presents the conditions of an approval as met, and explains it in `reason`; the party that decided on
     * the credit then decides on them.
     */
    presentProposalConditions: {
      route: 'PUT /proposes/sales/conditions/{id}',
      summary: [
        'Informar que as condições da aprovação foram cumpridas',
        'State that the conditions of the approval are met',
      ],
      params: z.object({ id: recordId }),
      body: z.object({ version, reason }),
      response: proposalDetail,
      errors: [...refusals, 'DOM002'],
      idempotent: true,
    },
    /** Requests another analysis of a decided proposal. The previous decision is no longer valid. */
    reanalyseProposal: {
      route: 'PUT /proposes/sales/reanalysis/{id}',
      summary: ['Solicitar uma nova análise de crédito', 'Request another credit analysis'],
      params: z.object({ id: recordId }),
      body: z.object({ version, reason }),
      response: proposalDetail,
      errors: [...refusals, 'DOM002', ...discountErrors],
      idempotent: true,
    },
  }),
};
