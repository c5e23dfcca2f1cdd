import { sql } from 'drizzle-orm';
import { campaigns as table } from '../../vehicles/index.ts';
import type { Extraction } from '../extraction.ts';
import { yesNoColumn } from './named-columns.ts';

/** Campaigns that were registered or changed in the period. */
export const campaigns: Extraction = {
  fileStem: 'campanhas',
  sheetName: { pt: 'Campanhas', en: 'Campaigns' },
  from: sql`${table}`,
  joins: sql``,
  key: sql`${table.id}`,
  during: (start, end) => sql`${table.updatedAt} >= ${start} and ${table.updatedAt} < ${end}`,
  within: (scope) => (scope.kind === 'all' ? undefined : null),
  columns: [
    { header: { pt: 'Código', en: 'Code' }, type: 'code', value: sql`${table.campaignCode}`, width: 20 },
    { header: { pt: 'Nome', en: 'Name' }, type: 'text', value: sql`${table.campaignName}`, width: 40 },
    {
      header: { pt: 'Ano de fabricação', en: 'Year of manufacture' },
      type: 'integer',
      value: sql`${table.manufacturerYear}`,
      width: 16,
    },
    { header: { pt: 'Ano do modelo', en: 'Model year' }, type: 'integer', value: sql`${table.modelYear}`, width: 14 },
    yesNoColumn({ pt: 'Habilitada', en: 'Enabled' }, sql`${table.enabled}`),
    { header: { pt: 'Alterada em', en: 'Changed at' }, type: 'instant', value: sql`${table.updatedAt}`, width: 18 },
  ],
};
