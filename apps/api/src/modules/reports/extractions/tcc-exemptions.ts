import { exemptionStatuses } from '@estrada/domain/proposals/index';
import { sql } from 'drizzle-orm';
import { scopeFilter } from '../../../kernel/database/scope-filter.ts';
import { dealers } from '../../organization/index.ts';
import { proposals, tccExemptions as table } from '../../proposals/index.ts';
import type { Extraction } from '../extraction.ts';
import { clientDocumentColumn } from './client-document-column.ts';
import { namedColumns, namesOf } from './named-columns.ts';

/** Requests for exemption from the registration fee that were made or decided on in the period. */
export const tccExemptions: Extraction = {
  fileStem: 'isencoes-de-tcc',
  sheetName: { pt: 'Isenções da TCC', en: 'TCC exemptions' },
  from: sql`${table}`,
  joins: sql`join ${proposals} on ${proposals.id} = ${table.proposalId} join ${dealers} on ${dealers.id} = ${table.dealerId}`,
  key: sql`${table.id}`,
  during: (start, end) => sql`${table.updatedAt} >= ${start} and ${table.updatedAt} < ${end}`,
  within: (scope) => scopeFilter(scope, { dealerId: table.dealerId, sellerId: table.requestedBy }),
  columns: [
    { header: { pt: 'Proposta', en: 'Proposal' }, type: 'code', value: sql`${proposals.number}`, width: 12 },
    { header: { pt: 'Concessionária', en: 'Dealer' }, type: 'text', value: sql`${dealers.tradingName}`, width: 30 },
    { header: { pt: 'Código BAC', en: 'BAC code' }, type: 'code', value: sql`${dealers.baccode}`, width: 12 },
    { header: { pt: 'Cliente', en: 'Client' }, type: 'text', value: sql`${proposals.clientName}`, width: 34 },
    clientDocumentColumn(sql`${proposals.clientDocument}`),
    { header: { pt: 'TCC', en: 'Registration fee (TCC)' }, type: 'money', value: sql`${table.feeCents}`, width: 14 },
    ...namedColumns({ pt: 'Status', en: 'Status' }, sql`${table.status}`, namesOf(exemptionStatuses), 32),
    {
      header: { pt: 'Motivo do pedido', en: 'Reason for the request' },
      type: 'text',
      value: sql`${table.reason}`,
      width: 44,
    },
    {
      header: { pt: 'Solicitada por', en: 'Requested by' },
      type: 'text',
      value: sql`${table.requestedByName}`,
      width: 30,
    },
    {
      header: { pt: 'Solicitada em', en: 'Requested at' },
      type: 'instant',
      value: sql`${table.requestedAt}`,
      width: 18,
    },
    { header: { pt: 'Decidida por', en: 'Decided by' }, type: 'text', value: sql`${table.decidedByName}`, width: 30 },
    { header: { pt: 'Decidida em', en: 'Decided at' }, type: 'instant', value: sql`${table.decidedAt}`, width: 18 },
    {
      header: { pt: 'Motivo da recusa', en: 'Reason for the refusal' },
      type: 'text',
      value: sql`${table.decisionReason}`,
      width: 44,
    },
  ],
};
