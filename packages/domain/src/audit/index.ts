export {
  type AuditAct,
  type AuditActOf,
  type AuditEntityName,
  type AuditUploadName,
  type AuditValues,
  actWords,
  auditActs,
  auditActsOf,
  auditEntities,
  auditField,
  auditLookUps,
  auditTable,
  entityOfAct,
  findAuditEntity,
} from './audit-table.ts';
export { auditValueWords } from './value-words.ts';
