import { sql } from 'drizzle-orm';
import { scopeFilter } from '../../../kernel/database/scope-filter.ts';
import { users } from '../../identity/index.ts';
import { dealers } from '../../organization/index.ts';
import { proposals } from '../../proposals/index.ts';
import { proposalWelcomeLetters as table } from '../../settlement/index.ts';
import type { Extraction } from '../extraction.ts';
import { clientDocumentColumn } from './client-document-column.ts';

/** Welcome letters that were requested in the period, sent or not. */
export const welcomeLetters: Extraction = {
  fileStem: 'cartas-de-boas-vindas',
  sheetName: { pt: 'Cartas de boas-vindas', en: 'Welcome letters' },
  from: sql`${table}`,
  joins: sql`join ${proposals} on ${proposals.id} = ${table.proposalId} join ${dealers} on ${dealers.id} = ${table.dealerId}
    left join ${users} on ${users.id} = ${table.sellerId}`,
  key: sql`${table.id}`,
  during: (start, end) => sql`${table.requestedAt} >= ${start} and ${table.requestedAt} < ${end}`,
  within: (scope) => scopeFilter(scope, table),
  columns: [
    { header: { pt: 'Proposta', en: 'Proposal' }, type: 'code', value: sql`${proposals.number}`, width: 12 },
    { header: { pt: 'Contrato', en: 'Contract' }, type: 'code', value: sql`${proposals.contractNumber}`, width: 12 },
    { header: { pt: 'Concessionária', en: 'Dealer' }, type: 'text', value: sql`${dealers.tradingName}`, width: 30 },
    { header: { pt: 'Vendedor', en: 'Seller' }, type: 'text', value: sql`${users.name}`, width: 30 },
    { header: { pt: 'Cliente', en: 'Client' }, type: 'text', value: sql`${proposals.clientName}`, width: 34 },
    clientDocumentColumn(sql`${proposals.clientDocument}`),
    { header: { pt: 'E-mail', en: 'E-mail' }, type: 'text', value: sql`${table.email}`, width: 34 },
    {
      header: { pt: 'Solicitada em', en: 'Requested at' },
      type: 'instant',
      value: sql`${table.requestedAt}`,
      width: 18,
    },
    {
      header: { pt: 'Solicitada por', en: 'Requested by' },
      type: 'text',
      value: sql`${table.requestedByName}`,
      width: 30,
    },
    { header: { pt: 'Enviada em', en: 'Sent at' }, type: 'instant', value: sql`${table.sentAt}`, width: 18 },
  ],
};
