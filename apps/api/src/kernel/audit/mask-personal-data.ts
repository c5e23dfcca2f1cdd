import { auditField } from '@estrada/domain/audit/index';

/** `12345678909` → `*******8909`: enough to recognise, too little to use. */
function maskValue(value: string): string {
  const shown = value.length > 6 ? 4 : 0;
  return '*'.repeat(value.length - shown) + value.slice(value.length - shown);
}

/** Replaces a value that the audit table has no field for: nothing of it can be recognised. */
const unknown = '***';

/** CPF, CNPJ or e-mail address in the middle of a text. */
const mention =
  /[^\s@,;:<>()]+@[^\s@,;:<>()]+\.\w+|\b\d{3}\.?\d{3}\.?\d{3}-?\d{2}\b|\b\w{2}\.?\w{3}\.?\w{3}\/?\d{4}-?\d{2}\b/g;

/** A text that a user typed, or that a failure reports, without the documents and addresses in it. */
export const maskMentions = (text: string): string => text.replace(mention, maskValue);

/**
 * A copy of a record fit for the audit trail: personal fields are masked, unknown fields are hidden completely, dates
 * become text. The trail stores references and masked values, never whole documents or images.
 *
 * @param entity the kind of record that the values belong to
 */
export function maskPersonalData(entity: string, record: object | null): Record<string, unknown> | null {
  return record && (mask(entity, record, '') as Record<string, unknown>);
}

function mask(entity: string, value: unknown, name: string): unknown {
  if (value === undefined || value === null) return null;
  const field = name === '' ? undefined : auditField(entity, name);
  if (name !== '' && !field) return unknown;
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return value.map((item) => mask(entity, item, name));
  if (typeof value === 'object')
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, mask(entity, part, key)]));
  if (typeof value !== 'string' || value === '') return value;
  return field?.personal ? maskValue(value) : maskMentions(value);
}

/** The log message for them. */
export const unknownAuditFields = 'fields that the audit table does not have';

/**
 * The fields of a record that the audit table does not have: the trail shows them as `***`, which is a fault to report.
 */
export function unknownFields(entity: string, record: unknown): string[] {
  if (Array.isArray(record)) return record.flatMap((item) => unknownFields(entity, item));
  if (!record || typeof record !== 'object' || record instanceof Date) return [];
  return Object.entries(record).flatMap(([name, value]) =>
    auditField(entity, name) ? unknownFields(entity, value) : [name],
  );
}
