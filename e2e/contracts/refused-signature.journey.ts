import { aPerson } from '@estrada/testkit/index';
import { signInByApi } from '../support/api.ts';
import { expectAccessible } from '../support/checks.ts';
import { makeContract } from '../support/contract.ts';
import { field } from '../support/fields.ts';
import { runAct } from '../support/proposal.ts';
import { sendProposal } from '../support/records.ts';
import { scanClientCode } from '../support/second-person.ts';
import { enter } from '../support/session.ts';
import { stringsIn } from '../support/strings.ts';
import { expect, test } from '../support/test.ts';

const username = 'DEMO.SALES-MANAGER';
const words = stringsIn('pt-BR');
const t = words.signers;

test('a signer refuses with a reason, and the dealer requests the signature again or cancels it', async ({
  page,
  browser,
}) => {
  const person = aPerson(514);
  const { id } = await sendProposal(await signInByApi(username), person, { chassis: '9BGKS48U0RG125140' });
  await enter(page, username, `/consultarPropostas/${id}`);
  await makeContract(page, words);
  const dialog = page.getByRole('dialog');
  const requestSignature = async () => {
    await runAct(page, words, t('ask'));
    await expectAccessible(page);
    await dialog.getByRole('button', { name: t('ask') }).click();
  };
  await requestSignature();
  const panel = page.getByRole('region', { name: words.settlement('title') });
  const signing = await scanClientCode(page, browser, {
    email: person.email,
    code: /^Código QR da página de/,
    show: () =>
      panel
        .getByRole('button', { name: /^Código QR para assinar aqui: / })
        .first()
        .click(),
  });
  await signing.getByRole('button', { name: words.clientPage('go.sign') }).click();
  await signing.getByRole('textbox').fill('O prazo não é o combinado');
  await signing.getByRole('button', { name: 'Recusar' }).click();
  await expect(panel.getByText('O prazo não é o combinado').first()).toBeVisible();

  await requestSignature();
  await runAct(page, words, t('cancel'));
  await field(dialog, t('cancel.reason')).fill('Cliente pediu outro prazo');
  await dialog.getByRole('button', { name: t('cancel') }).click();
  await expect(panel.getByText(/Cliente pediu outro prazo/)).toBeVisible();
  await expectAccessible(page);
});
