/**
 * The server decides on the registration fee at sending; if it differs from the one shown, the user accepts it first.
 */
import { aFilledForm, aPerson, aSellerInfo } from '@estrada/testkit/index';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { aCompleteProposal, aPaidContract, sendProposal } from '../../../test/journey.ts';
import { openApi, type Session, type TestApi } from '../../../test/open-api.ts';

let api: TestApi;
let seller: Session;
beforeEach(async () => {
  api = await openApi();
  seller = await api.signIn('seller');
});
afterEach(() => api.close());

const charges = ({ financedItems }: { financedItems: { code: string }[] }) =>
  financedItems.some(({ code }) => code === 'TCC');

it('refuses to send a fee that the client has paid since, and sends the recalculated proposal without it', async () => {
  const proposal = await aCompleteProposal(seller, aPerson(341));
  expect([charges(proposal), proposal.missing]).toEqual([true, []]);
  await aPaidContract(api, seller, aPerson(341));
  const refused = await sendProposal(seller, proposal);
  expect([refused.status, refused.body.code, refused.body.fields!.map(({ path, key }) => [path, key])]).toEqual([
    ...[409, 'GSIM014'],
    [['simulation', 'registrationFee.changed']],
  ]);
  const { id, simulationId } = proposal;
  const now = await seller.ok('readProposal', { params: { id } });
  expect([now.status, now.can.recalculate, now.missing.map(({ key }) => key)]).toEqual([
    ...['WO', true],
    ['registrationFee.changed'],
  ]);
  const body = { version: now.version, term: 36 };
  const fresh = await seller.ok('relateProposalToSimulation', { params: { id, simulationId }, body });
  expect([charges(fresh), fresh.missing, fresh.can.recalculate]).toEqual([false, [], false]);
  expect(fresh.installmentCents).toBeLessThan(proposal.installmentCents);
  expect((await sendProposal(seller, fresh)).body.status).toBe('SU');
});

it('refuses to send without the fee for a client who owes it: the document has changed', async () => {
  await aPaidContract(api, seller, aPerson(342));
  const proposal = await aCompleteProposal(seller, aPerson(342));
  expect([charges(proposal), proposal.missing]).toEqual([false, []]);
  const { id, version, simulationId } = proposal;
  const other = await seller.ok('updateProposal', {
    params: { id },
    body: {
      version,
      client: aFilledForm(aPerson(343)),
      vehicleAdditionalInfo: aSellerInfo(),
      authorization: { creditRegistry: true, privacyNotice: true, textVersion: '2026-11' },
    },
  });
  expect(other.missing.map(({ key }) => key)).toEqual(['registrationFee.changed']);
  expect((await sendProposal(seller, other)).body.code).toBe('GSIM014');
  const body = { version: other.version, term: 36 };
  const fresh = await seller.ok('relateProposalToSimulation', { params: { id, simulationId }, body });
  expect([charges(fresh), fresh.missing]).toEqual([true, []]);
});

it('requires no recalculation of a sent proposal, nor of earlier figures in a state without the fee', async () => {
  const proposal = await aCompleteProposal(seller, aPerson(344));
  const sent = (await sendProposal(seller, proposal)).body;
  await aPaidContract(api, seller, aPerson(344));
  const now = await seller.ok('readProposal', { params: { id: sent.id } });
  expect([now.missing, now.can.recalculate]).toEqual([[], false]);
  await api.database.db.execute(sql`update proposals set status = 'WO', figures = (figures - 'ignoreTCC')
    || '{"financedItems": []}' where id = ${sent.id}`);
  expect((await seller.ok('readProposal', { params: { id: sent.id } })).missing).toEqual([]);
});
