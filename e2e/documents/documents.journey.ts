import {
  type DocumentDefect,
  type DocumentKind,
  documentDefects,
  documentName,
  documentStatuses,
} from '@estrada/domain/documents/index';
import { aPerson } from '@estrada/testkit/index';
import { capturePath } from '../../apps/portal/src/features/documents/capture-path.ts';
import { signInByApi } from '../support/api.ts';
import { expectAccessible, expectNoSidewaysScroll, saveScreen } from '../support/checks.ts';
import { field, pick } from '../support/fields.ts';
import { aPhoto } from '../support/papers.ts';
import { expectStatus } from '../support/proposal.ts';
import { sendProposal } from '../support/records.ts';
import { openPhone, openSecondBrowser } from '../support/second-person.ts';
import { enter } from '../support/session.ts';
import { stringsIn } from '../support/strings.ts';
import { expect, type Page, test } from '../support/test.ts';

const seller = 'DEMO.SELLER';
const words = stringsIn('pt-BR');
const t = words.documents;
const nameOf = (kind: DocumentKind) => documentName(kind).pt;
const defectName = (defect: DocumentDefect) => documentDefects[defect].pt;
const line = (page: Page, kind: DocumentKind) =>
  page.getByRole('region', { name: t('title') }).locator(`#document-${kind}`);
const picker = (page: Page, kind: DocumentKind) => page.getByTestId(`pages-of-${kind}`);

test('documents come from desk and phone, finance reviews them in one step, and the seller corrects them', async ({
  page,
  browser,
}) => {
  const { id } = await sendProposal(await signInByApi(seller), aPerson(521));
  const path = `/consultarPropostas/${id}`;
  await enter(page, seller, path);
  await expectStatus(page, words, 'AP');

  await test.step('the seller sends the identity from the desk', async () => {
    await picker(page, 'IDENTITY').setInputFiles(await aPhoto(page, 'rg.jpg'));
    await expect(line(page, 'IDENTITY')).toContainText(documentStatuses.RECEIVED.pt);
  });

  await test.step('a phone scans the code and sends the proof of address, which appears on the desk without a reload', async () => {
    const made = page.waitForResponse((answer) => answer.url().endsWith('/documents/ADDRESS_PROOF/link'));
    await page.getByRole('button', { name: t('phone.actOf', { name: nameOf('ADDRESS_PROOF') }) }).click();
    const { token } = (await (await made).json()) as { token: string };
    const dialog = page.getByRole('dialog', { name: t('phone.title') });
    await expect(dialog.getByRole('img', { name: t('phone.code') })).toBeVisible();
    await expectAccessible(page);

    const phone = await openPhone(browser, `${capturePath}#${token}`);
    await expect(phone.getByRole('heading', { level: 2 })).toContainText(nameOf('ADDRESS_PROOF'));
    await phone.getByTestId('camera').setInputFiles(await aPhoto(phone, 'conta-de-luz.jpg'));
    await expect(phone.getByText(words.capturePhoto('sent', { count: 1 }))).toBeVisible();
    await expectNoSidewaysScroll(phone);
    await expectAccessible(phone);
    await saveScreen(phone, 'pt-360-capture-photo');
    await phone.context().close();

    await expect(dialog.getByText(t('phone.arrived', { count: 1 }))).toBeVisible();
    await dialog.getByRole('button', { name: t('phone.done'), exact: true }).click();
    await expect(line(page, 'ADDRESS_PROOF')).toContainText(documentStatuses.RECEIVED.pt);
  });

  await test.step('finance refuses one and accepts the other in one step', async () => {
    const finance = await openSecondBrowser(browser, 'DEMO.FINANCE', path);
    await pick(finance, t('review.verdict', { name: nameOf('ADDRESS_PROOF') }), t('review.accept'));
    await pick(finance, t('review.verdict', { name: nameOf('IDENTITY') }), t('review.refuse'));
    const defects = finance.getByRole('group', { name: t('review.defects', { name: nameOf('IDENTITY') }) });
    for (const defect of ['ILLEGIBLE', 'INCOMPLETE'] as const) await defects.getByText(defectName(defect)).click();
    await field(finance, t('review.note', { name: nameOf('IDENTITY') })).fill('O verso está coberto pelo dedo');
    await expectAccessible(finance);
    await saveScreen(finance, 'pt-documents-review');
    await finance.getByRole('button', { name: t('review.send', { count: 2 }) }).click();
    await expect(finance.getByText(t('review.done'))).toBeVisible();
    await expect(line(finance, 'ADDRESS_PROOF')).toContainText(documentStatuses.ACCEPTED.pt);
    await finance.context().close();
  });

  await test.step('the seller sees every reason without a reload, and sends again', async () => {
    const refused = line(page, 'IDENTITY');
    await expect(refused).toContainText(documentStatuses.REFUSED.pt);
    for (const reason of [defectName('ILLEGIBLE'), defectName('INCOMPLETE'), 'O verso está coberto pelo dedo'])
      await expect(refused).toContainText(reason);
    await expectAccessible(page);
    // an accepted document accepts no more pages
    const addTo = (kind: DocumentKind) =>
      page.getByRole('button', { name: t('send.addTo', { name: nameOf(kind) }), exact: true });
    await expect(addTo('IDENTITY')).toBeVisible();
    await expect(addTo('ADDRESS_PROOF')).toHaveCount(0);
    await picker(page, 'IDENTITY').setInputFiles(await aPhoto(page, 'rg-de-novo.jpg'));
    await expect(refused).toContainText(documentStatuses.RECEIVED.pt);
    await expect(refused).not.toContainText(defectName('ILLEGIBLE'));
  });
});
