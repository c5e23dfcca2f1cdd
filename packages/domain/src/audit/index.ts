export {
  type AuditAct,
  type AuditActOf,
  type AuditEntityName,
  type AuditUploadName,
  type AuditValues,
  actTexts,
  auditActs,
  auditActsOf,
  auditEntities,
  auditField,
  auditLookUps,
  auditTable,
  entityOfAct,
  findAuditEntity,
} from './audit-table.ts';
export { auditValueTexts } from './value-texts.ts';
