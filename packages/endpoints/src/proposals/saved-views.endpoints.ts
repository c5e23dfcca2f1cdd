import { type ProposalStatus, proposalStatusIds, proposalViews } from '@estrada/domain/proposals/index';
import { z } from 'zod';
import { defineEndpoint } from '../define-endpoint.ts';
import { recordId, shortText } from '../fields.ts';
import { savedView, savedViewFilters } from './saved-views.schemas.ts';

const shared = { area: 'proposals', family: 'proposal', access: { anyOf: ['proposals-consult'] } } as const;
const path = '/proposes/views';
/** Counted up to a bound: there are more than `count` where `isCapped`. */
const counted = { count: z.number().int(), isCapped: z.boolean() };
const body = z.strictObject({ name: shortText(40), filters: savedViewFilters });

/** The cockpit of the list: the views that the caller has and how many proposals stand in each of them and in each status. */
export const readProposalViews = defineEndpoint({
  ...shared,
  name: 'readProposalViews',
  method: 'GET',
  path,
  summary: { pt: 'Visões da lista de propostas, com contagens', en: 'Views of the list of proposals, with counts' },
  response: z.object({
    views: z.array(z.object({ view: z.enum(proposalViews), ...counted })),
    statuses: z.array(z.object({ status: z.enum(proposalStatusIds as [ProposalStatus]), ...counted })),
    /** the caller's own, by name */
    saved: z.array(savedView),
  }),
  errors: [],
});

export const saveProposalView = defineEndpoint({
  ...shared,
  name: 'saveProposalView',
  method: 'POST',
  path,
  summary: { pt: 'Salvar uma visão própria da lista', en: "Save a view of the list of one's own" },
  body,
  response: savedView,
  errors: ['DOM002'],
  idempotent: true,
});

/** Renames a view, and keeps what it narrows to now. */
export const changeProposalView = defineEndpoint({
  ...shared,
  name: 'changeProposalView',
  method: 'PUT',
  path: `${path}/{id}`,
  summary: { pt: 'Mudar uma visão própria da lista', en: "Change a view of the list of one's own" },
  params: z.object({ id: recordId }),
  body,
  response: savedView,
  errors: ['SEC004', 'DOM002'],
});

export const removeProposalView = defineEndpoint({
  ...shared,
  name: 'removeProposalView',
  method: 'DELETE',
  path: `${path}/{id}`,
  summary: { pt: 'Excluir uma visão própria da lista', en: "Delete a view of the list of one's own" },
  params: z.object({ id: recordId }),
  response: z.object({ removed: z.number().int() }),
  errors: ['SEC004'],
});
