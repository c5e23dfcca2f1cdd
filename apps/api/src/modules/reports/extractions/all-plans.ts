import { personTypes, saleTypes, taxTypes } from '@estrada/domain/enumerations/index';
import { sql } from 'drizzle-orm';
import { priceTables as table } from '../../simulation/index.ts';
import type { Extraction } from '../extraction.ts';
import { planColumns } from './figure-columns.ts';
import { namedColumns } from './named-columns.ts';
import { planTermColumns } from './plan-term-columns.ts';
import { conditionColumn, datedRows, sourceColumns, sourceJoins } from './uploaded-rows.ts';

/** The codes of the types of rate in the uploaded file. */
const rateCodes = { NOT_SUBSIDIZED: 'normal', SUBSIDIZED: 'subsidiada', TAX_ZERO: 'zero' } as const;
const rateCode = sql`case ${table.taxType} ${sql.join(
  Object.entries(rateCodes).map(([id, code]) => sql`when ${id} then ${code}`),
  sql` `,
)} end`;

/** Both, where a line is for everybody. */
const personTypesOfLine = [...personTypes, { id: 'ambas', pt: 'Ambas', en: 'Both' }];

/** The types of rate by their codes in the uploaded file. */
const rateTypes = taxTypes.map(({ id, pt, en }) => ({ id: rateCodes[id], pt, en }));

/** Lines of the price tables that were in force on a day of the period, with all their values. */
export const allPlans: Extraction = {
  fileStem: 'planos',
  sheetName: { pt: 'Planos', en: 'Plans' },
  from: sql`${table}`,
  joins: sourceJoins('plans', table.tableId),
  key: sql`${table.id}`,
  ...datedRows('plans', table),
  columns: [
    ...planColumns(sql`${table.financeTypeId}`),
    { header: { pt: 'Código da tabela', en: 'Table code' }, type: 'text', value: sql`${table.tableCode}`, width: 18 },
    {
      header: { pt: 'Tabela de origem', en: 'Source table' },
      type: 'text',
      value: sql`${table.sourceTableCode}`,
      width: 18,
    },
    { header: { pt: 'Descrição', en: 'Description' }, type: 'text', value: sql`${table.description}`, width: 30 },
    ...namedColumns(
      { pt: 'Tipo de pessoa', en: 'Person type' },
      sql`coalesce(${table.personType}, 'ambas')`,
      personTypesOfLine,
      16,
    ),
    conditionColumn(table.assetType),
    ...namedColumns({ pt: 'Tipo de venda', en: 'Sale type' }, sql`${table.saleType}`, saleTypes, 18),
    ...namedColumns({ pt: 'Tipo de taxa', en: 'Rate type' }, rateCode, rateTypes, 14),
    {
      header: { pt: 'Faixa de risco (tier)', en: 'Risk tier' },
      type: 'text',
      value: sql`${table.tierCode}`,
      width: 22,
    },
    {
      header: { pt: 'Prazo (meses)', en: 'Term (months)' },
      type: 'integer',
      value: sql`${table.termMonths}`,
      width: 12,
    },
    {
      header: { pt: 'Taxa (% a.m.)', en: 'Rate (% per month)' },
      type: 'percent',
      value: sql`${table.rateMonthly}`,
      width: 14,
    },
    {
      header: { pt: 'Taxa sem subsídio (% a.m.)', en: 'Rate without subsidy (% per month)' },
      type: 'percent',
      value: sql`${table.targetRateMonthly}`,
      width: 22,
    },
    {
      header: { pt: 'Menor entrada (% do valor do veículo)', en: 'Minimum down payment (% of the vehicle price)' },
      type: 'percent',
      value: sql`${table.minEntryShare}`,
      width: 22,
    },
    {
      header: { pt: 'Maior entrada (% do valor do veículo)', en: 'Maximum down payment (% of the vehicle price)' },
      type: 'percent',
      value: sql`${table.maxEntryShare}`,
      width: 22,
    },
    {
      header: { pt: 'Grupo de veículos', en: 'Vehicle group' },
      type: 'text',
      value: sql`${table.campaignCode}`,
      width: 18,
    },
    {
      header: { pt: 'Retorno (% do crédito líquido)', en: 'Commission (% of the net credit)' },
      type: 'percent',
      value: sql`${table.commissionShare}`,
      width: 24,
    },
    {
      header: { pt: 'Menor taxa ajustável (% a.m.)', en: 'Lowest rate that can be set (% per month)' },
      type: 'percent',
      value: sql`${table.minRateMonthly}`,
      width: 22,
    },
    {
      header: { pt: 'Maior taxa ajustável (% a.m.)', en: 'Highest rate that can be set (% per month)' },
      type: 'percent',
      value: sql`${table.maxRateMonthly}`,
      width: 22,
    },
    {
      header: { pt: 'Idade máxima do veículo (anos)', en: 'Maximum vehicle age (years)' },
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
