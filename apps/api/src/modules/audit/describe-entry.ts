import type { HistoryEntry } from '@estrada/endpoints/index';
import type { auditEntries } from '../../kernel/kernel.tables.ts';

/** The wire form of an entry: what it changed, field by field. */
export function describeEntry(row: typeof auditEntries.$inferSelect): HistoryEntry {
  const [before, after] = [asRecord(row.before), asRecord(row.after)];
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort();
  const changes = fields
    .map((field) => ({ field, before: asText(before[field]), after: asText(after[field]) }))
    .filter((change) => change.before !== change.after);
  return { seq: row.seq, at: row.at.toISOString(), actor: row.actorName, action: row.action, changes };
}

const asRecord = (value: unknown): Record<string, unknown> =>
  value && typeof value === 'object' && !Array.isArray(value) ? (value as Record<string, unknown>) : {};

function asText(value: unknown): string | null {
  if (value === undefined || value === null || value === '') return null;
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
