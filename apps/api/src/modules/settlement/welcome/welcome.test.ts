/** The welcome letter: once automatically, again manually, never after a withdrawal. */
import { aPerson } from '@estrada/testkit/index';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { portugueseWords, setEnglish } from '../../../../test/client-visit.ts';
import { anOpenProposal } from '../../../../test/journey.ts';
import { openApi, type Session, type TestApi } from '../../../../test/open-api.ts';
import { rowsOf } from '../../../../test/rows.ts';
import { makeId } from '../../../kernel/ids.ts';
import { mailWelcome } from './mail-welcome.ts';

let api: TestApi;
let seller: Session;
let finance: Session;
beforeAll(async () => {
  api = await openApi();
  seller = await api.signIn('seller');
  finance = await api.signIn('finance');
});
afterAll(() => api.close());

let seed = 3_600;
const email = 'olivia@exemplo.com.br';
const pageUrl = 'https://estrada.example/acompanharProposta#of-the-client';

async function sentPayment(): Promise<string> {
  const { id } = await anOpenProposal(seller, aPerson(seed++));
  await api.database.db.execute(sql`update proposals set status = 'PS', contract_number = ${`7${id.slice(-7)}`},
    client = jsonb_set(client, '{contact}', ${JSON.stringify({ email })}::jsonb) where id = ${id}`);
  return id;
}
const versionOf = async (id: string) => (await finance.ok('readSettlement', { params: { id } })).version;
const payByHand = async (id: string) =>
  finance.ok('changeProposalStatus', {
    params: { id, status: 'OCM' },
    body: { version: await versionOf(id), reason: 'Comprovante 123' },
  });
const lettersOf = (id: string) =>
  rowsOf(api, sql`select id, is_again, sent_at from proposal_welcome_letters where proposal_id = ${id} order by id`);

type Letter = { to: string; subject: string; text: string };

/** Runs the job of every letter of a proposal, twice each. @returns what was sent */
async function mail(id: string): Promise<Letter[]> {
  const sent: Letter[] = [];
  const mailer = {
    send: async (letter: Letter) => {
      expect(letter.text).toContain(pageUrl);
      sent.push(letter);
    },
  };
  for (const letter of await lettersOf(id))
    for (let time = 0; time < 2; time++)
      await mailWelcome(mailer as never, async () => pageUrl)({ letterId: letter.id as string }, api.system().context);
  return sent;
}
const again = async (id: string, session = seller) =>
  session.call('resendWelcomeLetter', { params: { id }, body: { version: await versionOf(id) } });

describe('the welcome letter', () => {
  it('is sent once when the payment is confirmed, however often its job runs', async () => {
    const id = await sentPayment();
    expect((await again(id)).body.code).toBe('PRS006');
    await payByHand(id);
    expect(await mail(id)).toMatchObject([{ to: email, subject: 'Boas-vindas! Seu financiamento está ativo' }]);
    const { welcomeLetter } = await seller.ok('readSettlement', { params: { id } });
    expect(welcomeLetter?.sentAt).toBe(api.clock.now().toISOString());
  });

  it('can be sent again by the dealer and by finance, each time as a separate row, in the language of the client, recorded in the trail', async () => {
    const id = await sentPayment();
    await payByHand(id);
    await mail(id);
    expect([(await again(id)).status, (await again(id, finance)).status]).toEqual([200, 200]);
    expect((await lettersOf(id)).map((letter) => letter.is_again)).toEqual([false, true, true]);
    await setEnglish(api, sql`select client_document from proposals where id = ${id}`);
    const letter = { to: email, subject: 'Welcome! Your financing is active' };
    const letters = await mail(id);
    expect(letters).toMatchObject([letter, letter]);
    expect(letters[0]!.text).not.toMatch(portugueseWords);
    const acts = await rowsOf(
      api,
      sql`select action from audit_entries where entity_id = ${id} and action like 'proposal.welcome%'`,
    );
    expect(acts.map(({ action }) => action).sort()).toEqual([
      ...['proposal.welcome.again', 'proposal.welcome.again'],
      ...['proposal.welcome.send', 'proposal.welcome.send', 'proposal.welcome.send'],
    ]);
    expect(
      (await (await api.signIn('DEMO2.SELLER')).call('resendWelcomeLetter', { params: { id }, body: { version: 1 } }))
        .status,
    ).toBe(404);
  });

  it('is not sent once the client has withdrawn, not even by a waiting job', async () => {
    const id = await sentPayment();
    await payByHand(id);
    const [contractId, now] = [makeId(api.clock.now()), api.clock.now().toISOString()];
    await api.database.db.execute(sql`insert into proposal_contracts (id, proposal_id, edition, issued_on, requested_at, requested_by_name)
      values (${contractId}, ${id}, 1, '2026-11-18', ${now}, 'Ana')`);
    await api.database.db.execute(sql`insert into proposal_withdrawals (id, proposal_id, contract_id, contract_signed_on, recorded_at,
      recorded_by_name, wished_on, channel, reason, principal_from, client_paid_cents, correction, terms, figures)
      values (${makeId(api.clock.now())}, ${id}, ${contractId}, '2026-11-18', ${now}, 'Ana', '2026-11-19', 'email', 'x', 'dealer', 0, '0',
        ${JSON.stringify({ vehicleValueCents: 0, entryValueCents: 0, items: [], iofCents: 0, financedCents: 0, paidToDealerCents: 0 })}::jsonb,
        ${JSON.stringify({ lines: [], toLenderCents: 0, toClientCents: 0, cancelledCents: 0 })}::jsonb)`);
    expect(await mail(id)).toEqual([]);
    expect((await again(id)).body.code).toBe('PRS006');
  });
});
