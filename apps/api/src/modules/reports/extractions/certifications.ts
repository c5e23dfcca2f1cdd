import { roleTitles } from '@estrada/domain/access/index';
import { sql } from 'drizzle-orm';
import { users as table, userDealers } from '../../identity/index.ts';
import type { Extraction } from '../extraction.ts';
import { namedColumns, namesOf, yesNoColumn } from './named-columns.ts';

/** Certifications of users that were registered or changed in the period. */
export const certifications: Extraction = {
  fileStem: 'certificacoes',
  sheetName: { pt: 'Certificações', en: 'Certifications' },
  from: sql`${table}`,
  joins: sql``,
  key: sql`${table.id}`,
  during: (start, end) => sql`${table.certificationSavedAt} >= ${start} and ${table.certificationSavedAt} < ${end}`,
  within: (scope) => {
    if (scope.kind === 'all') return undefined;
    // a manager has those of the dealer they act for
    return scope.kind === 'dealer'
      ? sql`exists (select 1 from ${userDealers} where ${userDealers.userId} = ${table.id} and ${userDealers.dealerId} = ${scope.dealerId})`
      : null;
  },
  columns: [
    { header: { pt: 'Usuário', en: 'Username' }, type: 'text', value: sql`${table.username}`, width: 24 },
    { header: { pt: 'Nome', en: 'Name' }, type: 'text', value: sql`${table.name}`, width: 34 },
    ...namedColumns({ pt: 'Perfil', en: 'Profile' }, sql`${table.role}`, namesOf(roleTitles), 26),
    yesNoColumn({ pt: 'Habilitado', en: 'Enabled' }, sql`${table.enabled}`),
    {
      header: { pt: 'Número da certificação', en: 'Certification number' },
      type: 'text',
      value: sql`${table.certificationNumber}`,
      width: 24,
    },
    {
      header: { pt: 'Entidade certificadora', en: 'Certification issuer' },
      type: 'text',
      value: sql`${table.certificationIssuer}`,
      width: 34,
    },
    { header: { pt: 'Início', en: 'Start' }, type: 'date', value: sql`${table.certificationStart}`, width: 12 },
    { header: { pt: 'Fim', en: 'End' }, type: 'date', value: sql`${table.certificationEnd}`, width: 12 },
    {
      header: { pt: 'Salva em', en: 'Saved at' },
      type: 'instant',
      value: sql`${table.certificationSavedAt}`,
      width: 18,
    },
  ],
};
