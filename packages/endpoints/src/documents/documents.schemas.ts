import { documentDefectNames, documentKinds, pageTurns } from '@estrada/domain/documents/index';
import { z } from 'zod';
import { instant, isPlain, recordId, version } from '../fields.ts';

/** Domain.md §9: documents up to 10 MB. */
export const maxDocumentBytes = 10 * 1024 * 1024;

/** What a sender calls one sending: repeated after a break, with the same name, it is the page that came the first time. */
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

/** A page as it was sent: a picture, or a PDF with its pages. */
export const documentPage = z.object({
  id: recordId,
  fileName: z.string(),
  contentType: z.enum(['application/pdf', 'image/jpeg']),
  sizeBytes: z.number(),
  pageCount: z.number(),
  /** degrees, clockwise, by which it is shown turned */
  turn: z.number(),
  sentByName: z.string(),
  sentAt: instant,
});

/** A document that the proposal needs, and how far it is. */
export const proposalDocument = z.object({
  kind: documentKind,
  name: z.string(),
  role: z.enum(['CLIENT', 'SIGNER', 'SALE']),
  status: z.enum(['REQUIRED', 'RECEIVED', 'REFUSED', 'ACCEPTED']),
  /** rises with every change; 0 before anything came */
  version: z.number(),
  /** what the back office found, while it is refused */
  defects: z.array(defect),
  note: z.string().nullable(),
  reviewedByName: z.string().nullable(),
  reviewedAt: instant.nullable(),
  /** in their order */
  pages: z.array(documentPage),
});

/** All documents of a proposal, as the caller sees them now. */
export const proposalDocuments = z.object({
  proposalId: recordId,
  documents: z.array(proposalDocument),
  /** whether the dealer has said that all is there, so that the back office looks at it */
  submission: z.object({
    /** `READY`: pages have come that nobody was told of; `DONE`: nothing that is new */
    state: z.enum(['MISSING', 'READY', 'DONE']),
    /** what is asked for now and has not come, or was refused */
    missing: z.array(z.object({ kind: documentKind, name: z.string() })),
    /** the last time that it was said */
    at: instant.nullable(),
  }),
  can: z.object({ send: z.boolean(), submit: z.boolean(), review: z.boolean(), view: z.boolean() }),
  limits: z.object({ maxBytes: z.number(), maxPages: z.number() }),
});

/** What the back office says of one document. */
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
