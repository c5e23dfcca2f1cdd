import { auditTable, findAuditEntity } from '@estrada/domain/audit/index';
import { pickText } from '@estrada/domain/errors/index';
import { useLanguage } from '@estrada/web/strings/use-language.ts';

/** The name of a kind of record; one that the audit table no longer has is shown as stored. */
export function useEntityName(): (entity: string) => string {
  const { language } = useLanguage();
  return (entity) => {
    const known = findAuditEntity(entity);
    return known ? pickText(auditTable[known], language) : entity;
  };
}
