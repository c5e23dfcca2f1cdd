import { simulationOrigins } from '@estrada/domain/enumerations/index';
import { sql } from 'drizzle-orm';
import { scopeFilter } from '../../../kernel/database/scope-filter.ts';
import { users } from '../../identity/index.ts';
import { dealers } from '../../organization/index.ts';
import { simulations as table } from '../../simulation/index.ts';
import type { Extraction } from '../extraction.ts';
import { clientDocumentColumn } from './client-document-column.ts';
import { discountColumns, figureColumns, planColumns, taxRegimeColumn } from './figure-columns.ts';
import { namedColumns } from './named-columns.ts';

/** Simulations that were saved or changed in the period, with the figures of the chosen term. The client's income and address stay where they are. */
export const simulations: Extraction = {
  fileStem: 'simulacoes',
  sheetName: { pt: 'Simulações', en: 'Simulations' },
  from: sql`${table}`,
  joins: sql`join ${dealers} on ${dealers.id} = ${table.dealerId} left join ${users} on ${users.id} = ${table.sellerId}
    left join lateral (
      select item from jsonb_array_elements(${table.result} -> 'simulationItems') as item
      where (item ->> 'term')::int = ${table.selectedTerm}
      limit 1
    ) as chosen on true`,
  key: sql`${table.id}`,
  during: (start, end) => sql`${table.updatedAt} >= ${start} and ${table.updatedAt} < ${end}`,
  within: (scope) => scopeFilter(scope, table),
  columns: [
    { header: { pt: 'Código', en: 'Code' }, type: 'code', value: sql`${table.code}`, width: 12 },
    ...namedColumns({ pt: 'Origem', en: 'Origin' }, sql`${table.origin}`, simulationOrigins, 12),
    { header: { pt: 'Concessionária', en: 'Dealer' }, type: 'text', value: sql`${dealers.tradingName}`, width: 30 },
    { header: { pt: 'Código BAC', en: 'BAC code' }, type: 'code', value: sql`${dealers.baccode}`, width: 12 },
    { header: { pt: 'Vendedor', en: 'Seller' }, type: 'text', value: sql`${users.name}`, width: 30 },
    { header: { pt: 'Cliente', en: 'Client' }, type: 'text', value: sql`${table.clientName}`, width: 34 },
    taxRegimeColumn(sql`${table.request} ->> 'personType'`, sql`${table.request} ->> 'taxRegime'`),
    clientDocumentColumn(sql`${table.clientDocument}`),
    { header: { pt: 'Veículo', en: 'Vehicle' }, type: 'text', value: sql`${table.vehicleLabel}`, width: 44 },
    ...planColumns(sql`${table.financeTypeId}`),
    {
      header: { pt: 'Prazo escolhido', en: 'Chosen term' },
      type: 'integer',
      value: sql`${table.selectedTerm}`,
      width: 14,
    },
    {
      header: { pt: 'Valor do veículo', en: 'Vehicle price' },
      type: 'money',
      value: sql`coalesce(${table.result} -> 'discount' ->> 'priceCents', ${table.request} ->> 'vehicleValueCents')::bigint`,
      width: 18,
    },
    ...discountColumns(sql`${table.result} -> 'discount'`),
    {
      header: { pt: 'Entrada', en: 'Down payment' },
      type: 'money',
      value: sql`(${table.request} ->> 'entryValueCents')::bigint`,
      width: 18,
    },
    {
      header: { pt: 'Valor financiado', en: 'Financed amount' },
      type: 'money',
      value: sql`(chosen.item ->> 'financeValueCents')::bigint`,
      width: 18,
    },
    ...figureColumns(sql`chosen.item`, sql`(chosen.item ->> 'totalPaymentsCents')::bigint`),
    { header: { pt: 'Salva em', en: 'Saved at' }, type: 'instant', value: sql`${table.createdAt}`, width: 18 },
    { header: { pt: 'Alterada em', en: 'Changed at' }, type: 'instant', value: sql`${table.updatedAt}`, width: 18 },
  ],
};
