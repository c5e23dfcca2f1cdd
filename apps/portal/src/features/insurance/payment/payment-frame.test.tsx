// @vitest-environment jsdom
import { resetBrowser, signInAs } from '@estrada/web/test/browser.ts';
import { type Answers, fakeServer, fiManager, refuse } from '@estrada/web/test/fake-server.ts';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderPortal } from '../../../test/render-portal.tsx';
import { anInsurance, insuranceId } from '../insurance.test-support.ts';
// imported here: on a busy machine the page's modules take longer to load than a test waits for a row
import '../insurance.page.tsx';
import './cardif-redirect.page.tsx';

const number = 'PR-0000000007';
const origin = 'https://pay.liberty.example';
const paying = anInsurance({ brokerProposalNumber: number, can: { openPaymentPage: true } });
const title = 'Página de pagamento de Liberty';

function open(address: string, answers: Answers = {}) {
  const calls = fakeServer({
    readInsurance: () => paying,
    readPaymentFrame: () => ({ linkIframe: `${origin}/pay/abc` }),
    listInsurances: () => ({ items: [], next: null, totalElements: 0, totalCapped: false }),
    ...answers,
  });
  renderPortal(address);
  return { calls, reads: () => calls.filter(({ name }) => name === 'readInsurance').length };
}
async function openFrame() {
  const server = open(`/contratarSeguro?contratacao=${insuranceId}`);
  await userEvent.click(await screen.findByRole('button', { name: 'Abrir a página da seguradora' }));
  const frame = await screen.findByTitle<HTMLIFrameElement>(title);
  return { ...server, frame };
}
const message = { source: 'liberty', proposalNumber: number, state: 'AUTHORISED' };
const post = (data: unknown, from: { origin?: string; source?: Window | null }) =>
  act(async () => void window.dispatchEvent(new MessageEvent('message', { data, origin, ...from })));
const leave = (left: object) => sessionStorage.setItem('estrada.paymentAtInsurer', JSON.stringify(left));

beforeEach(() => {
  cleanup();
  resetBrowser();
  signInAs(fiManager);
});

describe("the insurer's page", () => {
  it('is shown only at the address that the server gives, and cannot leave its frame', async () => {
    const { frame, calls } = await openFrame();
    expect(frame.src).toBe(`${origin}/pay/abc`);
    expect(frame.getAttribute('sandbox')).toBe('allow-scripts allow-forms allow-same-origin');
    expect(frame.getAttribute('referrerpolicy')).toBe('no-referrer');
    expect(calls.find(({ name }) => name === 'readPaymentFrame')!.url.pathname).toContain(
      `/SEGURO_AUTO/LIBERTY/payment/iframe/${number}`,
    );
  });

  it('makes the proposal be read again by one message of its own, and by no second one', async () => {
    const { frame, reads } = await openFrame();
    const before = reads();
    await post(message, { source: frame.contentWindow });
    expect(await screen.findByText(/A página da seguradora terminou/)).toBeTruthy();
    await waitFor(() => expect(reads()).toBe(before + 1));
    await post(message, { source: frame.contentWindow });
    expect(reads()).toBe(before + 1);
  });

  it.each([
    ['of another site', message, { origin: 'https://pay.liberty.example.evil.example' }],
    ['of a sandboxed document without a site', message, { origin: 'null' }],
    ['of another window of the right site', message, { source: window }],
    ['about another proposal', { ...message, proposalNumber: 'PR-0000000008' }, {}],
    ['of another insurer', { ...message, source: 'cardif' }, {}],
    ['that makes no sense', { source: 'liberty', state: 'PAID?' }, {}],
    ['with more than it may say', { ...message, premium: 0 }, {}],
    ['that is only text', JSON.stringify(message), {}],
    ['that claims to be our own return', { source: 'estrada', returned: true }, {}],
  ])('has no effect by a message %s', async (_of, data, from) => {
    const { frame, reads } = await openFrame();
    const before = reads();
    await post(data, { source: frame.contentWindow, ...from });
    expect(screen.queryByText(/A página da seguradora terminou/)).toBeNull();
    expect(reads()).toBe(before);
  });

  it('may return to us inside its frame, which is only a reason to read the proposal', async () => {
    const { frame, reads } = await openFrame();
    const before = reads();
    await post({ source: 'estrada', returned: true }, { origin: window.location.origin, source: frame.contentWindow });
    await waitFor(() => expect(reads()).toBe(before + 1));
  });

  it('shows why it cannot be opened, and stores no proposal for a return', async () => {
    open(`/contratarSeguro?contratacao=${insuranceId}`, {
      readPaymentFrame: () => refuse(422, 'LIBERR', 'A seguradora não respondeu.'),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Abrir a página da seguradora' }));
    expect((await screen.findByRole('alert')).textContent).toBe('A seguradora não respondeu.');
    expect(sessionStorage.getItem('estrada.paymentAtInsurer')).toBeNull();
  });
});

describe('the return from the insurer', () => {
  const left = { id: insuranceId, number, username: fiManager.username };

  it('shows what the server knows of the proposal that this session left for, whatever the address says', async () => {
    leave(left);
    open(`/cardifRedirect?proposalNumber=${number}&state=AUTHORISED`);
    expect(await screen.findByText(/não registrou nenhum pagamento do seguro 000321/)).toBeTruthy();
    const link = screen.getByRole('link', { name: 'Voltar ao seguro 000321' });
    expect(link.getAttribute('href')).toBe(`/contratarSeguro?contratacao=${insuranceId}`);
  });

  it.each([
    ['paid', { premiums: [{ status: 'PAID' }] }, /está confirmado pela seguradora/],
    ['recorded', { isPaymentSaved: true }, /Nada é cobrado antes/],
    ['of unknown outcome', { unknown: 'charging' }, /nada é cobrado em duplicidade/],
  ])('says that it is %s', async (_what, changes, text) => {
    leave(left);
    open('/cardifRedirect', { readInsurance: () => ({ ...paying, ...changes }) });
    expect(await screen.findByText(text)).toBeTruthy();
  });

  it.each([
    ['without a proposal that this session left for', null, ''],
    ['for another proposal', left, '?proposalNumber=PR-0000000008'],
    ['for the proposal of another user', { ...left, username: 'OUTRA.PESSOA' }, ''],
  ])('reads nothing %s', async (_why, stored, search) => {
    if (stored) leave(stored);
    const { reads } = open(`/cardifRedirect${search}`);
    expect(await screen.findByText('Este retorno não é de uma contratação sua')).toBeTruthy();
    expect(reads()).toBe(0);
  });

  it('counts once', async () => {
    leave(left);
    open('/cardifRedirect');
    await screen.findByText(/não registrou nenhum pagamento/);
    expect(sessionStorage.getItem('estrada.paymentAtInsurer')).toBeNull();
  });
});

it('asks for the login where the session has ended, and comes back', async () => {
  resetBrowser();
  leave({ id: insuranceId, number, username: fiManager.username });
  open('/cardifRedirect');
  await userEvent.click(await screen.findByRole('link', { name: 'Entrar' }));
  expect(sessionStorage.getItem('estrada.returnTo')).toContain('/cardifRedirect');
  expect(sessionStorage.getItem('estrada.paymentAtInsurer')).toContain(number);
});
