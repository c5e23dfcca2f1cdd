import { personTypes } from '@estrada/domain/enumerations/index';
import { proposalStatuses } from '@estrada/domain/proposals/index';
import { sql } from 'drizzle-orm';
import { scopeFilter } from '../../../kernel/database/scope-filter.ts';
import { users } from '../../identity/index.ts';
import { dealers } from '../../organization/index.ts';
import { combos } from '../../products/index.ts';
import {
  countedSales,
  isWithdrawn,
  paidAt,
  proposalLoans,
  proposalReach,
  sentAt,
  proposals as table,
} from '../../proposals/index.ts';
import type { Extraction } from '../extraction.ts';
import { clientDocumentColumn } from './client-document-column.ts';
import { namedColumns, namesOf, yesNoColumn } from './named-columns.ts';

/** The combos of a sale: its parts as they were sold. One that a part was removed from is none any longer. */
const soldCombos = sql`(
  select part."comboId" as id,
    string_agg(part.code, ', ' order by part.code) as parts,
    string_agg(distinct part.provider, ', ' order by part.provider) as providers,
    sum(part."premiumCents") as premium_cents,
    sum(coalesce(part."listCents", part."premiumCents")) as list_cents,
    sum(part."monthlyCents") as monthly_cents, bool_and(part."isFinanced") as is_financed
  from ${proposalLoans} as loan,
    jsonb_to_recordset(loan.item -> 'products') as part
      ("comboId" text, code text, provider text, selected boolean, "premiumCents" bigint, "listCents" bigint,
        "monthlyCents" bigint, "isFinanced" boolean)
  where loan.proposal_id = ${table}.id and part.selected and part."comboId" is not null
  group by part."comboId"
)`;

/** The combos that were sold with sales sent or paid in the period, one row for each. */
export const insuranceCombos: Extraction = {
  fileStem: 'combos-de-seguros',
  sheetName: { pt: 'Combos', en: 'Combos' },
  from: sql`${table} cross join lateral ${soldCombos} as combo`,
  joins: sql`join ${dealers} on ${dealers.id} = ${table.dealerId} left join ${users} on ${users.id} = ${table.sellerId}
    left join ${combos} on ${combos.id} = combo.id`,
  key: sql`(${table.id} || combo.id)`,
  during: (start, end) => sql`${table.id} in (select counted.proposal_id from ${countedSales(start, end)} as counted)`,
  within: (scope) => scopeFilter(scope, proposalReach),
  columns: [
    { header: { pt: 'Proposta', en: 'Proposal' }, type: 'code', value: sql`${table.number}`, width: 12 },
    { header: { pt: 'Contrato', en: 'Contract' }, type: 'code', value: sql`${table.contractNumber}`, width: 12 },
    {
      header: { pt: 'Código da concessionária', en: 'Dealer code' },
      type: 'code',
      value: sql`${dealers.GMFcode}`,
      width: 24,
    },
    { header: { pt: 'Concessionária', en: 'Dealer' }, type: 'text', value: sql`${dealers.tradingName}`, width: 30 },
    { header: { pt: 'Vendedor', en: 'Seller' }, type: 'text', value: sql`${users.name}`, width: 30 },
    { header: { pt: 'Cliente', en: 'Client' }, type: 'text', value: sql`${table.clientName}`, width: 34 },
    clientDocumentColumn(sql`${table.clientDocument}`),
    ...namedColumns({ pt: 'Tipo de pessoa', en: 'Person type' }, sql`${table.personType}`, personTypes, 16),
    { header: { pt: 'Veículo', en: 'Vehicle' }, type: 'text', value: sql`${table.vehicleLabel}`, width: 44 },
    { header: { pt: 'Combo', en: 'Combo' }, type: 'text', value: sql`${combos.comboName}`, width: 30 },
    { header: { pt: 'Seguros', en: 'Insurance products' }, type: 'code', value: sql`combo.parts`, width: 30 },
    { header: { pt: 'Seguradoras', en: 'Insurers' }, type: 'text', value: sql`combo.providers`, width: 30 },
    {
      header: { pt: 'Soma das partes', en: 'Sum of the parts' },
      type: 'money',
      value: sql`combo.list_cents`,
      width: 18,
    },
    {
      header: { pt: 'Preço do combo', en: 'Price of the combo' },
      type: 'money',
      value: sql`combo.premium_cents`,
      width: 18,
    },
    { header: { pt: 'Por parcela', en: 'Per instalment' }, type: 'money', value: sql`combo.monthly_cents`, width: 14 },
    yesNoColumn({ pt: 'Financiado', en: 'Financed' }, sql`combo.is_financed`),
    ...namedColumns({ pt: 'Status', en: 'Status' }, sql`${table.status}`, namesOf(proposalStatuses), 30),
    yesNoColumn({ pt: 'Desistência', en: 'Withdrawn' }, isWithdrawn(sql`${table.id}`)),
    { header: { pt: 'Enviada em', en: 'Sent at' }, type: 'instant', value: sentAt, width: 18 },
    { header: { pt: 'Paga em', en: 'Paid at' }, type: 'instant', value: paidAt, width: 18 },
  ],
};
