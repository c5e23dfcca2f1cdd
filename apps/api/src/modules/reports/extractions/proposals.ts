import { personTypes } from '@estrada/domain/enumerations/index';
import { proposalStatuses } from '@estrada/domain/proposals/index';
import { sql } from 'drizzle-orm';
import { scopeFilter } from '../../../kernel/database/scope-filter.ts';
import { users } from '../../identity/index.ts';
import { dealers } from '../../organization/index.ts';
import { proposalReach, proposals as table } from '../../proposals/index.ts';
import type { Extraction } from '../extraction.ts';
import { clientDocumentColumn } from './client-document-column.ts';
import { discountColumns, figureColumns, planColumns, taxRegimeColumn } from './figure-columns.ts';
import { namedColumns, namesOf } from './named-columns.ts';

const payments = sql`${table.figures} -> 'payments'`;

/** What the stored summary of the payments adds up to, as `describePayments` states it; empty where none was stored. */
const totalOfPayments = sql`(
  select sum(coalesce((run ->> 'sumCents')::bigint, (run ->> 'count')::bigint * (run ->> 'fromCents')::bigint))
  from jsonb_array_elements(${payments} -> 'runs') as run
) + (${payments} ->> 'finalCents')::bigint
  + coalesce((${payments} #>> '{last,cents}')::bigint - (${payments} #>> '{last,countedAsCents}')::bigint, 0)`;

/** Proposals that were changed in the period, common to several extractions. */
export const proposals: Pick<Extraction, 'from' | 'joins' | 'key' | 'during' | 'within' | 'columns'> = {
  from: sql`${table}`,
  joins: sql`join ${dealers} on ${dealers.id} = ${table.dealerId} left join ${users} on ${users.id} = ${table.sellerId}`,
  key: sql`${table.id}`,
  during: (start, end) => sql`${table.updatedAt} >= ${start} and ${table.updatedAt} < ${end}`,
  within: (scope) => scopeFilter(scope, proposalReach),
  columns: [
    { header: { pt: 'Proposta', en: 'Proposal' }, type: 'code', value: sql`${table.number}`, width: 12 },
    { header: { pt: 'Simulação', en: 'Simulation' }, type: 'code', value: sql`${table.simulationCode}`, width: 12 },
    { header: { pt: 'Concessionária', en: 'Dealer' }, type: 'text', value: sql`${dealers.tradingName}`, width: 30 },
    { header: { pt: 'Código BAC', en: 'BAC code' }, type: 'code', value: sql`${dealers.baccode}`, width: 12 },
    { header: { pt: 'Vendedor', en: 'Seller' }, type: 'text', value: sql`${users.name}`, width: 30 },
    { header: { pt: 'Cliente', en: 'Client' }, type: 'text', value: sql`${table.clientName}`, width: 34 },
    clientDocumentColumn(sql`${table.clientDocument}`),
    ...namedColumns({ pt: 'Tipo de pessoa', en: 'Person type' }, sql`${table.personType}`, personTypes, 16),
    taxRegimeColumn(sql`${table.personType}`, sql`${table.figures} #>> '{sale,taxRegime}'`),
    { header: { pt: 'Veículo', en: 'Vehicle' }, type: 'text', value: sql`${table.vehicleLabel}`, width: 44 },
    ...planColumns(sql`${table.financeTypeId}`),
    {
      header: { pt: 'Prazo em meses', en: 'Term in months' },
      type: 'integer',
      value: sql`${table.termMonths}`,
      width: 14,
    },
    {
      header: { pt: 'Valor do veículo', en: 'Vehicle price' },
      type: 'money',
      value: sql`${table.vehicleValueCents}`,
      width: 18,
    },
    ...discountColumns(sql`${table.figures} -> 'discount'`),
    { header: { pt: 'Entrada', en: 'Down payment' }, type: 'money', value: sql`${table.entryValueCents}`, width: 18 },
    {
      header: { pt: 'Valor financiado', en: 'Financed amount' },
      type: 'money',
      value: sql`${table.financeValueCents}`,
      width: 18,
    },
    ...figureColumns(sql`${table.figures}`, totalOfPayments),
    ...namedColumns({ pt: 'Status', en: 'Status' }, sql`${table.status}`, namesOf(proposalStatuses), 30),
    {
      header: { pt: 'Cadastrada em', en: 'Registered at' },
      type: 'instant',
      value: sql`${table.createdAt}`,
      width: 18,
    },
    { header: { pt: 'Alterada em', en: 'Changed at' }, type: 'instant', value: sql`${table.updatedAt}`, width: 18 },
  ],
};

/**
 * SCD: proposals sent for a credit decision, with their status (docs/specification/reports.md#what-scd-and-cf-contain).
 */
export const creditDecisions: Extraction = {
  ...proposals,
  fileStem: 'situacao-credito',
  sheetName: { pt: 'Decisões de crédito', en: 'Credit decisions' },
  during: (start, end, days) => sql`${table.status} <> 'WO' and ${proposals.during(start, end, days)}`,
};

/**
 * CF: proposals with a contract, from its generation to its payment
 * (docs/specification/reports.md#what-scd-and-cf-contain).
 */
export const financingContracts: Extraction = {
  ...proposals,
  fileStem: 'contratos-financiamento',
  sheetName: { pt: 'Contratos de financiamento', en: 'Financing contracts' },
  during: (start, end, days) =>
    sql`${table.status} in ('PU', 'WFA', 'AV', 'PS', 'OC', 'OCM') and ${proposals.during(start, end, days)}`,
};
