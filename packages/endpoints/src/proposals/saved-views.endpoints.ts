import { type ProposalStatus, proposalStatusIds, proposalViews } from '@estrada/domain/proposals/index';
import { z } from 'zod';
import { defineEndpoints } from '../define-endpoint.ts';
import { recordId, shortText } from '../fields.ts';
import { savedView, savedViewFilters } from './saved-views.schemas.ts';

const path = '/proposes/views';

/** Counted up to a limit: there are more than `count` where `isCapped`. */
const counted = { count: z.number().int(), isCapped: z.boolean() };

const body = z.strictObject({ name: shortText(40), filters: savedViewFilters });

export const savedViewsEndpoints = defineEndpoints({
  area: 'proposals',
  family: 'proposal',
  access: { anyOf: ['proposals-consult'] },
})({
  /** The cockpit of the list: the caller's views, with the number of proposals in each of them and in each status. */
  readProposalViews: {
    route: `GET ${path}`,
    summary: [
      'Filtros salvos da lista de propostas, com contagens',
      'Saved filters of the list of proposals, with counts',
    ],
    response: z.object({
      views: z.array(z.object({ view: z.enum(proposalViews), ...counted })),
      statuses: z.array(z.object({ status: z.enum(proposalStatusIds as [ProposalStatus]), ...counted })),
      /** the caller's own, by name */
      saved: z.array(savedView),
    }),
  },
  saveProposalView: {
    route: `POST ${path}`,
    summary: ['Salvar um filtro da lista', 'Save a filter of the list'],
    body,
    response: savedView,
    errors: ['DOM002'],
    idempotent: true,
  },
  /** Renames a view, and replaces its filters. */
  changeProposalView: {
    route: `PUT ${path}/{id}`,
    summary: ['Alterar um filtro salvo da lista', 'Change a saved filter of the list'],
    params: z.object({ id: recordId }),
    body,
    response: savedView,
    errors: ['SEC004', 'DOM002'],
  },
  removeProposalView: {
    route: `DELETE ${path}/{id}`,
    summary: ['Excluir um filtro salvo da lista', 'Delete a saved filter of the list'],
    params: z.object({ id: recordId }),
    response: z.object({ removed: z.number().int() }),
    errors: ['SEC004'],
  },
});
