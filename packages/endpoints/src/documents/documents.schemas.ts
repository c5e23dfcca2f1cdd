import { documentDefectNames, documentKinds, pageTurns } from '@estrada/domain/documents/index';
import { z } from 'zod';
import { instant, isPlain, recordId, version } from '../fields.ts';

/** Domain.md §9: documents up to 10 MB. */
export const maxDocumentBytes = 10 * 1024 * 1024;

/** The sender's id of an upload: repeated after an interruption, with the same id, it is the page of the first time. */
export const sendId = z
  .string()
  .regex(/^[\w-]{1,100}$/, { error: 'value.notAllowed' })
  .optional();

const notAllowed = { error: 'value.notAllowed' } as const;
export const documentKind = z.enum(documentKinds, notAllowed);
export const pageTurn = z.union(
  pageTurns.map((turn) => z.literal(turn, notAllowed)),
  notAllowed,
);
const defect = z.enum(documentDefectNames, notAllowed);

/** A page as sent: a picture, or a PDF with its pages. */
export const documentPage = z.object({
  id: recordId,
  fileName: z.string(),
  contentType: z.enum(['application/pdf', 'image/jpeg']),
  sizeBytes: z.int(),
  pageCount: z.int(),
  /** degrees, clockwise, of the displayed rotation */
  turn: z.int(),
  sentByName: z.string(),
  sentAt: instant,
});

/** A document that the proposal needs, and its status. */
export const proposalDocument = z.object({
  kind: documentKind,
  name: z.string(),
  role: z.enum(['CLIENT', 'SIGNER', 'SALE']),
  status: z.enum(['REQUIRED', 'RECEIVED', 'REFUSED', 'ACCEPTED']),
  /** increases with every change; 0 before the first upload */
  version: z.int(),
  /** the back office's findings, while it is refused */
  defects: z.array(defect),
  note: z.string().nullable(),
  reviewedByName: z.string().nullable(),
  reviewedAt: instant.nullable(),
  /** in order */
  pages: z.array(documentPage),
});

/** All documents of a proposal, as visible to the caller now. */
export const proposalDocuments = z.object({
  proposalId: recordId,
  documents: z.array(proposalDocument),
  /** whether the dealer has submitted all for a review by the back office */
  submission: z.object({
    /** `READY`: pages without a notice; `DONE`: nothing new */
    state: z.enum(['MISSING', 'READY', 'DONE']),
    /** required now and missing, or refused */
    missing: z.array(z.object({ kind: documentKind, name: z.string() })),
    /** the last submission */
    at: instant.nullable(),
  }),
  can: z.object({ send: z.boolean(), submit: z.boolean(), review: z.boolean(), view: z.boolean() }),
  limits: z.object({ maxBytes: z.int(), maxPages: z.int() }),
});

/** The back office's verdict on one document. */
export const documentVerdict = z.object({
  kind: documentKind,
  version,
  verdict: z.enum(['ACCEPTED', 'REFUSED'], notAllowed),
  defects: z.array(defect).max(documentDefectNames.length).optional(),
  note: z
    .string()
    .trim()
    .max(500, { error: 'text.tooLong' })
    .refine(isPlain, { error: 'text.hiddenCharacters' })
    .optional(),
});
