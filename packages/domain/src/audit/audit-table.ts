import type { Texts } from '../errors/texts.ts';
import type { AuditActTexts, AuditField } from './audit-entity.ts';
import { accountEntities } from './entities/account.ts';
import { insuranceEntities } from './entities/insurance.ts';
import { leadEntities } from './entities/leads.ts';
import { offerEntities } from './entities/offers.ts';
import { organizationEntities } from './entities/organization.ts';
import { parameterEntities } from './entities/parameters.ts';
import { pcdEntities } from './entities/pcd.ts';
import { productEntities } from './entities/plans-and-products.ts';
import { privacyEntities } from './entities/privacy.ts';
import { saleEntities } from './entities/sale.ts';
import { uploadEntities } from './entities/upload.ts';
import { vehicleEntities } from './entities/vehicles.ts';
import { workEntities } from './entities/work.ts';

/** Everything the audit trail records: each kind of record with its acts and fields, with texts in both languages. */
export const auditTable = {
  ...accountEntities,
  ...organizationEntities,
  ...vehicleEntities,
  ...offerEntities,
  ...pcdEntities,
  ...parameterEntities,
  ...productEntities,
  ...workEntities,
  ...uploadEntities,
  ...saleEntities,
  ...insuranceEntities,
  ...leadEntities,
  ...privacyEntities,
};

type Table = typeof auditTable;

/** A kind of record, by its stored name. */
export type AuditEntityName = keyof Table;

/** Tables that were uploaded: each kind is a kind of record, and all have the same acts and fields. */
export type AuditUploadName = keyof typeof uploadEntities;

/** The acts on a kind of record. */
export type AuditActOf<Entity extends AuditEntityName> = keyof Table[Entity]['acts'] & string;

/** An act of the trail, on any kind of record. */
export type AuditAct = { [Entity in AuditEntityName]: AuditActOf<Entity> }[AuditEntityName];

/** The values that an entry on a kind of record may contain; a nested record uses the names of its own fields. */
export type AuditValues<Entity extends AuditEntityName> = {
  readonly [Field in keyof Table[Entity]['fields']]?: unknown;
};

/** Kinds of record, in the order of the filter. */
export const auditEntities = Object.keys(auditTable) as readonly AuditEntityName[];

/** All acts, each once. */
export const auditActs = [
  ...new Set(auditEntities.flatMap((entity) => Object.keys(auditTable[entity].acts))),
] as readonly AuditAct[];

/** The kind of record with this name, if the table has it: the trail may be older than the table. */
export function findAuditEntity(entity: string): AuditEntityName | undefined {
  return auditEntities.find((name) => name === entity);
}

/** The acts on a kind of record. */
export function auditActsOf(entity: AuditEntityName): readonly AuditAct[] {
  return Object.keys(auditTable[entity].acts) as AuditAct[];
}

/** The acts that only read. */
export const auditLookUps: readonly AuditAct[] = auditActs.filter((act) =>
  auditEntities.some((entity) => {
    const acts: Readonly<Record<string, AuditActTexts>> = auditTable[entity].acts;
    return acts[act]?.lookUp;
  }),
);

/** The kind of record of an act, if there is only one. */
export function entityOfAct(act: string): AuditEntityName | undefined {
  const [first, ...others] = auditEntities.filter((entity) => Object.hasOwn(auditTable[entity].acts, act));
  return others.length === 0 ? first : undefined;
}

/** The texts of an act; undefined for one that the table does not have. */
export function actTexts(act: string): Texts | undefined {
  for (const entity of auditEntities) {
    const acts: Readonly<Record<string, Texts>> = auditTable[entity].acts;
    if (Object.hasOwn(acts, act)) return acts[act];
  }
  return undefined;
}

/** A field of a kind of record by its own name; undefined for one that the table does not have. */
export function auditField(entity: string, name: string): AuditField | undefined {
  const known = findAuditEntity(entity);
  if (!known) return undefined;
  const fields: Readonly<Record<string, AuditField>> = auditTable[known].fields;
  return Object.hasOwn(fields, name) ? fields[name] : undefined;
}
