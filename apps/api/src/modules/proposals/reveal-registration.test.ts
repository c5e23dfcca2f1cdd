import { aPerson } from '@estrada/testkit/index';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCompleteProposal, sendProposal } from '../../../test/journey.ts';
import { openApi, type Session, type TestApi } from '../../../test/open-api.ts';
import { rowsOf } from '../../../test/rows.ts';

const maskedRoles = ['insurance', 'feirao', 'consulta', 'compras'] as const;
const reason = 'O cliente pediu a conferência dos dados';

let api: TestApi;
let seller: Session;
let proposal: Awaited<ReturnType<typeof aCompleteProposal>>;
beforeAll(async () => {
  api = await openApi();
  seller = await api.signIn('seller');
  proposal = (await sendProposal(seller, await aCompleteProposal(seller, aPerson(911)))).body;
});
afterAll(() => api.close());

const read = (session: Session) => session.ok('readProposal', { params: { id: proposal.id } });
const reveal = (session: Session, text = reason, id = proposal.id) =>
  session.call('revealRegistration', { params: { id }, body: { reason: text } });
/** The values of the registration that a masked answer must not contain. */
function secrets(): string[] {
  const { client } = proposal;
  if (client.personType !== 'PF') throw new Error('A person is expected');
  const { document, identification, contact, address, occupation } = client;
  const { motherName, birthDate, documentNr } = identification;
  const all = [document, motherName, birthDate, documentNr, contact.email, contact.cellNumber, address.street];
  return [...all, `"monthlyIncomeCents":${occupation.monthlyIncomeCents}`].map(String);
}

describe('readProposal 200', () => {
  it.each(maskedRoles)('masks the registration for %s', async (role) => {
    const answer = await read(await api.signIn(role));
    const text = JSON.stringify(answer);
    for (const value of secrets()) expect(text).not.toContain(value);
    expect(answer.client.document).toMatch(/^\*{3}\.\d{3}\.\d{3}-\*{2}$/);
    expect(answer.maskedFields).toEqual(
      expect.arrayContaining([
        'client.document',
        'client.identification.motherName',
        'client.occupation.monthlyIncomeCents',
      ]),
    );
    expect(answer.can.edit).toBe(false);
  });

  it.each(['seller', 'finance', 'admin-internal'] as const)('answers the whole registration to %s', async (role) => {
    const answer = await read(await api.signIn(role));
    expect([answer.client, answer.maskedFields]).toEqual([proposal.client, null]);
  });
});

describe('revealRegistration 200', () => {
  it.each(maskedRoles)(
    'opens the whole registration to %s, with an entry in the trail and none of the values',
    async (role) => {
      const session = await api.signIn(role);
      const { status, body } = await reveal(session, `  ${reason} `);
      expect([status, body.client]).toEqual([200, proposal.client]);
      const [entry] = await rowsOf(
        api,
        sql`select action, after::text as after from audit_entries
        where entity_id = ${proposal.id} and action = 'proposal.registration.reveal' order by seq desc limit 1`,
      );
      expect(String(entry!.after)).toContain(reason);
      for (const value of secrets()) expect(String(entry!.after)).not.toContain(value);
      // for one view: the next reading is masked again
      expect((await read(session)).maskedFields).not.toBeNull();
    },
  );
});

describe('revealRegistration 422', () => {
  it.each(['', 'curto', 'x'.repeat(501)])('requires a reason of ten to five hundred characters (%#)', async (text) => {
    const { status, body } = await reveal(await api.signIn('consulta'), text);
    expect([status, body.fields?.[0]?.path]).toEqual([422, 'reason']);
  });
});

describe('revealRegistration 403', () => {
  it('refuses those who may not read proposals, and the masked cannot write what they read', async () => {
    const { status, body } = await reveal(await api.signIn('crm'));
    expect([status, body.code]).toEqual([403, 'SEC004']);
    const { id, version, client, vehicleAdditionalInfo } = await read(await api.signIn('consulta'));
    const written = await (await api.signIn('consulta')).call('updateProposal', {
      params: { id },
      body: { version, client, vehicleAdditionalInfo },
    });
    expect(written.status).toBe(403);
  });
});

describe('revealRegistration 404', () => {
  it('treats a proposal out of reach like a missing one', async () => {
    const { status, body } = await reveal(await api.signIn('consulta'), reason, '01arz3ndektsv4rrffq69g5fav');
    expect([status, body.code]).toEqual([404, 'SEC004']);
  });
});

describe('revealRegistration 429', () => {
  it('ends after sixty registrations in an hour', async () => {
    const session = await api.signIn('insurance');
    for (let opened = 0; opened < 60; opened++) await reveal(session);
    const { status, body } = await reveal(session);
    expect([status, body.code]).toEqual([429, 'USE029']);
    expect(body.message).toBe('Você já abriu 60 fichas completas nesta hora: aguarde 60 min para abrir outra');
  });
});
