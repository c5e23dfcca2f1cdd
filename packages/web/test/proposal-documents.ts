import type { ProposalDocuments } from '@estrada/endpoints/index';
import { proposalId } from './draw-page.tsx';

export type Document = ProposalDocuments['documents'][number];
export const pageId = (number: number) => `01jd00000000000000000000p${number}`;
export const aPage = (number: number, part: Partial<Document['pages'][number]> = {}): Document['pages'][number] => ({
  id: pageId(number),
  fileName: `foto-${number}.heic`,
  contentType: 'image/jpeg',
  sizeBytes: 1_000,
  pageCount: 1,
  turn: 0,
  sentByName: 'Ana Lima',
  sentAt: '2026-11-20T14:00:00Z',
  ...part,
});
/** A document without pages. */
export const aDocument = (kind: Document['kind'], name: string, part: Partial<Document> = {}): Document => ({
  kind,
  name,
  role: 'CLIENT',
  status: 'REQUIRED',
  version: 0,
  defects: [],
  note: null,
  reviewedByName: null,
  reviewedAt: null,
  pages: [],
  ...part,
});
/** An identity document of two pages. */
export const received = (part: Partial<Document> = {}) =>
  aDocument('IDENTITY', 'Documento de identidade', {
    status: 'RECEIVED',
    version: 2,
    pages: [aPage(1), aPage(2)],
    ...part,
  });
export const income = (part: Partial<Document> = {}) => aDocument('INCOME_PROOF', 'Comprovante de renda', part);
/** All documents of a proposal, as its seller sees them. */
export const answerOf = (documents: Document[], can: Partial<ProposalDocuments['can']> = {}): ProposalDocuments => ({
  proposalId,
  documents,
  submission: { state: 'DONE', missing: [], at: null },
  can: { send: true, submit: false, review: false, view: true, ...can },
  limits: { maxBytes: 2_000, maxPages: 20 },
});
