import { productMessages } from '@estrada/domain/proposals/index';
import type { SimulationClient } from '@estrada/endpoints/index';
import { and, desc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { WriteContext } from '../../kernel/context.ts';
import type { Db } from '../../kernel/database/database.ts';
import { customerLinks } from './customer-links/customer-links.tables.ts';
import { contactOf, preApprovals, simulations } from './simulation.tables.ts';

/** How the simulations of a person are found: by the document, or one without a document by a proved contact. */
type SimulationsOwner = { document: string; verifiedEmail: string | null; verifiedPhone: string | null };

const ownedBy = ({ document, verifiedEmail, verifiedPhone }: SimulationsOwner): SQL => {
  const { email, phone } = contactOf(simulations);
  const hasNoDocument = isNull(simulations.clientDocument);
  return or(
    document === '' ? sql`false` : eq(simulations.clientDocument, document),
    verifiedEmail === null ? undefined : and(hasNoDocument, sql`${email} = ${verifiedEmail.toLowerCase()}`),
    verifiedPhone === null ? undefined : and(hasNoDocument, sql`${phone} = ${verifiedPhone}`),
  )!;
};

/** More simulations than one person has without a proposal; what is left is found by the next run. */
const atOnce = 500;

/** The simulations of a person, newest first. @param only which of them, such as those without a proposal */
export const listSimulationsOfPerson = (db: Db, owner: SimulationsOwner, only: SQL) =>
  db
    .select({
      id: simulations.id,
      code: simulations.code,
      clientName: simulations.clientName,
      client: simulations.client,
      vehicleLabel: simulations.vehicleLabel,
      createdAt: simulations.createdAt,
    })
    .from(simulations)
    .where(and(ownedBy(owner), only))
    .orderBy(desc(simulations.id))
    .limit(atOnce);

/**
 * Removes a person from simulations: the client, the answers about them, and the links that they received. The figures
 * stay for the counts of the dealer, and consents to queries as the proof that they were given.
 */
export async function eraseSimulations(ids: readonly string[], context: WriteContext): Promise<number> {
  if (ids.length === 0) return 0;
  const { db, now } = context;
  await db.delete(customerLinks).where(inArray(customerLinks.simulationId, [...ids]));
  await db
    .update(preApprovals)
    .set({ clientDocument: null, questionHash: null, protocol: null })
    .where(inArray(preApprovals.simulationId, [...ids]));
  await db
    .update(simulations)
    .set({
      clientDocument: null,
      clientName: null,
      client: {},
      request: sql`${simulations.request} - '{clientBirthDate,plate,chassis}'::text[]`,
      version: sql`${simulations.version} + 1`,
      changedByName: productMessages.systemName,
      updatedAt: now,
    })
    .where(inArray(simulations.id, [...ids]));
  for (const id of ids) context.audit({ action: 'simulation.erase', entity: 'simulation', entityId: id });
  return ids.length;
}

/** Corrects the client of simulations. */
export async function correctSimulations(
  rows: readonly { id: string; client: SimulationClient }[],
  wanted: Partial<Pick<SimulationClient, 'name' | 'phone' | 'email'>>,
  context: WriteContext,
): Promise<number> {
  for (const { id, client } of rows) {
    await context.db
      .update(simulations)
      .set({
        client: { ...client, ...wanted },
        ...(wanted.name === undefined ? {} : { clientName: wanted.name }),
        version: sql`${simulations.version} + 1`,
        changedByName: productMessages.systemName,
        updatedAt: context.now,
      })
      .where(eq(simulations.id, id));
    context.audit({ action: 'simulation.correct', entity: 'simulation', entityId: id });
  }
  return rows.length;
}
