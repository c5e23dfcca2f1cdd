import type { Right } from './rights.ts';

/** Calls by their names, each with the rights of which one is sufficient. */
type Calls = Readonly<Record<string, readonly Right[]>>;

/** Calls of no kind that are open to several rights. */
export const anyOf = (wanted: readonly Right[], names: string): Calls =>
  Object.fromEntries(names.split(' ').map((name) => [name, wanted]));

const allOf = (names: readonly string[], right: Right): Calls =>
  Object.fromEntries(names.map((name) => [name, [right]]));

/** The calls of a record by their names: who reads it, and who changes it where others do. */
export const record = (
  { list, read, ...others }: { list: string; read: string } & Readonly<Record<string, string>>,
  right: Right,
  changes = right,
): Calls => ({ ...allOf([list, read], right), ...allOf(Object.values(others), changes) });

/** The calls of a settings record or of an uploaded table, by their names. */
export const all = (names: Readonly<Record<string, string>>, right: Right): Calls => allOf(Object.values(names), right);

/** The calls of an uploaded table that others read as well. */
export const readTable = (names: Readonly<Record<string, string>>, right: Right, readers: Right): Calls =>
  Object.fromEntries(
    Object.entries(names).map(([part, name]) => [
      name,
      ['columns', 'inForce', 'list', 'read', 'report', 'template'].includes(part) ? [right, readers] : [right],
    ]),
  );

/** The calls of all extractions: each has its own, and users of any of them may list files and download them. */
export const extractions = (rights: Readonly<Record<string, Right>>): Calls => ({
  ...Object.fromEntries(Object.entries(rights).map(([name, right]) => [name, [right]])),
  listExtractionFiles: Object.values(rights),
  readDownloadAddress: Object.values(rights),
});

/** Calls of no kind, by their right. */
export const plain = (right: Right, names: string): Calls => allOf(names.split(' '), right);
