import { sql } from 'drizzle-orm';
import { riskPriceRules, tiers as table } from '../../parameters/index.ts';
import type { Extraction, ExtractionColumn } from '../extraction.ts';
import { datedRows, sourceColumns, sourceJoins } from './uploaded-rows.ts';

const tierColumns: readonly ExtractionColumn[] = [
  { header: { pt: 'Tier', en: 'Tier' }, type: 'code', value: sql`${table.tierCode}`, width: 10 },
  { header: { pt: 'Descrição', en: 'Description' }, type: 'text', value: sql`${table.description}`, width: 30 },
  { header: { pt: 'Pessoa', en: 'Person type' }, type: 'code', value: sql`${table.personType}`, width: 8 },
  { header: { pt: 'Menor score', en: 'Lowest score' }, type: 'integer', value: sql`${table.lowestScore}`, width: 12 },
  { header: { pt: 'Maior score', en: 'Highest score' }, type: 'integer', value: sql`${table.highestScore}`, width: 12 },
  { header: { pt: 'Início', en: 'First day' }, type: 'date', value: sql`${table.effectiveFrom}`, width: 12 },
  { header: { pt: 'Fim', en: 'Last day' }, type: 'date', value: sql`${table.validUntil}`, width: 12 },
];

/** Lines of tiers that were in force on a day of the period. */
export const tiers: Extraction = {
  fileStem: 'tiers',
  sheetName: { pt: 'Tiers', en: 'Tiers' },
  from: sql`${table}`,
  joins: sourceJoins('tiers', table.tableId),
  key: sql`(${table.tableId} || ${table.personType} || lpad(${table.lowestScore}::text, 4, '0') || ${table.tierCode} || ' ' || ${table.effectiveFrom})`,
  ...datedRows('tiers', table),
  columns: [...tierColumns, ...sourceColumns],
};

/** The same lines, each with its current risk-price rule; without one where the line names none. */
export const tierRisk: Extraction = {
  ...tiers,
  fileStem: 'tiers-e-preco-por-risco',
  sheetName: { pt: 'Tiers e preço por risco', en: 'Tiers and risk price' },
  joins: sql`left join ${riskPriceRules} on ${riskPriceRules.ruleCode} = ${table.riskPriceCode} ${sourceJoins('tiers', table.tableId)}`,
  columns: [
    ...tierColumns,
    { header: { pt: 'Código da regra', en: 'Rule code' }, type: 'code', value: sql`${table.riskPriceCode}`, width: 14 },
    { header: { pt: 'Regra', en: 'Rule' }, type: 'text', value: sql`${riskPriceRules.ruleName}`, width: 30 },
    {
      header: { pt: 'Início da regra', en: 'First day of the rule' },
      type: 'date',
      value: sql`${riskPriceRules.effectiveFrom}`,
      width: 16,
    },
    {
      header: { pt: 'Fim da regra', en: 'Last day of the rule' },
      type: 'date',
      value: sql`${riskPriceRules.validUntil}`,
      width: 16,
    },
    {
      header: { pt: 'Regra habilitada', en: 'Rule enabled' },
      type: 'code',
      value: sql`case ${riskPriceRules.enabled} when true then 'S' when false then 'N' end`,
      width: 14,
    },
    ...sourceColumns,
  ],
};
