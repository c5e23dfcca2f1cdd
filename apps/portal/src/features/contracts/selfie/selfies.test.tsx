// @vitest-environment jsdom
/** The selfies of the signers on the screen: statuses, requests, the review of a doubtful one, the erasure. */
import type { ProposalSelfies } from '@estrada/endpoints/index';
import { AlertBanner } from '@estrada/web/alerts/alert-banner.tsx';
import { resetBrowser, signInAs } from '@estrada/web/test/browser.ts';
import { drawPage, proposalId } from '@estrada/web/test/draw-page.tsx';
import { type Answers, fakeServer, fiManager, refuse } from '@estrada/web/test/fake-server.ts';
import { answerOf, aPage, income, received } from '@estrada/web/test/proposal-documents.ts';
import { fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { SelfiesPart } from './selfies-part.tsx';

beforeEach(resetBrowser);

type Person = ProposalSelfies['signers'][number];
const signerId = '01jd00000000000000000000s1';
const shotId = '01jd00000000000000000000h1';
const aPerson = (part: Partial<Person> = {}): Person => ({
  signerId,
  signerName: 'Rosana Prado',
  role: 'CLIENT',
  state: null,
  status: 'NONE',
  outcome: null,
  sentAt: null,
  takenAt: null,
  confirmedAt: null,
  source: null,
  shotId: null,
  doubts: [],
  reviewedByName: null,
  reason: null,
  can: { send: true, review: false, erase: false },
  ...part,
});
const guarantor = aPerson({ signerId: '01jd00000000000000000000s2', signerName: 'Ivo Lima', role: 'GUARANTOR' });
const doubtful = aPerson({
  state: 'DOUBTFUL',
  status: 'IN_PROGRESS',
  outcome: 'DOUBTFUL',
  shotId,
  source: 'upload',
  confirmedAt: '2026-11-20T14:00:00Z',
  can: { send: false, review: true, erase: true },
  doubts: [{ path: 'turned', key: 'selfie.notTurned', message: 'Vire um pouco a cabeça' }],
});
const selfies = (signers: Person[], status: ProposalSelfies['status'] = 'NONE'): ProposalSelfies => ({
  proposalId,
  status,
  signers,
  canSend: signers.some(({ can }) => can.send),
});

function open(shown: ProposalSelfies, answers: Answers = {}) {
  signInAs(fiManager);
  const calls = fakeServer({ listSelfies: () => shown, ...answers });
  drawPage(
    <>
      <AlertBanner />
      <SelfiesPart proposal={{ id: proposalId, number: '000123', version: 7 }} />
    </>,
    '/x',
    '/x',
  );
  return { named: (name: string) => calls.filter((call) => call.name === name), user: userEvent.setup() };
}
const people = () => screen.findByRole('list', { name: 'Selfie de cada pessoa' }).then(within);

describe('requesting a selfie', () => {
  it('sends an e-mail to one signer, or to all with a missing selfie', async () => {
    const shown = selfies([aPerson(), guarantor]);
    const { named, user } = open(shown, { sendSelfieEmail: () => shown, sendClientEmail: () => shown });
    await user.click(await screen.findByRole('button', { name: 'Enviar e-mail com o link da selfie a Ivo Lima' }));
    expect(await screen.findByText('E-mail enviado a Ivo Lima.')).toBeTruthy();
    expect(named('sendSelfieEmail')[0]!.body).toEqual({ proposalSaleId: proposalId, signerId: guarantor.signerId });
    await user.click(screen.getByRole('button', { name: 'Enviar e-mail a quem ainda não enviou a selfie' }));
    expect(await screen.findByText('E-mails enviados a quem ainda não enviou a selfie.')).toBeTruthy();
    expect(named('sendClientEmail')[0]!.body).toEqual({ proposalSaleId: proposalId });
  });

  it('shows why nothing was sent', async () => {
    const { user } = open(selfies([aPerson()]), {
      sendSelfieEmail: () =>
        refuse(409, 'PRS018', 'A selfie desta pessoa já foi recebida. Não é preciso enviar outra.'),
    });
    await user.click(await screen.findByRole('button', { name: 'Enviar e-mail com o link da selfie a Rosana Prado' }));
    expect(await screen.findByText('A selfie desta pessoa já foi recebida. Não é preciso enviar outra.')).toBeTruthy();
  });

  it('shows a QR code at the desk that opens with the code from the mailbox, and offers no link to copy', async () => {
    const url = 'https://estrada.example/acompanharProposta#abc';
    const { named, user } = open(selfies([aPerson()]), {
      openDesk: () => ({ url, sentTo: 'r•••@exemplo.com.br', expiresAt: '2026-11-23T14:00:00Z' }),
    });
    await user.click(await screen.findByRole('button', { name: 'Código QR para assinar aqui: Rosana Prado' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Código QR para assinar aqui: Rosana Prado' }));
    expect(await dialog.findByRole('img', { name: 'Código QR da página de Rosana Prado' })).toBeTruthy();
    expect(dialog.getByText(/código de 6 números ao e-mail de Rosana Prado \(r•••@exemplo\.com\.br\)/)).toBeTruthy();
    expect(dialog.queryByRole('textbox')).toBeNull();
    expect(dialog.queryByRole('button', { name: /Copiar/ })).toBeNull();
    expect(named('openDesk')).toHaveLength(1);
  });
});

describe('a doubtful selfie', () => {
  it('is reviewed and accepted with a reason; the doubts are listed next to the pictures', async () => {
    const { named, user } = open(selfies([doubtful], 'IN_PROGRESS'), {
      readSelfieAddress: () => ({ front: '/front.jpg', turned: '/turned.jpg' }),
      reviewSelfie: () => selfies([{ ...doubtful, state: 'ACCEPTED' }], 'COMPLETED'),
    });
    expect((await people()).getByText(/foto enviada do aparelho/)).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: 'Conferir a selfie de Rosana Prado' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Selfie de Rosana Prado' }));
    const picture = await dialog.findByRole('img', { name: 'Rosana Prado, de frente' });
    expect(picture.getAttribute('src')).toBe('/front.jpg');
    expect(dialog.getByText('Segunda foto: a cabeça virou pouco')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Aceitar' }));
    const verdict = within(await screen.findByRole('dialog', { name: /Aceitar a selfie/ }));
    await user.type(verdict.getByLabelText(/Motivo/), 'Confere com o RG');
    await user.click(verdict.getByRole('button', { name: 'Aceitar' }));
    expect(await screen.findByText('Selfie aceita.')).toBeTruthy();
    expect(named('reviewSelfie')[0]!.body).toEqual({ shotId, verdict: 'ACCEPT', reason: 'Confere com o RG' });
  });

  it('is shown next to the identity document of its person, each page opened by a signed address', async () => {
    const pages = [aPage(1), aPage(2, { contentType: 'application/pdf' })];
    const { named, user } = open(selfies([doubtful], 'IN_PROGRESS'), {
      readSelfieAddress: () => ({ front: '/front.jpg', turned: '/turned.jpg' }),
      readProposalDocuments: () => answerOf([received({ pages }), income({ pages: [aPage(3)] })]),
      readDocumentAddress: () => ({ url: '/page' }),
    });
    await user.click(await screen.findByRole('button', { name: 'Conferir a selfie de Rosana Prado' }));
    const document = within(await screen.findByRole('region', { name: 'Documento de identidade' }));
    const picture = await document.findByRole('img', { name: 'Documento de Rosana Prado, página 1' });
    expect(picture.getAttribute('src')).toBe('/page');
    expect(await document.findByRole('link', { name: 'Documento de Rosana Prado, página 2 (PDF)' })).toBeTruthy();
    expect(named('readDocumentAddress')).toHaveLength(2);
  });

  it('of a person without an identity document in the proposal says so', async () => {
    const { user } = open(selfies([{ ...doubtful, role: 'GUARANTOR' }], 'IN_PROGRESS'), {
      readSelfieAddress: () => ({ front: '/front.jpg', turned: '/turned.jpg' }),
      readProposalDocuments: () => answerOf([received()]),
    });
    await user.click(await screen.findByRole('button', { name: 'Conferir a selfie de Rosana Prado' }));
    expect(
      await screen.findByText(
        'A proposta não tem documento de identidade de Rosana Prado. Peça o documento à concessionária antes de aceitar a selfie.',
      ),
    ).toBeTruthy();
  });

  it('whose pictures do not open can be loaded again', async () => {
    let tries = 0;
    const { user } = open(selfies([doubtful], 'IN_PROGRESS'), {
      readSelfieAddress: () => {
        tries++;
        return { front: '/front.jpg', turned: '/turned.jpg' };
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Conferir a selfie de Rosana Prado' }));
    fireEvent.error(await screen.findByRole('img', { name: 'Rosana Prado, com a cabeça virada' }));
    await user.click(await screen.findByRole('button', { name: 'Tentar de novo' }));
    expect(await screen.findByRole('img', { name: 'Rosana Prado, de frente' })).toBeTruthy();
    expect(tries).toBe(2);
  });
});

it('is erased with a reason', async () => {
  const { named, user } = open(selfies([doubtful], 'IN_PROGRESS'), { eraseSelfie: () => selfies([aPerson()]) });
  await user.click(await screen.findByRole('button', { name: 'Excluir a pedido do titular: selfie de Rosana Prado' }));
  const dialog = within(await screen.findByRole('dialog', { name: /Excluir a selfie/ }));
  await user.type(dialog.getByLabelText(/Motivo/), 'Pedido do titular');
  await user.click(dialog.getByRole('button', { name: 'Excluir a pedido do titular' }));
  expect(await screen.findByText('Selfie excluída.')).toBeTruthy();
  expect(named('eraseSelfie')[0]!.body).toEqual({ reason: 'Pedido do titular' });
});

it('shows no buttons with read access, and no list without signers', async () => {
  open(selfies([aPerson({ can: { send: false, review: false, erase: false } })]));
  expect((await people()).queryAllByRole('button')).toEqual([]);
  open(selfies([]));
  expect(await screen.findAllByRole('list', { name: 'Selfie de cada pessoa' })).toHaveLength(1);
});
