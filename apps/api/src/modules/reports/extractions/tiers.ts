import { personTypes } from '@estrada/domain/enumerations/index';
import { sql } from 'drizzle-orm';
import { riskPriceRules, tiers as table } from '../../parameters/index.ts';
import type { Extraction, ExtractionColumn } from '../extraction.ts';
import { namedColumns, yesNoColumn } from './named-columns.ts';
import { datedRows, sourceColumns, sourceJoins } from './uploaded-rows.ts';

const tierColumns: readonly ExtractionColumn[] = [
  { header: { pt: 'Faixa de risco (tier)', en: 'Risk tier' }, type: 'code', value: sql`${table.tierCode}`, width: 22 },
  { header: { pt: 'Descrição', en: 'Description' }, type: 'text', value: sql`${table.description}`, width: 30 },
  ...namedColumns({ pt: 'Tipo de pessoa', en: 'Person type' }, sql`${table.personType}`, personTypes, 16),
  { header: { pt: 'Menor score', en: 'Lowest score' }, type: 'integer', value: sql`${table.lowestScore}`, width: 12 },
  { header: { pt: 'Maior score', en: 'Highest score' }, type: 'integer', value: sql`${table.highestScore}`, width: 12 },
  { header: { pt: 'Início', en: 'First day' }, type: 'date', value: sql`${table.effectiveFrom}`, width: 12 },
  { header: { pt: 'Fim', en: 'Last day' }, type: 'date', value: sql`${table.validUntil}`, width: 12 },
];

/** Lines of tiers that were in force on a day of the period. */
export const tiers: Extraction = {
  fileStem: 'tiers',
  sheetName: { pt: 'Faixas de risco (tiers)', en: 'Risk tiers' },
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
  sheetName: { pt: 'Faixas e preço por risco', en: 'Risk tiers and risk price' },
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
    yesNoColumn({ pt: 'Regra habilitada', en: 'Rule enabled' }, sql`${riskPriceRules.enabled}`),
    ...sourceColumns,
  ],
};
