import { financeTypes } from '@estrada/domain/enumerations/index';
import { type SQL, sql } from 'drizzle-orm';
import { priceTables as table } from '../../simulation/index.ts';
import type { Extraction } from '../extraction.ts';
import { planTermColumns } from './plan-term-columns.ts';
import { conditionValue, datedRows, sourceColumns, sourceJoins } from './uploaded-rows.ts';

const planName: SQL = sql`case ${table.financeTypeId} ${sql.join(
  financeTypes.map(({ id, name }) => sql`when ${id}::int then ${name}`),
  sql` `,
)} end`;

/** Lines of the price tables that were in force on a day of the period, with all their values. */
export const allPlans: Extraction = {
  fileStem: 'planos',
  sheetName: { pt: 'Planos', en: 'Plans' },
  from: sql`${table}`,
  joins: sourceJoins('plans', table.tableId),
  key: sql`${table.id}`,
  ...datedRows('plans', table),
  columns: [
    { header: { pt: 'Plano', en: 'Plan' }, type: 'text', value: planName, width: 18 },
    { header: { pt: 'Código da tabela', en: 'Table code' }, type: 'text', value: sql`${table.tableCode}`, width: 18 },
    {
      header: { pt: 'Tabela de origem', en: 'Source table' },
      type: 'text',
      value: sql`${table.sourceTableCode}`,
      width: 18,
    },
    { header: { pt: 'Descrição', en: 'Description' }, type: 'text', value: sql`${table.description}`, width: 30 },
    {
      header: { pt: 'Pessoa', en: 'Person type' },
      type: 'code',
      value: sql`coalesce(${table.personType}, 'ambas')`,
      width: 8,
    },
    { header: { pt: 'Condição', en: 'Condition' }, type: 'code', value: conditionValue(table.assetType), width: 10 },
    { header: { pt: 'Tipo de venda', en: 'Sale type' }, type: 'code', value: sql`${table.saleType}`, width: 12 },
    {
      header: { pt: 'Tipo de taxa', en: 'Tax type' },
      type: 'code',
      value: sql`case ${table.taxType} when 'NOT_SUBSIDIZED' then 'normal' when 'SUBSIDIZED' then 'subsidiada' when 'TAX_ZERO' then 'zero' end`,
      width: 12,
    },
    { header: { pt: 'Tier', en: 'Tier' }, type: 'text', value: sql`${table.tierCode}`, width: 8 },
    {
      header: { pt: 'Prazo (meses)', en: 'Term (months)' },
      type: 'integer',
      value: sql`${table.termMonths}`,
      width: 12,
    },
    {
      header: { pt: 'Taxa (% a.m.)', en: 'Rate (% a month)' },
      type: 'percent',
      value: sql`${table.rateMonthly}`,
      width: 14,
    },
    {
      header: { pt: 'Taxa sem subsídio (% a.m.)', en: 'Rate without subsidy (% a month)' },
      type: 'percent',
      value: sql`${table.targetRateMonthly}`,
      width: 22,
    },
    {
      header: { pt: 'Menor entrada (% do preço)', en: 'Lowest down payment (% of the price)' },
      type: 'percent',
      value: sql`${table.minEntryShare}`,
      width: 22,
    },
    {
      header: { pt: 'Maior entrada (% do preço)', en: 'Highest down payment (% of the price)' },
      type: 'percent',
      value: sql`${table.maxEntryShare}`,
      width: 22,
    },
    {
      header: { pt: 'Grupo de veículos', en: 'Group of vehicles' },
      type: 'text',
      value: sql`${table.campaignCode}`,
      width: 18,
    },
    {
      header: { pt: 'Comissão (% do crédito líquido)', en: 'Commission (% of the net credit)' },
      type: 'percent',
      value: sql`${table.commissionShare}`,
      width: 24,
    },
    {
      header: { pt: 'Taxa mínima à mão (% ao mês)', en: 'Lowest rate by hand (% a month)' },
      type: 'percent',
      value: sql`${table.minRateMonthly}`,
      width: 22,
    },
    {
      header: { pt: 'Taxa máxima à mão (% ao mês)', en: 'Highest rate by hand (% a month)' },
      type: 'percent',
      value: sql`${table.maxRateMonthly}`,
      width: 22,
    },
    {
      header: { pt: 'Idade máxima (anos)', en: 'Highest age (years)' },
      type: 'integer',
      value: sql`${table.maxVehicleAgeYears}`,
      width: 16,
    },
    { header: { pt: 'Início', en: 'First day' }, type: 'date', value: sql`${table.effectiveFrom}`, width: 12 },
    { header: { pt: 'Fim', en: 'Last day' }, type: 'date', value: sql`${table.validUntil}`, width: 12 },
    ...planTermColumns,
    ...sourceColumns,
  ],
};
