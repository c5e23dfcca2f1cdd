import { selfieStatuses, signatureRoles } from '@estrada/domain/contracts/index';
import { z } from 'zod';
import { instant, recordId } from '../fields.ts';

const idsOf = <Id extends string>(named: Readonly<Record<Id, unknown>>) => z.enum(Object.keys(named) as [Id, ...Id[]]);
const progress = z.enum(['NONE', 'IN_PROGRESS', 'COMPLETED']);
const outcome = z.enum(['REFUSED', 'DOUBTFUL']).nullable();
const role = idsOf(signatureRoles);

/** What the public page says before the camera opens: who asks for the picture, and for which credit. */
export const selfieProposal = z.object({
  proposalSaleId: recordId,
  signerId: recordId,
  /** the first name alone, until pictures have come by the link */
  signerName: z.string(),
  role,
  lenderName: z.string(),
  dealerName: z.string(),
  vehicle: z.string(),
  /** integer centavos */
  financedAmount: z.number(),
  language: z.enum(['pt-BR', 'en']),
  uploaded: z.boolean(),
  confirmed: z.boolean(),
  /** until when the link holds */
  expiresAt: instant,
});

/** How far one selfie is, as the person at the link reads it. */
export const selfieStatus = z.object({ status: progress, uploaded: z.boolean(), outcome });

/** What the phone says of itself and of the pictures. */
export const selfieDevice = z.strictObject({
  userAgent: z.string({ error: 'required' }).max(500, { error: 'text.tooLong' }),
  /** of the first picture, in dots */
  width: z.number({ error: 'required' }).int().min(1).max(100_000),
  height: z.number({ error: 'required' }).int().min(1).max(100_000),
  source: z.enum(['camera', 'upload'], { error: 'value.notAllowed' }),
  takenAt: z.iso.datetime({ error: 'date.invalid', offset: true }),
});

/** The selfies of a contract, one for each who signs it. No link stands in it: each is its signer’s alone. */
export const proposalSelfies = z.object({
  proposalId: recordId,
  status: progress,
  /** in the order of signing; none where nothing is out to be signed */
  signers: z.array(
    z.object({
      signerId: recordId,
      signerName: z.string(),
      role,
      /** null: none was asked for */
      state: idsOf(selfieStatuses).nullable(),
      status: progress,
      outcome,
      /** when a link was last made or sent */
      sentAt: instant.nullable(),
      takenAt: instant.nullable(),
      confirmedAt: instant.nullable(),
      /** by the camera of the page, or chosen from the files */
      source: z.enum(['camera', 'upload']).nullable(),
      /** the pictures that there are now, for who may look at them; null: none, or not for this viewer */
      shotId: recordId.nullable(),
      /** what made it doubtful, in the words of the message table */
      doubts: z.array(z.object({ path: z.string(), key: z.string(), message: z.string() })),
      reviewedByName: z.string().nullable(),
      /** why it was accepted, refused or erased by hand */
      reason: z.string().nullable(),
      can: z.object({ send: z.boolean(), review: z.boolean(), erase: z.boolean() }),
    }),
  ),
  /** somebody’s selfie is missing, and this viewer may ask for it */
  canSend: z.boolean(),
});
