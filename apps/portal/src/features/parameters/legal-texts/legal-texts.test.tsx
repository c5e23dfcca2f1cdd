// @vitest-environment jsdom
import { currentLegalTexts } from '@estrada/domain/contracts/index';
import type { LegalTextAnswer } from '@estrada/endpoints/index';
import { resetBrowser, signInAs } from '@estrada/web/test/browser.ts';
import { bitUser, fakeServer } from '@estrada/web/test/fake-server.ts';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderPortal } from '../../../test/render-portal.tsx';

beforeEach(resetBrowser);

const row = (changes: Partial<LegalTextAnswer> = {}): LegalTextAnswer => ({
  id: '01jd0000000000000000000001',
  version: 1,
  effectiveFrom: '2026-01-01',
  validUntil: null,
  state: 'in-force',
  kind: 'CREDIT_CONTRACT',
  body: '# Promessa\n\n{cliente} promete pagar.\n\n! Busca e apreensão extrajudicial.',
  sources: 'Lei nº 10.931/2004\nDecreto-Lei nº 911/1969',
  confirmation: null,
  changedByName: '',
  updatedAt: '2026-11-01T12:00:00.000Z',
  can: { edit: false, delete: false, confirm: true },
  ...changes,
});

function draw(answers = {}) {
  signInAs({ ...bitUser, groups: [{ groupName: 'finance' }] });
  const calls = fakeServer({
    readLegalTexts: () => ({ today: '2026-11-20', items: [row()] }),
    saveLegalText: () => row(),
    ...answers,
  });
  renderPortal('/parameters/legalTexts');
  return calls;
}

it('shows each document with its text, and a preview of the document', async () => {
  const tab = { location: { href: '' }, close: vi.fn() };
  vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
  URL.createObjectURL = () => 'blob:paper';
  const calls = draw({ previewLegalText: () => new Blob(['%PDF-1.7'], { type: 'application/pdf' }) });
  const table = await screen.findByRole('table', { name: 'Vigências: Cédula de crédito bancário' });
  expect(within(table).getByText(`3 parágrafos, ${row().body.length} caracteres`)).toBeTruthy();
  const button = 'Ver o PDF: Cédula de crédito bancário, texto de 01/01/2026';
  await userEvent.setup().click(within(table).getByRole('button', { name: button }));
  await vi.waitFor(() => expect(tab.location.href).toBe('blob:paper'));
  expect(calls.find(({ name }) => name === 'previewLegalText')!.body).toEqual({
    kind: 'CREDIT_CONTRACT',
    body: row().body,
  });
});

it('starts with the text in force, refuses one without its highlighted clause, and saves the corrected one', async () => {
  const user = userEvent.setup();
  const calls = draw();
  const label = 'Cadastrar vigência: Cédula de crédito bancário';
  await user.click(await screen.findByRole('button', { name: label }));
  const drawer = within(await screen.findByRole('dialog', { name: label }));
  await user.type(drawer.getByLabelText(/Início da vigência/), '01/02/2027');
  const text = drawer.getByLabelText(/^Texto/);
  expect((text as HTMLTextAreaElement).value).toBe(row().body);
  await user.clear(text);
  await user.type(text, 'Prometo pagar.');
  expect(drawer.getByRole('button', { name: 'Ver o PDF' }).hasAttribute('disabled')).toBe(true);
  await user.click(drawer.getByRole('button', { name: 'Cadastrar' }));
  expect(text.getAttribute('aria-invalid')).toBe('true');
  expect(calls.some(({ name }) => name === 'saveLegalText')).toBe(false);
  await user.type(text, '{Enter}{Enter}! Busca e apreensão.');
  await user.click(drawer.getByRole('button', { name: 'Cadastrar' }));
  expect(await screen.findByText('Texto legal cadastrado com sucesso.')).toBeTruthy();
  expect(calls.find(({ name }) => name === 'saveLegalText')!.body).toMatchObject({
    kind: 'CREDIT_CONTRACT',
    id: null,
    effectiveFrom: '2027-02-01',
    body: 'Prometo pagar.\n\n! Busca e apreensão.',
  });
});

it('copies the standard text, and adds its sources to those that are typed', async () => {
  const user = userEvent.setup();
  draw();
  const label = 'Cadastrar vigência: Cédula de crédito bancário';
  await user.click(await screen.findByRole('button', { name: label }));
  const drawer = within(await screen.findByRole('dialog', { name: label }));
  const sources = drawer.getByLabelText<HTMLTextAreaElement>(/^Fontes/);
  await user.clear(sources);
  await user.type(sources, 'Parecer interno nº 7{Enter}Lei nº 13.709/2018 (LGPD)');
  await user.click(drawer.getByRole('button', { name: 'Copiar o texto padrão do Estrada' }));
  const { body, sources: standard } = currentLegalTexts.CREDIT_CONTRACT;
  expect(await drawer.findByRole('button', { name: 'Texto copiado, fontes preenchidas' })).toBeTruthy();
  expect(await navigator.clipboard.readText()).toBe(body.trim());
  const added = standard.split('\n').filter((line) => line !== 'Lei nº 13.709/2018 (LGPD)');
  expect(sources.value.split('\n')).toEqual(['Parecer interno nº 7', 'Lei nº 13.709/2018 (LGPD)', ...added]);
});

it('names the sources of a text and that counsel has yet to review it, until a user confirms that', async () => {
  const user = userEvent.setup();
  let confirmation: LegalTextAnswer['confirmation'] = null;
  const calls = draw({
    readLegalTexts: () => ({ today: '2026-11-20', items: [row({ confirmation })] }),
    confirmLegalText() {
      confirmation = { at: '2026-11-20T13:00:00.000Z', byName: 'Ana Prado' };
      return row({ confirmation });
    },
  });
  const table = await screen.findByRole('table', { name: 'Vigências: Cédula de crédito bancário' });
  expect(within(table).getByText('2 fontes')).toBeTruthy();
  expect(within(table).getByText('Decreto-Lei nº 911/1969')).toBeTruthy();
  expect(within(table).getByText('Aguardando jurídico')).toBeTruthy();
  const name = 'Confirmar revisão: Cédula de crédito bancário, texto de 01/01/2026';
  await user.click(within(table).getByRole('button', { name }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Confirmar revisão' }));
  await user.click(dialog.getByRole('button', { name: 'Confirmar' }));
  expect(await screen.findByText('Confirmada por Ana Prado em 20/11/2026 10:00')).toBeTruthy();
  expect(screen.queryByText('Aguardando jurídico')).toBeNull();
  expect(calls.find((call) => call.name === 'confirmLegalText')!.body).toEqual({ version: 1 });
});

it('offers no confirmation of a text that the user may not confirm', async () => {
  const can = { edit: false, delete: false, confirm: false };
  draw({ readLegalTexts: () => ({ today: '2026-11-20', items: [row({ can })] }) });
  const table = await screen.findByRole('table', { name: 'Vigências: Cédula de crédito bancário' });
  expect(within(table).getByText('Aguardando jurídico')).toBeTruthy();
  expect(within(table).queryByRole('button', { name: /^Confirmar revisão/ })).toBeNull();
});
