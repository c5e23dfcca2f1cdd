/** A new e-mail address of an account: the previous address is notified, unless the account was never opened there. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openApi, type Session, type TestApi } from '../../../test/open-api.ts';
import { aUserForm, dealerIdsBy } from '../../../test/user-forms.ts';

let api: TestApi;
let manager: Session;
let dealer: string;
beforeAll(async () => {
  api = await openApi();
  manager = await api.signIn('fi-manager');
  [dealer = ''] = await dealerIdsBy(await api.signIn('provisioning'), '101');
  await api.work();
}, 60_000);
afterAll(() => api.close());

const type = { type: 'DEALER' } as const;

/** A seller of the dealer, registered and optionally in use for a while. */
async function aSeller(number: number, isInUse: boolean) {
  const form = aUserForm(number, [dealer]);
  const { username, email } = await manager.ok('registerUser', { params: type, body: form });
  if (isInUse) await api.database.db.execute(sql`update users set status = 'CONFIRMED' where username = ${username}`);
  const change = (changes: object, version = 1) =>
    manager.ok('updateUser', { params: { ...type, username }, body: { ...form, version, ...changes } });
  return { username, email, change };
}

const kindsTo = async (username: string) => {
  const { emailsData } = await manager.ok('listSentMails', { query: { username } });
  return emailsData.map(({ kind, email }) => `${kind} ${email}`).toSorted();
};

it('notifies the old address of who changed it and when, and not the new address', async () => {
  const { username, email, change } = await aSeller(1, true);
  const [user, box] = email.split('@') as [string, string];
  const next = `roubado@${box}`;
  await change({ email: next });
  await expect
    .poll(() => api.mails.filter(({ to }) => to === email).map(({ subject }) => subject))
    .toContain('O e-mail do seu usuário foi trocado');
  const mail = api.mails.findLast(({ to }) => to === email)!;
  for (const part of [mail.text, mail.html]) {
    expect(part).toContain(username);
    expect(part).toContain('Service Desk');
    expect(part).not.toContain('roubado');
  }
  expect(api.mails.some(({ to }) => to === next)).toBe(false);
  expect(await kindsTo(username)).toContain(`address-changed ${user[0]}***@${box}`);
});

it('sends no notice when the address stays the same or the account was never activated at it', async () => {
  const { username, change } = await aSeller(2, true);
  await change({ name: 'Ana Prado Neves' });
  expect((await kindsTo(username)).join()).not.toContain('address-changed');
  const waiting = await aSeller(3, false);
  await waiting.change({ email: 'certo.3@autovia.example' });
  expect((await kindsTo(waiting.username)).join()).not.toContain('address-changed');
});
