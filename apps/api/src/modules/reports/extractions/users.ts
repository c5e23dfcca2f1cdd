import { sql } from 'drizzle-orm';
import { users as table } from '../../identity/index.ts';
import type { Extraction } from '../extraction.ts';

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
    { header: { pt: 'Tipo', en: 'Type' }, type: 'code', value: sql`${table.userType}`, width: 10 },
    { header: { pt: 'Perfil', en: 'Role' }, type: 'code', value: sql`${table.role}`, width: 20 },
    { header: { pt: 'Situação', en: 'Status' }, type: 'code', value: sql`${table.status}`, width: 24 },
    {
      header: { pt: 'Habilitado', en: 'Enabled' },
      type: 'code',
      value: sql`case when ${table.enabled} then 'S' else 'N' end`,
      width: 10,
    },
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
