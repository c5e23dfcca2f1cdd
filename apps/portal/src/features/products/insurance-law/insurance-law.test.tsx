// @vitest-environment jsdom
/** The page of the law of insurance: article, period, source and review of each row. */
import type { InsuranceLawAnswer } from '@estrada/endpoints/index';
import { changeLanguage } from '@estrada/web/strings/language.ts';
import { resetBrowser, signInAs } from '@estrada/web/test/browser.ts';
import { type Answers, bitUser, fakeServer } from '@estrada/web/test/fake-server.ts';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { renderPortal } from '../../../test/render-portal.tsx';
// imported here: on a busy machine the page's modules take longer to load than a test waits for a row
import './insurance-law.page.tsx';

beforeEach(resetBrowser);

const row = (changes: Partial<InsuranceLawAnswer> = {}): InsuranceLawAnswer => ({
  id: '01jd0000000000000000008701',
  version: 1,
  product: 'GENERAL',
  effectiveFrom: '2025-12-11',
  validUntil: null,
  state: 'in-force',
  answerDays: 25,
  answerArticle: 'Lei nº 15.040/2024, art. 49',
  policyDays: 30,
  policyArticle: 'Lei nº 15.040/2024, art. 55',
  firstPremiumArticle: 'Lei nº 15.040/2024, art. 20, caput',
  noticeDays: 15,
  noticeArticle: 'Lei nº 15.040/2024, art. 20, § 1º',
  suspensionDays: 30,
  suspensionArticle: 'Lei nº 15.040/2024, art. 21',
  withdrawalDays: 7,
  withdrawalArticle: 'Lei nº 8.078/1990 (CDC), art. 49',
  refundDays: 15,
  refundMethod: 'BY_DAY',
  refundArticle: 'Resolução CNSP nº 296/2013, art. 14, § 6º',
  separateConsent: false,
  consentArticle: '',
  idleDays: 25,
  iofRate: '0.0738',
  iofArticle: 'Decreto nº 6.306/2007, art. 22',
  sources: 'Lei nº 15.040/2024 https://www.planalto.gov.br/l15040.htm\nCDC https://www.planalto.gov.br/l8078.htm',
  confirmation: null,
  changedByName: '',
  updatedAt: '2026-11-01T12:00:00.000Z',
  can: { edit: false, delete: false, confirm: true },
  ...changes,
});

function open(answers: Answers = {}, groupName = 'insurance') {
  signInAs({ ...bitUser, groups: [{ groupName }] });
  const calls = fakeServer({
    readInsuranceLaws: () => ({ today: '2026-11-20', items: [row()] }),
    saveInsuranceLaw: () => row(),
    ...answers,
  });
  renderPortal('/insurance/law');
  return calls;
}
const general = () => screen.findByRole('table', { name: 'Vigências: Regra geral' });

it('shows each period with its article, the tax, and the sources with links to their texts', async () => {
  open();
  const table = within(await general());
  const lines = table.getAllByRole('listitem').map((line) => line.textContent);
  expect(lines).toEqual([
    'Resposta da seguradora: 25 diasLei nº 15.040/2024, art. 49',
    'Apólice: 30 dias da aceitaçãoLei nº 15.040/2024, art. 55',
    'Cobrança só depois da aceitação; sem o primeiro pagamento, o seguro terminaLei nº 15.040/2024, art. 20, caput',
    'Parcela em atraso: suspensão 15 dias depois do aviso recebidoLei nº 15.040/2024, art. 20, § 1º',
    'Fim do seguro: 30 dias depois da suspensãoLei nº 15.040/2024, art. 21',
    'Desistência com reembolso total: 7 diasLei nº 8.078/1990 (CDC), art. 49',
    'Reembolso pago em 15 dias do pedidoResolução CNSP nº 296/2013, art. 14, § 6º',
    'Depois da desistência: proporcional aos dias restantes',
    'Proposta parada expira em 25 diasRegra interna',
    'IOF: 7,38% do prêmioDecreto nº 6.306/2007, art. 22',
    'Lei nº 15.040/2024',
    'CDC',
  ]);
  const link = table.getByRole('link', { name: 'Lei nº 15.040/2024' });
  expect([link.getAttribute('href'), link.getAttribute('rel')]).toEqual([
    'https://www.planalto.gov.br/l15040.htm',
    'noopener noreferrer',
  ]);
  const gap = within(screen.getByRole('region', { name: /Nota garantida/i }));
  expect(gap.getByText('Sem vigência própria, vale a regra geral.')).toBeTruthy();
  expect(gap.getByText('Nenhuma vigência cadastrada.')).toBeTruthy();
});

it('names a consent that the law requires', async () => {
  const life = row({ product: 'LIFE', separateConsent: true, consentArticle: 'Resolução CNSP nº 439/2022' });
  open({ readInsuranceLaws: () => ({ today: '2026-11-20', items: [life] }) });
  const table = within(await screen.findByRole('table', { name: 'Vigências: Seguro de vida' }));
  expect(table.getByText('Exige proposta e consentimento próprios').textContent).toContain('439/2022');
});

it('starts the first row of a product with the general rule, refuses less than the law, and saves the rest', async () => {
  const user = userEvent.setup();
  const calls = open();
  await general();
  const section = within(screen.getByRole('region', { name: /Nota garantida/i }));
  await user.click(section.getByRole('button', { name: /^Cadastrar vigência/ }));
  const form = within(await screen.findByRole('dialog'));
  await user.type(form.getByRole('textbox', { name: /^Início da vigência/ }), '01/02/2027');
  const withdrawal = form.getByRole<HTMLInputElement>('textbox', { name: /^Prazo de desistência/ });
  expect(withdrawal.value).toMatch(/^7/);
  const submit = form.getByRole('button', { name: 'Cadastrar' });
  await user.clear(withdrawal);
  await user.type(withdrawal, '6');
  await user.click(submit);
  expect(withdrawal.getAttribute('aria-invalid')).toBe('true');
  expect(calls.some(({ name }) => name === 'saveInsuranceLaw')).toBe(false);
  await user.clear(withdrawal);
  await user.type(withdrawal, '14');
  await user.click(submit);
  expect(await screen.findByText('Vigência da regra legal cadastrada com sucesso.')).toBeTruthy();
  expect(calls.find(({ name }) => name === 'saveInsuranceLaw')!.body).toMatchObject({
    product: 'GAP',
    id: null,
    effectiveFrom: '2027-02-01',
    withdrawalDays: 14,
    answerDays: 25,
    iofRate: '0.0738',
  });
});

it('marks a row that counsel has yet to review, until a user confirms that', async () => {
  const user = userEvent.setup();
  let confirmation: InsuranceLawAnswer['confirmation'] = null;
  const calls = open({
    readInsuranceLaws: () => ({ today: '2026-11-20', items: [row({ confirmation })] }),
    confirmInsuranceLaw() {
      confirmation = { at: '2026-11-20T13:00:00.000Z', byName: 'Ana Prado' };
      return row({ confirmation });
    },
  });
  const table = within(await general());
  expect(table.getByText('Aguardando jurídico')).toBeTruthy();
  await user.click(table.getByRole('button', { name: 'Confirmar revisão: Regra geral, vigência de 11/12/2025' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Confirmar revisão' }));
  await user.click(dialog.getByRole('button', { name: 'Confirmar' }));
  expect(await screen.findByText('Confirmada por Ana Prado em 20/11/2026 10:00')).toBeTruthy();
  expect(screen.queryByText('Aguardando jurídico')).toBeNull();
  expect(calls.find((call) => call.name === 'confirmInsuranceLaw')!.body).toEqual({ version: 1 });
});

it.each(['finance', 'admin-internal'])('shows %s the rows, without acts', async (role) => {
  const can = { edit: false, delete: false, confirm: false };
  open({ readInsuranceLaws: () => ({ today: '2026-11-20', items: [row({ can })] }) }, role);
  const table = within(await general());
  expect(table.getByText('Aguardando jurídico')).toBeTruthy();
  expect(table.queryByRole('button')).toBeNull();
  expect(screen.queryByRole('button', { name: /^Cadastrar vigência/ })).toBeNull();
});

it('shows the rules in English, with the articles as the law cites them', async () => {
  open();
  await general();
  await changeLanguage('en');
  const table = within(await screen.findByRole('table', { name: 'Periods: General rule' }));
  expect(table.getByText("Insurer's answer: 25 days").textContent).toContain('Lei nº 15.040/2024, art. 49');
  expect(table.getByText('After the withdrawal period: in proportion to the days left')).toBeTruthy();
  expect(table.getByText('Awaiting counsel')).toBeTruthy();
});
