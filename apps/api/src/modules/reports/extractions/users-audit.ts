import { auditTable } from '@estrada/domain/audit/index';
import { sql } from 'drizzle-orm';
import { auditEntries as table, trailKey } from '../../../kernel/kernel.tables.ts';
import { users } from '../../identity/index.ts';
import type { Extraction } from '../extraction.ts';
import { namedColumns, namesOf } from './named-columns.ts';

/** Actions on accounts in the period: logins, blocks, changes, resets. Values as stored in the trail, masked. */
export const usersAudit: Extraction = {
  fileStem: 'auditoria-usuarios',
  sheetName: { pt: 'Auditoria de usuários', en: 'User audit' },
  from: sql`${table}`,
  // an entry may have a name without an account
  joins: sql`left join ${users} on ${users.id} = ${table.entityId}`,
  key: trailKey(table.seq),
  during: (start, end) => sql`${table.entity} = 'user' and ${table.at} >= ${start} and ${table.at} < ${end}`,
  within: (scope) => (scope.kind === 'all' ? undefined : null),
  columns: [
    { header: { pt: 'Quando', en: 'When' }, type: 'instant', value: sql`${table.at}`, width: 18 },
    { header: { pt: 'Quem', en: 'Who' }, type: 'text', value: sql`${table.actorName}`, width: 24 },
    ...namedColumns({ pt: 'Ação', en: 'Action' }, sql`${table.action}`, namesOf(auditTable.user.acts), 34),
    { header: { pt: 'Usuário', en: 'User' }, type: 'text', value: sql`${users.username}`, width: 24 },
    { header: { pt: 'Nome', en: 'Name' }, type: 'text', value: sql`${users.name}`, width: 30 },
    { header: { pt: 'Antes', en: 'Before' }, type: 'text', value: sql`${table.before}::text`, width: 40 },
    { header: { pt: 'Depois', en: 'After' }, type: 'text', value: sql`${table.after}::text`, width: 40 },
    {
      header: { pt: 'Código da requisição', en: 'Request ID' },
      type: 'text',
      value: sql`${table.correlationId}`,
      width: 38,
    },
  ],
};
