import { selfieStatuses, signatureRoleIds } from '@estrada/domain/contracts/index';
import { z } from 'zod';
import { instant, recordId } from '../fields.ts';

const idsOf = <Id extends string>(named: Readonly<Record<Id, unknown>>) => z.enum(Object.keys(named) as [Id, ...Id[]]);
const progress = z.enum(['NONE', 'IN_PROGRESS', 'COMPLETED']);
const outcome = z.enum(['REFUSED', 'DOUBTFUL']).nullable();
const role = z.enum(signatureRoleIds);

/** What the public page shows before the camera opens: the requester of the picture, and the credit. */
export const selfieProposal = z.object({
  proposalSaleId: recordId,
  signerId: recordId,
  /** only the first name, until pictures were uploaded by the link */
  signerName: z.string(),
  role,
  lenderName: z.string(),
  dealerName: z.string(),
  vehicle: z.string(),
  /** integer centavos */
  financedAmount: z.int(),
  language: z.enum(['pt-BR', 'en']),
  uploaded: z.boolean(),
  confirmed: z.boolean(),
  /** when the link expires */
  expiresAt: instant,
});

/** The state of one selfie, as shown to the person with the link. */
export const selfieStatus = z.object({ status: progress, uploaded: z.boolean(), outcome });

/** The device and picture data reported by the phone. */
export const selfieDevice = z.strictObject({
  userAgent: z.string({ error: 'required' }).max(500, { error: 'text.tooLong' }),
  /** of the first picture, in pixels */
  width: z.number({ error: 'required' }).int().min(1).max(100_000),
  height: z.number({ error: 'required' }).int().min(1).max(100_000),
  source: z.enum(['camera', 'upload'], { error: 'value.notAllowed' }),
  takenAt: z.iso.datetime({ error: 'date.invalid', offset: true }),
});

/** The selfies of a contract, one for each signatory. Links are left out: each belongs to its signatory alone. */
export const proposalSelfies = z.object({
  proposalId: recordId,
  status: progress,
  /** in the order of signing; empty before a signature request */
  signers: z.array(
    z.object({
      signerId: recordId,
      signerName: z.string(),
      role,
      /** null: none was requested */
      state: idsOf(selfieStatuses).nullable(),
      status: progress,
      outcome,
      /** when a link was last created or sent */
      sentAt: instant.nullable(),
      takenAt: instant.nullable(),
      confirmedAt: instant.nullable(),
      /** by the camera of the page, or chosen from the files */
      source: z.enum(['camera', 'upload']).nullable(),
      /** the current pictures, for users who may view them; null: none, or hidden from this viewer */
      shotId: recordId.nullable(),
      /** the doubts, as messages */
      doubts: z.array(z.object({ path: z.string(), key: z.string(), message: z.string() })),
      reviewedByName: z.string().nullable(),
      /** why it was accepted, refused or erased manually */
      reason: z.string().nullable(),
      can: z.object({ send: z.boolean(), review: z.boolean(), erase: z.boolean() }),
    }),
  ),
  /** a selfie is missing, and this viewer may request it */
  canSend: z.boolean(),
});
