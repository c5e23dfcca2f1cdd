// @vitest-environment jsdom
import { modulesOn } from '@estrada/domain/access/index';
import { enterSession } from '@estrada/web/session/enter-session.ts';
import { resetBrowser } from '@estrada/web/test/browser.ts';
import { type Answers, bitUser, fakeServer, granted, refuse } from '@estrada/web/test/fake-server.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { renderPortal } from '../../../test/render-portal.tsx';

const builtIn = {
  version: 0,
  fileName: null,
  sizeBytes: null,
  sha256: null,
  returnedFrom: null,
  changedByName: '',
  changedAt: null,
};
const sent = (version: number, fileName: string) => ({
  ...builtIn,
  version,
  fileName,
  sizeBytes: 4_096,
  sha256: `${version}`,
  changedByName: 'André Bittencourt',
  changedAt: '2026-11-20T14:00:00Z',
});
const current = sent(2, 'novo.html');
const preview = { subject: 'Recebemos, Olívia', html: '<p>Olá</p>', text: 'Olá' };
const trial = {
  fileName: 'aviso.html',
  sizeBytes: 300,
  sha256: 'abc',
  problems: [],
  preview,
  removed: [{ kind: 'element', name: 'script', count: 2 }],
};

beforeEach(() => {
  resetBrowser();
  enterSession(granted({ ...bitUser, groups: [{ groupName: 'crm' }] }), modulesOn(['email_leads']));
});

function open(answers: Answers = {}, address = '?registro=lead-received') {
  const calls = fakeServer({
    listEmailTemplates: () => ({
      items: [
        { name: 'lead-received', current },
        { name: 'lead-forwarded', current: builtIn },
      ],
    }),
    readEmailTemplate: () => ({
      name: 'lead-received',
      current,
      testAddress: 'andre@example.com',
      versions: [current, sent(1, 'antigo.html'), builtIn],
    }),
    previewEmailTemplate: () => preview,
    ...answers,
  });
  renderPortal(`/parameters/emailsLeads${address}`);
  return calls;
}
const panel = async () => within(await screen.findByRole('dialog', { name: 'Oportunidade recebida' }));
const choose = async (file: File) => {
  await (await panel()).findByRole('button', { name: 'Escolher arquivo' });
  fireEvent.change(screen.getByTestId('template-file'), { target: { files: [file] } });
};
const html = new File(['<p>'], 'aviso.html');
const named = (calls: ReturnType<typeof open>, name: string) => calls.filter((call) => call.name === name);

it('lists each message with its template in use, and shows that the others use the standard text', async () => {
  open({}, '');
  const table = await screen.findByRole('table', { name: 'E-mails sobre oportunidades' });
  const [, received, forwarded] = within(table).getAllByRole('row');
  expect(received!.textContent).toMatch(/Oportunidade recebida.*Versão 2.*20\/11\/2026 11:00.*André Bittencourt/);
  expect(forwarded!.textContent).toMatch(/Oportunidade encaminhada.*Texto padrão do portal/);
  expect(screen.getByText(/ainda não disponível: até lá/)).toBeTruthy();
  await userEvent.click(within(table).getByRole('link', { name: 'Abrir: Oportunidade recebida' }));
  expect(await screen.findByRole('dialog', { name: 'Oportunidade recebida' })).toBeTruthy();
});

it('shows a failure in place of the list, with a retry', async () => {
  open({ listEmailTemplates: () => refuse(500, 'SIS001', 'Falhou') }, '');
  expect(await screen.findByRole('button', { name: /Tentar/ })).toBeTruthy();
});

it('copies a field as it is written, and marks the required ones', async () => {
  const user = userEvent.setup();
  open();
  const fields = await (await panel()).findByRole('table', { name: 'Campos' });
  expect(within(fields).getByRole('row', { name: /\{\{leadAddress\}\}/ }).textContent).toContain('obrigatório');
  expect(within(fields).getByRole('row', { name: /\{\{dealerName\}\}/ }).textContent).not.toContain('obrigatório');
  await user.click(within(fields).getByRole('button', { name: 'Copiar {{dealerName}}' }));
  expect(await navigator.clipboard.readText()).toBe('{{dealerName}}');
  expect(await screen.findByText('{{dealerName}} copiado.')).toBeTruthy();
});

it('shows a message in a sandboxed frame, at two widths', async () => {
  open();
  const frame = await (await panel()).findByTitle('E-mail com 600 pixels de largura');
  expect(frame.getAttribute('sandbox')).toBe('');
  expect([frame.getAttribute('srcdoc'), frame.getAttribute('width')]).toEqual([preview.html, '600']);
  await userEvent.click(screen.getByRole('radio', { name: 'Celular (320)' }));
  expect(screen.getByTitle('E-mail com 320 pixels de largura').getAttribute('width')).toBe('320');
});

it('checks a file immediately, and saves it only after the removed parts were confirmed', async () => {
  const calls = open({
    tryEmailTemplate: () => trial,
    uploadEmailTemplate: () => ({ name: 'lead-received', current }),
  });
  await choose(html);
  const removed = await screen.findByRole('table', { name: 'O que será removido' });
  expect(within(removed).getByRole('row', { name: /script/ }).textContent).toMatch(/Elemento.*2/);
  const save = screen.getByRole('button', { name: 'Salvar e ativar' });
  expect(save).toHaveProperty('disabled', true);
  const why = document.getElementById(save.getAttribute('aria-describedby')!);
  expect(why!.textContent).toBe('Para salvar, confirme o que será removido.');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Confirmo o que será removido' }));
  expect(named(calls, 'uploadEmailTemplate')).toEqual([]);
  await userEvent.click(save);
  expect(await screen.findByText('E-mail atualizado com sucesso.')).toBeTruthy();
  const [call] = named(calls, 'uploadEmailTemplate');
  expect([call!.body, call!.file?.name]).toEqual([{ name: 'lead-received', version: 2, sha256: 'abc' }, 'aviso.html']);
});

it('shows the errors of a file, and does not allow it to be saved', async () => {
  open({ tryEmailTemplate: () => ({ ...trial, removed: [], problems: ['Linha 3: falta algo'] }) });
  await choose(html);
  expect((await screen.findByText('Linha 3: falta algo')).closest('[role="alert"]')).toBeTruthy();
  expect(screen.getByText(/Nada será removido/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Salvar e ativar' })).toHaveProperty('disabled', true);
});

it.each([
  ['another kind of file', new File(['x'], 'aviso.htm'), 'Só arquivos .html são aceitos: escolha outro.'],
  [
    'a file that is too large',
    new File([new Uint8Array(200 * 1024 + 1)], 'a.html'),
    'O arquivo tem mais de 200 kB: escolha um menor.',
  ],
])('sends nothing for %s', async (_case, file, words) => {
  const calls = open();
  await choose(file);
  expect((await screen.findByRole('alert')).textContent).toContain(words);
  expect(named(calls, 'tryEmailTemplate')).toEqual([]);
});

it('mails the version that is shown to the user who requests it', async () => {
  const calls = open({ sendTestEmail: () => ({ address: 'andre@example.com' }) });
  const dialog = await panel();
  await userEvent.click(await dialog.findByRole('button', { name: 'Ver Versão 1' }));
  // the list is below the preview that it controls
  expect(await dialog.findByRole('heading', { name: 'Como fica: Versão 1' })).toBe(document.activeElement);
  await userEvent.click(dialog.getByRole('button', { name: 'Enviar e-mail de teste' }));
  expect(await screen.findByText('E-mail de teste enviado para andre@example.com.')).toBeTruthy();
  expect(named(calls, 'sendTestEmail')[0]!.url.pathname).toMatch(/lead-received\/versions\/1\/test$/);
});

it('restores an earlier version after confirmation', async () => {
  const calls = open({ returnEmailTemplate: () => ({ name: 'lead-received', current }) });
  await userEvent.click(await (await panel()).findByRole('button', { name: 'Restaurar Versão 1' }));
  const question = await screen.findByRole('dialog', { name: 'Restaurar esta versão?' });
  expect(named(calls, 'returnEmailTemplate')).toEqual([]);
  await userEvent.click(within(question).getByRole('button', { name: 'Restaurar' }));
  await waitFor(() =>
    expect(named(calls, 'returnEmailTemplate').map(({ body }) => body)).toEqual([{ version: 2, returnTo: 1 }]),
  );
});
