import { envelopeStatuses } from '@estrada/domain/contracts/index';
import { proposalStatuses } from '@estrada/domain/proposals/index';
import { sql } from 'drizzle-orm';
import { scopeFilter } from '../../../kernel/database/scope-filter.ts';
import { proposalSigners, proposalEnvelopes as table } from '../../contracts/index.ts';
import { dealers } from '../../organization/index.ts';
import { proposalReach, proposals } from '../../proposals/index.ts';
import type { Extraction } from '../extraction.ts';
import { clientDocumentColumn } from './client-document-column.ts';
import { namedColumns, namesOf } from './named-columns.ts';

/** The number of an envelope's signatories in this state; null: in any. */
const signers = (status: 'SIGNED' | null) =>
  sql`(select count(*) from ${proposalSigners} where ${proposalSigners.envelopeId} = ${table.id}${
    status ? sql` and ${proposalSigners.status} = ${sql.raw(`'${status}'`)}` : sql``
  })::integer`;

/** Envelopes that were sent for signature in the period, and their state. */
export const proposalEsign: Extraction = {
  fileStem: 'assinaturas-eletronicas',
  sheetName: { pt: 'Assinaturas eletrônicas', en: 'Electronic signatures' },
  from: sql`${table}`,
  joins: sql`join ${proposals} on ${proposals.id} = ${table.proposalId} join ${dealers} on ${dealers.id} = ${proposals.dealerId}`,
  key: sql`${table.id}`,
  during: (start, end) => sql`${table.requestedAt} >= ${start} and ${table.requestedAt} < ${end}`,
  within(scope) {
    const reach = scopeFilter(scope, proposalReach);
    return reach && sql`${table.proposalId} in (select ${proposals.id} from ${proposals} where ${reach})`;
  },
  columns: [
    { header: { pt: 'Proposta', en: 'Proposal' }, type: 'code', value: sql`${proposals.number}`, width: 12 },
    { header: { pt: 'Contrato', en: 'Contract' }, type: 'code', value: sql`${proposals.contractNumber}`, width: 12 },
    { header: { pt: 'Concessionária', en: 'Dealer' }, type: 'text', value: sql`${dealers.tradingName}`, width: 30 },
    { header: { pt: 'Cliente', en: 'Client' }, type: 'text', value: sql`${proposals.clientName}`, width: 34 },
    clientDocumentColumn(sql`${proposals.clientDocument}`),
    ...namedColumns(
      { pt: 'Status da proposta', en: 'Status of the proposal' },
      sql`${proposals.status}`,
      namesOf(proposalStatuses),
      30,
    ),
    ...namedColumns(
      { pt: 'Status da assinatura', en: 'Status of the signature' },
      sql`${table.status}`,
      namesOf(envelopeStatuses),
      28,
    ),
    { header: { pt: 'Signatários', en: 'Signers' }, type: 'integer', value: signers(null), width: 12 },
    { header: { pt: 'Já assinaram', en: 'Already signed' }, type: 'integer', value: signers('SIGNED'), width: 12 },
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
    { header: { pt: 'Encerrada em', en: 'Ended at' }, type: 'instant', value: sql`${table.endedAt}`, width: 18 },
    { header: { pt: 'Motivo', en: 'Reason' }, type: 'text', value: sql`${table.reason}`, width: 44 },
    {
      header: { pt: 'SHA-256 do documento', en: 'SHA-256 of the document' },
      type: 'code',
      value: sql`${table.sealedSha256}`,
      width: 66,
    },
  ],
};
