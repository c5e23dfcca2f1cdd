// @vitest-environment jsdom
/** The web form: the dealer, the start with its consent, the steps, the documents, the review, and going on by the link. */
import { webFormConsent } from '@estrada/domain/web-form/index';
import { aFilledForm, aPerson } from '@estrada/testkit/index';
import { resetBrowser } from '@estrada/web/test/browser.ts';
import { type Answers, fakeServer, refuse } from '@estrada/web/test/fake-server.ts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { renderPortal } from '../../test/render-portal.tsx';
import type { WebForm } from './use-web-form.ts';
// imported here: on a busy machine the fields take longer to load than a test waits for a heading
import './registration.tsx';

beforeEach(resetBrowser);
afterEach(cleanup);

const dealer = { id: '01jd0000000000000000000002', tradingName: 'Serra Veículos', city: 'São Paulo', state: 'SP' };
const person = aPerson(7);
const session = 'a-session.of-this-browser';
const filled = aFilledForm(person);
const aForm = (changes: Partial<WebForm> = {}): WebForm =>
  ({
    personType: 'PF',
    dealer,
    version: 1,
    step: 'identity',
    client: {
      personType: 'PF',
      document: person.cpf,
      identification: { name: person.name },
      relationship: {},
      address: {},
      contact: { cellNumber: person.mobile, email: person.email },
      occupation: {},
    },
    documents: [{ kind: 'IDENTITY', name: 'Documento de identidade', files: [] }],
    expiresOn: '2026-12-29',
    sent: null,
    ...changes,
  }) as WebForm;

function open(answers: Answers = {}, address = `?dealer=${dealer.id}`) {
  const calls = fakeServer({
    readActiveModules: () => ({ modules: [], apiKey: 'portal-key' }),
    registerAudit: () => ({ registered: true }),
    findWebFormDealers: () => ({ items: [{ ...dealer, distanceKm: 3.4 }] }),
    readWebFormDealer: () => dealer,
    startWebForm: () => ({ session }),
    openWebForm: () => ({ session }),
    readWebForm: () => aForm(),
    saveWebForm: ({ body }) => ({ version: (body.version as number) + 1, expiresOn: '2026-12-29' }),
    findWebFormAddress: () => ({
      zipCode: '01310100',
      street: 'Avenida Paulista',
      neighborhood: 'Bela Vista',
      city: 'São Paulo',
      cityId: '3550308',
      state: 'SP',
    }),
    listWebFormCities: () => ({ items: [{ id: '3550308', name: 'São Paulo' }] }),
    sendWebForm: () => ({ number: '800007', dealerName: dealer.tradingName, contactWithinMinutes: 120 }),
    requestWebFormLink: () => ({ requested: true }),
    deleteWebForm: () => ({ deleted: true }),
    ...answers,
  });
  renderPortal(`/formweb${address}`);
  return (name: string) => calls.filter((call) => call.name === name);
}
const press = (name: string | RegExp) => screen.findByRole('button', { name }).then((one) => userEvent.click(one));
const heading = (name: string) => screen.findByRole('heading', { level: 2, name });
const type = async (label: RegExp, text: string) => {
  const field = await screen.findByRole('textbox', { name: label });
  await userEvent.clear(field);
  await userEvent.type(field, text);
};
/** Opens the page by the link of the mail, at a step. */
const openByLink = (form: Partial<WebForm>, answers: Answers = {}) =>
  open({ readWebForm: () => aForm(form), ...answers }, '#a-link.of-the-mail');

describe('the start', () => {
  it('asks for the dealer first, and then who the person is', async () => {
    const named = open({}, '');
    await heading('Escolha a concessionária');
    await press('Buscar concessionárias');
    expect(await screen.findByText('CEP inválido')).toBeTruthy();
    await type(/^Seu CEP/, '01310100');
    await press('Buscar concessionárias');
    await userEvent.click(await screen.findByRole('radio', { name: /Serra Veículos/ }));
    await press('Continuar');
    await heading('Quem é você');
    expect(named('readWebFormDealer')[0]!.url.pathname).toContain(dealer.id);
  });

  it('refuses at the fields before anything is sent, and begins with the consent that was shown', async () => {
    const named = open();
    await heading('Quem é você');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Começar' }).hasAttribute('disabled')).toBe(false));
    await press('Começar');
    expect(await screen.findByText('Para continuar, concorde com o texto acima')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /^Nome completo/ }));
    expect(named('startWebForm')).toEqual([]);
    await type(/^Nome completo/, person.name);
    await type(/^CPF/, person.cpf);
    await type(/^E-mail$/, person.email);
    await userEvent.click(screen.getByRole('checkbox', { name: webFormConsent.pt }));
    await press('Começar');
    await heading('Seus dados');
    const { body, headers } = named('startWebForm')[0]!;
    expect(headers.get('x-api-key')).toBe('portal-key');
    expect(body).toMatchObject({
      personType: 'PF',
      document: person.cpf,
      dealerId: dealer.id,
      consentVersion: webFormConsent.version,
    });
    expect(named('readWebForm')[0]!.headers.get('captureToken')).toBe(session);
  });

  it('shows the sentence of a dealer whose channel is off, and the way to another one', async () => {
    open({ readWebFormDealer: () => refuse(422, 'ADD004', 'Esta concessionária não atende por este canal.') });
    expect((await screen.findByRole('alert')).textContent).toContain('Esta concessionária não atende por este canal.');
    await press('Escolher outra concessionária');
    await heading('Escolha a concessionária');
  });
});

describe('the steps', () => {
  it('stay at what is missing, save the step, and go back without a loss', async () => {
    const named = openByLink({});
    await heading('Seus dados');
    await press('Salvar e continuar');
    expect((await screen.findAllByText('Campo obrigatório')).length).toBeGreaterThan(2);
    expect(named('saveWebForm')).toEqual([]);
    cleanup();
    resetBrowser();
    const again = openByLink({ client: { ...filled, address: {} } as never });
    await heading('Seus dados');
    await press('Salvar e continuar');
    await heading('Endereço');
    const { body, headers } = again('saveWebForm')[0]!;
    expect([body.version, body.step, headers.get('captureToken')]).toEqual([1, 'address', session]);
    await type(/^CEP/, '01310100');
    await waitFor(() =>
      expect((screen.getByRole('textbox', { name: /^Logradouro/ }) as HTMLInputElement).value).toBe('Avenida Paulista'),
    );
    await press('Voltar');
    await heading('Seus dados');
    await press('Salvar e continuar');
    await heading('Endereço');
    expect((screen.getByRole('textbox', { name: /^Logradouro/ }) as HTMLInputElement).value).toBe('Avenida Paulista');
    expect(again('saveWebForm').at(-1)!.body).toMatchObject({ version: 2 });
  });

  it('save what is unfinished, on request and when the page is left', async () => {
    const named = openByLink({});
    await heading('Seus dados');
    await type(/^Nome da mãe/, 'Maria');
    await press('Salvar e continuar depois');
    expect(await screen.findByText(/Use o link que enviamos para continuar até 29\/12\/2026/)).toBeTruthy();
    expect(named('saveWebForm')[0]!.body).toMatchObject({
      step: 'identity',
      client: { identification: { motherName: 'Maria' } },
    });
    await type(/^Nome da mãe/, 'Maria Souza');
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    try {
      document.dispatchEvent(new Event('visibilitychange'));
      await waitFor(() => expect(named('saveWebForm')).toHaveLength(2));
      expect(named('saveWebForm')[1]!.body.version).toBe(2);
    } finally {
      Reflect.deleteProperty(document, 'visibilityState');
    }
  });

  it('keep what was typed when the form was opened elsewhere', async () => {
    openByLink({}, { saveWebForm: () => refuse(404, 'SEC004', 'Não encontrado.') });
    await heading('Seus dados');
    await type(/^Nome da mãe/, 'Maria Souza');
    await press('Salvar e continuar depois');
    expect((await screen.findByRole('alert')).textContent).toContain('foi aberto em outro lugar');
    expect((screen.getByRole('textbox', { name: /^Nome da mãe/ }) as HTMLInputElement).value).toBe('Maria Souza');
  });

  it('attach a file to a document, and remove it', async () => {
    const file = { id: '01jd0000000000000000000f01', fileName: 'rg.jpg', sizeBytes: 1_000 };
    const documents = (files: object[]) => ({ documents: [{ ...aForm().documents[0]!, files }] });
    const named = openByLink(
      { step: 'documents', client: filled as never },
      { attachWebFormDocument: () => documents([file]), removeWebFormFile: () => documents([]) },
    );
    await heading('Documentos');
    await userEvent.upload(screen.getByTestId('file-IDENTITY'), new File(['x'], 'rg.jpg', { type: 'image/jpeg' }));
    expect(await screen.findByText('rg.jpg')).toBeTruthy();
    await press('Remover rg.jpg');
    await waitFor(() => expect(screen.queryByText('rg.jpg')).toBeNull());
    expect(named('removeWebFormFile')[0]!.url.pathname).toContain(file.id);
  });
});

describe('the review', () => {
  it('shows everything, and sends it once it is complete', async () => {
    const named = openByLink({ step: 'review', client: filled as never, version: 5 });
    await heading('Revisão');
    expect(screen.getByText(person.motherName)).toBeTruthy();
    await press('Enviar cadastro');
    const sent = within((await heading('Cadastro enviado')).closest('section')!);
    expect(sent.getByText('800007')).toBeTruthy();
    expect(sent.getByText(/em até 2 horas/)).toBeTruthy();
    expect(named('sendWebForm')[0]!.body).toEqual({ version: 5 });
  });

  it('leads to the step of what is missing', async () => {
    openByLink({ step: 'review', client: { ...filled, occupation: {} } as never });
    await heading('Revisão');
    expect(screen.getByText(/^Faltam \d+ informações$/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Enviar cadastro' })).toBeNull();
    await press('Preencher o que falta');
    await heading('Trabalho e renda');
  });
});

describe('the link', () => {
  it('opens the form, leaves the address, and a reload goes on', async () => {
    const named = openByLink({});
    await heading('Seus dados');
    expect(named('openWebForm')[0]!.headers.get('captureToken')).toBe('a-link.of-the-mail');
    expect(window.location.hash).toBe('');
    cleanup();
    const again = open({}, '');
    await heading('Seus dados');
    expect(again('openWebForm')).toEqual([]);
  });

  it('that no longer opens says so, and can be requested again', async () => {
    const named = openByLink({}, { openWebForm: () => refuse(404, 'SEC004', 'Não encontrado.') });
    await heading('Este link não vale mais');
    await userEvent.click(screen.getByText('Já começou um cadastro?'));
    await press('Receber o link');
    expect(await screen.findByText('Informe um e-mail ou um celular com DDD')).toBeTruthy();
    await type(/^E-mail ou celular/, person.email);
    await press('Receber o link');
    expect(await screen.findByText(/o link chega em instantes/)).toBeTruthy();
    expect(named('requestWebFormLink')[0]!.body).toEqual({ email: person.email });
  });

  it('of a dealer that has closed leads to another one, and deletes what was saved only after a question', async () => {
    const closed = () => refuse(422, 'ADD004', 'Esta concessionária não atende por este canal.');
    const named = openByLink({}, { readWebForm: closed });
    expect((await screen.findByRole('alert')).textContent).toContain('Esta concessionária não atende por este canal.');
    expect(screen.getByRole('button', { name: 'Escolher outra concessionária' })).toBeTruthy();
    await press('Excluir meu cadastro');
    const dialog = within(await screen.findByRole('dialog', { name: 'Excluir o cadastro?' }));
    expect(named('deleteWebForm')).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'Excluir meu cadastro' }));
    await heading('Seu cadastro foi excluído.');
  });

  it('lets the person delete the form, after a question that names it', async () => {
    const named = openByLink({});
    await heading('Seus dados');
    await press('Excluir meu cadastro');
    const dialog = within(await screen.findByRole('dialog', { name: 'Excluir o cadastro?' }));
    expect(dialog.getByText(person.name)).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'Excluir meu cadastro' }));
    await heading('Seu cadastro foi excluído.');
    expect(named('deleteWebForm')).toHaveLength(1);
  });
});
