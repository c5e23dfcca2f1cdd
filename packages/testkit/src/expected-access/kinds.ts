import type { Right } from './rights.ts';

/** Calls by their names, each with the rights of which one is enough. */
type Calls = Readonly<Record<string, readonly Right[]>>;

/** Calls that are of no kind and open to several rights. */
export const anyOf = (wanted: readonly Right[], names: string): Calls =>
  Object.fromEntries(names.split(' ').map((name) => [name, wanted]));

const allOf = (names: readonly string[], right: Right): Calls =>
  Object.fromEntries(names.map((name) => [name, [right]]));

/** The calls of a record: who reads it, who changes it where that is somebody else, and how it is switched. */
export const record = (
  one: string,
  many: string,
  right: Right,
  changes = right,
  switches = 'enable disable',
): Calls => ({
  ...allOf([`list${many}`, `read${one}`], right),
  ...allOf([`register${one}`, `update${one}`, ...switches.split(' ').map((verb) => `${verb}${one}`)], changes),
});

/** The calls of a settings record. */
export const settings = (name: string, right: Right): Calls => allOf([`read${name}`, `save${name}`], right);

/** The calls of an uploaded table. */
export const upload = (name: string, right: Right): Calls =>
  allOf(
    [
      `read${name}Columns`,
      `send${name}Table`,
      `try${name}Table`,
      `apply${name}Trial`,
      `list${name}Uploads`,
      `read${name}Upload`,
      `read${name}Report`,
      `read${name}Template`,
      `read${name}InForce`,
      `cancel${name}Start`,
      `compare${name}Table`,
      `return${name}Table`,
    ],
    right,
  );

/** The calls of all extractions: each has its own, and who may ask for one may look at files and fetch them. */
export const extractions = (rights: Readonly<Record<string, Right>>): Calls => ({
  ...Object.fromEntries(Object.entries(rights).map(([name, right]) => [name, [right]])),
  listExtractionFiles: Object.values(rights),
  readDownloadAddress: Object.values(rights),
});

/** Calls that are of no kind, by their right. */
export const plain = (right: Right, names: string): Calls => allOf(names.split(' '), right);
