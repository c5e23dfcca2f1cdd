// @vitest-environment jsdom
/** The documents of a proposal on the screen: uploads, failures, viewing pages, and the review. */
import type { ProposalDocuments } from '@estrada/endpoints/index';
import { changeLanguage, currentLanguage } from '@estrada/web/strings/language.ts';
import { resetBrowser, signInAs } from '@estrada/web/test/browser.ts';
import { drawPage, proposalId } from '@estrada/web/test/draw-page.tsx';
import { type Answers, bitUser, fakeServer, fiManager, refuse } from '@estrada/web/test/fake-server.ts';
import { aDocument, answerOf, aPage, income, pageId, received } from '@estrada/web/test/proposal-documents.ts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { DocumentsPanel } from './documents-panel.tsx';

const drawn = vi.hoisted(() => [] as [sheet: number, turn: number][]);
vi.mock('./draw-page.ts', () => ({
  openPage: async (_bytes: Blob, contentType: string) => ({
    sheets: contentType === 'application/pdf' ? 2 : 1,
    draw: async (_canvas: HTMLCanvasElement, sheet: number, turn: number) => void drawn.push([sheet, turn]),
    close: () => {},
  }),
}));

/** @param arranged the documents after an arrangement: they are fetched again */
function open(shown: ProposalDocuments, answers: Answers = {}, arranged = shown) {
  const isArranged = () => calls.some(({ name }) => name === 'arrangeProposalDocument');
  const calls = fakeServer({
    readProposalDocuments: () => (isArranged() ? arranged : shown),
    arrangeProposalDocument: () => arranged,
    readDocumentAddress: () => ({ url: `/api/proposal/public/documents/pages/${pageId(1)}?expires=1&signature=s` }),
    fetchDocumentPage: () => new Response(new Blob(['dots'])),
    readProposalNews: () => newsOf(0),
    ...answers,
  });
  drawPage(<DocumentsPanel proposalId={proposalId} />, '/', '/');
  return { calls, named: (name: string) => calls.filter((call) => call.name === name) };
}
const newsOf = (documentsVersion: number) => ({
  id: proposalId,
  version: 1,
  waitingSince: '2026-11-20T14:00:00Z',
  documentsVersion,
  lastMessage: 0,
  unread: 0,
  canWrite: true,
  mailsWanted: true,
});
const lineOf = async (name: string) => (await screen.findByText(name, { selector: 'strong' })).closest('li')!;
const aFile = (name: string, size = 10) => new File([new Uint8Array(size)], name);
const choose = async (kind: string, ...files: File[]) =>
  fireEvent.change(await screen.findByTestId(`pages-of-${kind}`), { target: { files } });

beforeEach(() => {
  resetBrowser();
  drawn.length = 0;
  signInAs(fiManager);
});

describe('the list', () => {
  it('shows required, received, refused (with reasons) and accepted documents', async () => {
    open(
      answerOf([
        received({
          status: 'REFUSED',
          defects: ['ILLEGIBLE', 'OTHER'],
          note: 'Falta o carimbo',
          reviewedByName: 'Rita Nunes',
          reviewedAt: '2026-11-20T14:00:00Z',
        }),
        income(),
        aDocument('CONTRACT', 'Contrato', { status: 'ACCEPTED', version: 3, pages: [aPage(3)] }),
      ]),
    );
    expect(
      within(await lineOf('Documento de identidade')).getByText('Recusado: Ilegível · Falta o carimbo'),
    ).toBeTruthy();
    expect(within(await lineOf('Comprovante de renda')).getByText('Pendente')).toBeTruthy();
    const contract = within(await lineOf('Contrato'));
    expect(contract.getByText('Aceito')).toBeTruthy();
    expect(contract.queryByRole('button', { name: /Adicionar/ })).toBeNull();
    expect(screen.getByText(/1 de 3 aceitos · PDF, JPEG, PNG ou HEIC, até 2 kB cada/)).toBeTruthy();
  });

  it('reloads when the language changes, because the server names the documents', async () => {
    open(answerOf([received()]), {
      readProposalDocuments: () =>
        answerOf([received({ name: currentLanguage() === 'en' ? 'Identity document' : 'Documento de identidade' })]),
    });
    await lineOf('Documento de identidade');
    await act(() => changeLanguage('en'));
    await lineOf('Identity document');
    await act(() => changeLanguage('pt-BR'));
    await lineOf('Documento de identidade');
  });

  it('reloads only when another user has changed a document', async () => {
    let reads = 0;
    const { named } = open(answerOf([received()]), {
      readProposalDocuments: () => answerOf([received(reads++ > 0 ? { status: 'REFUSED', version: 3 } : {})]),
      readProposalNews: () => newsOf(3),
    });
    expect(await screen.findByText('Recusado')).toBeTruthy();
    expect(named('readProposalDocuments')).toHaveLength(2);
  });

  it('shows that a contract is included in the received kit, and does not request it separately', async () => {
    const kit = (status: 'RECEIVED' | 'REFUSED') =>
      aDocument('FINANCE_KIT', 'Kit de financiamento assinado', { status, version: 1, pages: [aPage(1)] });
    open(answerOf([aDocument('CONTRACT', 'Contrato'), kit('RECEIVED')]), {
      readProposalDocuments: () =>
        answerOf([aDocument('CONTRACT', 'Contrato'), kit(currentLanguage() === 'en' ? 'REFUSED' : 'RECEIVED')]),
    });
    expect(within(await lineOf('Contrato')).getByText('Em “Kit de financiamento assinado”')).toBeTruthy();
    expect(within(await lineOf('Contrato')).queryByText('Pendente')).toBeNull();
    await act(() => changeLanguage('en'));
    expect(await within(await lineOf('Contrato')).findByText('Pending')).toBeTruthy();
    await act(() => changeLanguage('pt-BR'));
  });

  it('shows no actions with read access', async () => {
    open(answerOf([received()], { send: false, view: false }));
    const line = within(await lineOf('Documento de identidade'));
    expect(line.getByText('2 arquivos')).toBeTruthy();
    expect(line.queryAllByRole('button')).toEqual([]);
  });
});

describe('sending', () => {
  it('sends selected files one after the other, in order, and shows what has arrived', async () => {
    const { named } = open(answerOf([income()]), {
      sendProposalDocument: ({ file }) =>
        answerOf([
          income({ status: 'RECEIVED', version: 1, pages: file!.name === 'b.png' ? [aPage(1), aPage(2)] : [aPage(1)] }),
        ]),
    });
    await choose('INCOME_PROOF', aFile('a.pdf'), aFile('b.png'));
    expect(await screen.findByText('2 arquivos')).toBeTruthy();
    const sent = named('sendProposalDocument');
    expect(sent.map(({ file }) => file!.name)).toEqual(['a.pdf', 'b.png']);
    expect(sent[0]!.url.searchParams.get('kind')).toBe('INCOME_PROOF');
    expect(sent[0]!.url.searchParams.get('proposalId')).toBe(proposalId);
    expect(screen.queryByText(/Enviando|Conferindo/)).toBeNull();
  });

  it('accepts files that are dropped on a line', async () => {
    const { named } = open(answerOf([income()]), {
      sendProposalDocument: () => answerOf([income({ status: 'RECEIVED', version: 1, pages: [aPage(1)] })]),
    });
    fireEvent.drop(await lineOf('Comprovante de renda'), { dataTransfer: { files: [aFile('solta.jpg')] } });
    expect(await screen.findByText('1 arquivo')).toBeTruthy();
    expect(named('sendProposalDocument')).toHaveLength(1);
  });

  it('retains a refused file with the reason, resends it, and continues with the others', async () => {
    let isLocked = true;
    const words = 'O PDF tem senha ou proteção. Abra-o, escolha Imprimir e depois Salvar como PDF';
    const { named } = open(answerOf([income()]), {
      sendProposalDocument: ({ file }) =>
        file!.name === 'senha.pdf' && isLocked
          ? refuse(422, 'UPF003', 'Não foi possível enviar o documento.', [
              { path: 'file', key: 'document.pdfProtected', message: words },
            ])
          : answerOf([income({ status: 'RECEIVED', version: 1, pages: [aPage(1)] })]),
    });
    await choose('INCOME_PROOF', aFile('senha.pdf'), aFile('boa.jpg'));
    expect(await screen.findByText(words)).toBeTruthy();
    expect(await screen.findByText('1 arquivo')).toBeTruthy();
    isLocked = false;
    await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo: senha.pdf' }));
    await waitFor(() => expect(screen.queryByText(words)).toBeNull());
    expect(named('sendProposalDocument')).toHaveLength(3);
  });

  it('does not send files that are empty or too large, and removes them when discarded', async () => {
    const { named } = open(answerOf([income()]));
    await choose('INCOME_PROOF', aFile('grande.jpg', 2_001), aFile('vazia.jpg', 0));
    expect(await screen.findByText('O arquivo tem mais de 2 kB: escolha um menor.')).toBeTruthy();
    expect(screen.getByText('O arquivo está vazio: escolha outro.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Descartar grande.jpg' }));
    expect(screen.queryByText('O arquivo tem mais de 2 kB: escolha um menor.')).toBeNull();
    expect(named('sendProposalDocument')).toEqual([]);
  });
});

describe('capture by phone', () => {
  it('shows a code for one document, and counts arriving pages while it is open', async () => {
    let pages = [aPage(1)];
    const { named } = open(answerOf([received({ pages })]), {
      readProposalDocuments: () => answerOf([received({ pages })]),
      makeCaptureLink: () => ({ token: 'secret.mark', expiresAt: '2026-11-20T14:10:00Z' }),
    });
    await userEvent.click(
      await screen.findByRole('button', { name: 'Fotografar pelo celular: Documento de identidade' }),
    );
    expect((await screen.findByRole('img', { name: /Código QR/ })).getAttribute('src')).toMatch(/^data:image\/svg/);
    expect(screen.getByText('Nenhuma foto recebida ainda.')).toBeTruthy();
    expect(named('makeCaptureLink')[0]!.url.pathname).toContain(`/${proposalId}/documents/IDENTITY/link`);
    pages = [aPage(1), aPage(2)];
    expect(await screen.findByText('1 arquivo recebido.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Concluir' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(named('makeCaptureLink')).toHaveLength(1);
  });
});

describe('document viewer', () => {
  const show = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Ver Documento de identidade' }));
    return within(await screen.findByRole('dialog'));
  };

  it('loads a page once, zooms, and saves its rotation for all users', async () => {
    const turned = answerOf([received({ version: 3, pages: [aPage(1, { turn: 90 }), aPage(2)] })]);
    const { named } = open(answerOf([received()]), {}, turned);
    const dialog = await show();
    const picture = await dialog.findByRole('img', { name: 'Documento de identidade, página 1 de 2' });
    await userEvent.click(dialog.getByRole('button', { name: 'Ampliar' }));
    expect(picture.style.width).toBe('125%');
    await userEvent.click(dialog.getByRole('button', { name: 'Girar' }));
    await waitFor(() => expect(drawn.at(-1)).toEqual([1, 90]));
    expect(named('arrangeProposalDocument')[0]!.body).toEqual({
      version: 2,
      pages: [
        { id: pageId(1), turn: 90 },
        { id: pageId(2), turn: 0 },
      ],
    });
    expect(named('readDocumentAddress')).toHaveLength(1);
  });

  it('goes through the sheets of a PDF before the next page, and moves a page', async () => {
    const aPdf = aPage(1, { contentType: 'application/pdf' });
    const moved = answerOf([received({ version: 3, pages: [aPage(2), aPdf] })]);
    const { named } = open(answerOf([received({ pages: [aPdf, aPage(2)] })]), {}, moved);
    const dialog = await show();
    expect(await dialog.findByText('Folha 1 de 2')).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'Próxima' }));
    expect(dialog.getByText('Folha 2 de 2')).toBeTruthy();
    await waitFor(() => expect(drawn.at(-1)).toEqual([2, 0]));
    await userEvent.click(dialog.getByRole('button', { name: 'Próxima' }));
    expect(await screen.findByText('Documento de identidade, página 2 de 2', { selector: 'h2' })).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'Mover para antes' }));
    await waitFor(() => expect(named('arrangeProposalDocument')).toHaveLength(1));
    expect((named('arrangeProposalDocument')[0]!.body.pages as { id: string }[]).map(({ id }) => id)).toEqual([
      pageId(2),
      pageId(1),
    ]);
  });

  it('reports a page that does not open and retries; removes one after confirmation', async () => {
    let isAway = true;
    const { named } = open(answerOf([received({ pages: [aPage(1)] })]), {
      fetchDocumentPage: () => (isAway ? refuse(404, 'SEC004', 'nada') : new Response(new Blob(['dots']))),
      removeDocumentPage: () => answerOf([received({ status: 'REQUIRED', pages: [] })]),
    });
    const dialog = await show();
    isAway = false;
    await userEvent.click(await dialog.findByRole('button', { name: 'Abrir de novo' }));
    expect(await dialog.findByRole('img')).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'Remover' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Remover página' }));
    await waitFor(() => expect(named('removeDocumentPage')).toHaveLength(1));
    expect(await screen.findByText('Pendente')).toBeTruthy();
  });
});

describe('document review', () => {
  beforeEach(() => signInAs({ ...bitUser, groups: [{ groupName: 'finance' }] }));

  it('submits all results in one call', async () => {
    const { named } = open(
      answerOf([received(), income({ status: 'RECEIVED', version: 1, pages: [aPage(3)] })], {
        send: false,
        review: true,
      }),
      { reviewProposalDocuments: () => answerOf([received({ status: 'REFUSED' }), income({ status: 'ACCEPTED' })]) },
    );
    const of = async (name: string) =>
      within((await screen.findByRole('radiogroup', { name: `Resultado: ${name}` })) as HTMLElement);
    const send = screen.queryByRole('button', { name: /Registrar/ });
    expect(send).toBeNull();
    await userEvent.click((await of('Documento de identidade')).getByRole('radio', { name: 'Recusar' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Ilegível' }));
    await userEvent.type(
      screen.getByRole('textbox', { name: 'Observação sobre Documento de identidade' }),
      'Sem o verso',
    );
    await userEvent.click((await of('Comprovante de renda')).getByRole('radio', { name: 'Aceitar' }));
    await userEvent.click(screen.getByRole('button', { name: 'Registrar 2 resultados' }));
    await waitFor(() => expect(named('reviewProposalDocuments')).toHaveLength(1));
    expect(named('reviewProposalDocuments')[0]!.body).toEqual({
      verdicts: [
        { kind: 'IDENTITY', version: 2, verdict: 'REFUSED', defects: ['ILLEGIBLE'], note: 'Sem o verso' },
        { kind: 'INCOME_PROOF', version: 1, verdict: 'ACCEPTED' },
      ],
    });
  });

  it('shows at its field what is missing, and retains the selected results', async () => {
    open(answerOf([received()], { send: false, review: true }), {
      reviewProposalDocuments: () =>
        refuse(422, 'DOM002', 'Há campos inválidos.', [
          { path: 'verdicts.0.defects', key: 'document.wantsDefect', message: 'Informe o que há de errado' },
        ]),
    });
    await userEvent.click(await screen.findByRole('radio', { name: 'Recusar' }));
    await userEvent.click(screen.getByRole('button', { name: 'Registrar 1 resultado' }));
    expect(await screen.findByText('Informe o que há de errado')).toBeTruthy();
    expect((screen.getByRole('radio', { name: 'Recusar' }) as HTMLInputElement).checked).toBe(true);
  });
});
