import { envelopeStatuses, signatureRoleIds, signerStatuses } from '@estrada/domain/contracts/index';
import { z } from 'zod';
import { instant, recordId } from '../fields.ts';

const idsOf = <Id extends string>(named: Readonly<Record<Id, unknown>>) => z.enum(Object.keys(named) as [Id, ...Id[]]);
const role = z.enum(signatureRoleIds);

/**
 * The signatories of a proposal's contract, and the progress. Links are left out: each belongs to its signatory alone.
 */
export const proposalSignature = z.object({
  proposalId: recordId,
  version: z.int(),
  status: z.enum(['NONE', 'IN_PROGRESS', 'COMPLETED']),
  /** "Documents Not Found" where nothing was sent, or the partner no longer knows it: the list is empty then */
  message: z.string().nullable(),
  /** the last one of the contract in force */
  envelope: z
    .object({
      id: recordId,
      status: idsOf(envelopeStatuses),
      requestedAt: instant,
      requestedByName: z.string(),
      endedAt: instant.nullable(),
      /** why it was cancelled, refused, or failed */
      reason: z.string().nullable(),
      /** of the sealed paper, once it is completed */
      sealedSha256: z.string().nullable(),
    })
    .nullable(),
  /** in the order of signing */
  signers: z.array(
    z.object({
      id: recordId,
      role,
      name: z.string(),
      documentMasked: z.string(),
      /** null for a customer */
      email: z.string().nullable(),
      status: idsOf(signerStatuses),
      /** of the act, with its time zone */
      actedAt: z.iso.datetime({ offset: true }).nullable(),
      reason: z.string().nullable(),
      /** when the link was last sent */
      mailedAt: instant.nullable(),
      /** it is their turn to sign */
      isNext: z.boolean(),
    }),
  ),
  /** the signatories of a request, as registered; empty where the caller may not request */
  planned: z.array(
    z.object({ path: z.string(), role, name: z.string(), documentMasked: z.string(), email: z.string() }),
  ),
  can: z.object({ ask: z.boolean(), cancel: z.boolean(), remind: z.boolean() }),
});
