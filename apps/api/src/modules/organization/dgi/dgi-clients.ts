import { dgiClientForm } from '@estrada/domain/organization/index';
import { maskDocument } from '@estrada/domain/people/index';
import type { DgiClient, endpoints } from '@estrada/endpoints/index';
import { callerOf, type ReadContext, type WriteContext } from '../../../kernel/context.ts';
import type { PageOrder } from '../../../kernel/database/page-by-key.ts';
import { pageOfTable } from '../../../kernel/database/page-of-table.ts';
import { nameContains } from '../../../kernel/database/plain-name.ts';
import { type UniqueConflict, writeUnique } from '../../../kernel/database/unique-violation.ts';
import { makeId } from '../../../kernel/ids.ts';
import type { UseCase } from '../../../kernel/route.ts';
import { dgiClients } from '../organization.tables.ts';

const describe = (client: typeof dgiClients.$inferSelect): DgiClient => ({
  ...client,
  document: maskDocument(client.document),
  createdAt: client.createdAt.toISOString(),
});

/** Clients of the digital channel, last registered first; `name` filters by a part of the name. */
export const listClientNames: UseCase<typeof endpoints.listClientNames, ReadContext> = async ({ query }, { db }) => {
  const where = query.name ? nameContains(dgiClients.name, query.name) : undefined;
  const order: PageOrder = {
    name: 'createdAt',
    by: dgiClients.createdAt,
    type: 'timestamptz',
    direction: 'desc',
    id: dgiClients.id,
  };
  const { rows, ...page } = await pageOfTable(db, { table: dgiClients, where, order }, query);
  return { ...page, items: rows.map(describe) };
};

const documentConflict: UniqueConflict = {
  index: 'dgi_clients_document_unique',
  code: 'SET005',
  field: 'document',
  key: 'dgiClient.taken',
};

/** Registers a client of the digital channel. @throws DomainError SET005 at `document` for a duplicate */
export const registerClient: UseCase<typeof endpoints.registerClient, WriteContext> = async ({ body }, context) => {
  const { phone, ...values } = dgiClientForm.normalise(body);
  const client = {
    ...values,
    phone: phone || null,
    id: makeId(context.now),
    createdAt: context.now,
    createdBy: callerOf(context).viewer.userId,
  };
  await writeUnique(context.db.insert(dgiClients).values(client), documentConflict);
  const { document, name, email } = client;
  const after = { document, name, email, phone: client.phone };
  context.audit({ action: 'dgi.register-client', entity: 'dgi-client', entityId: client.id, after });
  return describe(client);
};

/** Registers a person of the web form as a client of the digital channel, unless that document is registered. */
export async function addDigitalClient(
  person: Pick<DgiClient, 'document' | 'name' | 'email'> & { phone: string },
  context: WriteContext,
): Promise<void> {
  const id = makeId(context.now);
  const { document, name, email, phone } = person;
  const inserted = await context.db
    .insert(dgiClients)
    .values({ id, document, name, email, phone: phone || null, createdAt: context.now, createdBy: null })
    .onConflictDoNothing()
    .returning({ id: dgiClients.id });
  if (inserted.length === 0) return;
  const after = { document, name, email, phone: phone || null };
  context.audit({ action: 'dgi.register-client', entity: 'dgi-client', entityId: id, after });
}
