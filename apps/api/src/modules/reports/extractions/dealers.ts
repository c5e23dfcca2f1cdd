import { sql } from 'drizzle-orm';
import { branches, dealerGroups, dealerScope, dealers as table } from '../../organization/index.ts';
import type { Extraction } from '../extraction.ts';
import { yesNoColumn } from './named-columns.ts';

/** Dealers that were registered or changed in the period. */
export const dealers: Extraction = {
  fileStem: 'concessionarias',
  sheetName: { pt: 'Concessionárias', en: 'Dealers' },
  from: sql`${table}`,
  joins: sql`join ${dealerGroups} on ${dealerGroups.id} = ${table.dealerGroup} join ${branches} on ${branches.id} = ${table.region}`,
  key: sql`${table.id}`,
  during: (start, end) => sql`${table.updatedAt} >= ${start} and ${table.updatedAt} < ${end}`,
  within: dealerScope,
  columns: [
    { header: { pt: 'Código GMF', en: 'GMF code' }, type: 'code', value: sql`${table.GMFcode}`, width: 12 },
    { header: { pt: 'Código BAC', en: 'BAC code' }, type: 'code', value: sql`${table.baccode}`, width: 12 },
    { header: { pt: 'CNPJ', en: 'CNPJ' }, type: 'code', value: sql`${table.document}`, width: 18 },
    { header: { pt: 'Razão social', en: 'Company name' }, type: 'text', value: sql`${table.companyName}`, width: 40 },
    { header: { pt: 'Nome fantasia', en: 'Trading name' }, type: 'text', value: sql`${table.tradingName}`, width: 30 },
    { header: { pt: 'Grupo', en: 'Group' }, type: 'text', value: sql`${dealerGroups.groupName}`, width: 24 },
    { header: { pt: 'Regional', en: 'Branch' }, type: 'text', value: sql`${branches.name}`, width: 18 },
    { header: { pt: 'Telefone', en: 'Phone' }, type: 'code', value: sql`${table.phone}`, width: 14 },
    { header: { pt: 'CEP', en: 'Postal code' }, type: 'code', value: sql`${table.zipCode}`, width: 10 },
    { header: { pt: 'Logradouro', en: 'Street' }, type: 'text', value: sql`${table.street}`, width: 34 },
    { header: { pt: 'Número', en: 'Number' }, type: 'text', value: sql`${table.number}`, width: 10 },
    { header: { pt: 'Complemento', en: 'Address line 2' }, type: 'text', value: sql`${table.complement}`, width: 18 },
    { header: { pt: 'Bairro', en: 'Neighbourhood' }, type: 'text', value: sql`${table.neighbourhood}`, width: 22 },
    { header: { pt: 'Cidade', en: 'City' }, type: 'text', value: sql`${table.city}`, width: 22 },
    { header: { pt: 'UF', en: 'State' }, type: 'code', value: sql`${table.state}`, width: 5 },
    yesNoColumn({ pt: 'Habilitada', en: 'Enabled' }, sql`${table.enabled}`),
    {
      header: { pt: 'Cadastrada em', en: 'Registered at' },
      type: 'instant',
      value: sql`${table.createdAt}`,
      width: 18,
    },
    { header: { pt: 'Alterada em', en: 'Changed at' }, type: 'instant', value: sql`${table.updatedAt}`, width: 18 },
  ],
};
