import { roleTitles, userTypeTitles } from '@estrada/domain/access/index';
import { accountStatuses } from '@estrada/domain/audit/index';
import { sql } from 'drizzle-orm';
import { users as table } from '../../identity/index.ts';
import type { Extraction } from '../extraction.ts';
import { namedColumns, namesOf, yesNoColumn } from './named-columns.ts';

/** Accounts that were registered or changed in the period, as in their list; no credentials. */
export const users: Extraction = {
  fileStem: 'usuarios',
  sheetName: { pt: 'Usuários', en: 'Users' },
  from: sql`${table}`,
  joins: sql``,
  key: sql`${table.id}`,
  during: (start, end) => sql`${table.updatedAt} >= ${start} and ${table.updatedAt} < ${end}`,
  within: (scope) => (scope.kind === 'all' ? undefined : null),
  columns: [
    { header: { pt: 'Usuário', en: 'Username' }, type: 'text', value: sql`${table.username}`, width: 24 },
    { header: { pt: 'Nome', en: 'Name' }, type: 'text', value: sql`${table.name}`, width: 34 },
    { header: { pt: 'E-mail', en: 'E-mail' }, type: 'text', value: sql`${table.email}`, width: 34 },
    ...namedColumns({ pt: 'Tipo', en: 'Type' }, sql`${table.userType}`, namesOf(userTypeTitles), 16),
    ...namedColumns({ pt: 'Perfil', en: 'Profile' }, sql`${table.role}`, namesOf(roleTitles), 26),
    ...namedColumns({ pt: 'Situação', en: 'Status' }, sql`${table.status}`, accountStatuses, 24),
    yesNoColumn({ pt: 'Habilitado', en: 'Enabled' }, sql`${table.enabled}`),
    { header: { pt: 'Bloqueado em', en: 'Blocked at' }, type: 'instant', value: sql`${table.blockedAt}`, width: 18 },
    {
      header: { pt: 'Cadastrado em', en: 'Registered at' },
      type: 'instant',
      value: sql`${table.createdAt}`,
      width: 18,
    },
    { header: { pt: 'Alterado em', en: 'Changed at' }, type: 'instant', value: sql`${table.updatedAt}`, width: 18 },
  ],
};
