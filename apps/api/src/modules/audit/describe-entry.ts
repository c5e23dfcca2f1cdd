import type { Language } from '@estrada/domain/errors/index';
import { translateMessage } from '@estrada/domain/proposals/index';
import type { HistoryEntry } from '@estrada/endpoints/index';
import type { auditEntries } from '../../kernel/kernel.tables.ts';

/** The wire form of an entry: what it changed, field by field; `client.address` is the field of a record in the record. */
export function describeEntry(row: typeof auditEntries.$inferSelect, language: Language): HistoryEntry {
  const [before, after] = [fieldsOf(row.before), fieldsOf(row.after)];
  // the product gives reasons too, where it returns a proposal
  const reason = after.get('reason');
  if (reason && row.entity === 'proposal') after.set('reason', translateMessage(reason, language));
  const fields = [...new Set([...before.keys(), ...after.keys()])].sort();
  const changes = fields
    .map((field) => ({ field, before: before.get(field) ?? null, after: after.get(field) ?? null }))
    .filter((change) => change.before !== change.after);
  return { seq: row.seq, at: row.at.toISOString(), actor: row.actorName, action: row.action, changes };
}

function fieldsOf(record: unknown, path = ''): Map<string, string | null> {
  if (!isRecord(record)) return new Map();
  return new Map(
    Object.entries(record).flatMap(([name, value]) =>
      isRecord(value) ? [...fieldsOf(value, `${path}${name}.`)] : [[`${path}${name}`, asText(value)] as const],
    ),
  );
}

const isRecord = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function asText(value: unknown): string | null {
  if (value === undefined || value === null || value === '') return null;
  if (!Array.isArray(value)) return String(value);
  return value.some((item) => typeof item === 'object') ? JSON.stringify(value) : value.join(', ') || null;
}
