import { paperKindIds } from '@estrada/domain/contracts/index';
import { z } from 'zod';
import { instant, recordId } from '../fields.ts';

/** A paper, or a copy of one. */
const paper = z.object({
  id: recordId,
  kind: z.enum(paperKindIds),
  name: z.string(),
  isNonNegotiable: z.boolean(),
  /** the first day of its legal text */
  textVersion: z.string(),
  sizeBytes: z.int(),
  sha256: z.string(),
  madeAt: instant,
});

/** A contract with its papers, which exist once it is READY. */
const contract = z.object({
  id: recordId,
  edition: z.int(),
  state: z.enum(['MAKING', 'READY', 'FAILED', 'GIVEN_UP', 'VOID']),
  requestedAt: instant,
  requestedByName: z.string(),
  readyAt: instant.nullable(),
  voidedAt: instant.nullable(),
  voidedByName: z.string().nullable(),
  voidReason: z.string().nullable(),
  papers: z.array(paper),
});

/** The contracts of a proposal and their papers, and the acts available to the caller now. */
export const contractPapers = z.object({
  proposalId: recordId,
  version: z.int(),
  contractNumber: z.string().nullable(),
  /** the one in force */
  contract: contract.nullable(),
  /** void ones, newest first */
  earlier: z.array(contract),
  /** what a request for papers means now; null where there is nothing to request */
  next: z
    .object({
      event: z.enum(['requestDocuments', 'generateContracts', 'regenerateContracts']),
      /** the caller may, and nothing is missing */
      isOpen: z.boolean(),
      /** the caller may, once nothing is missing */
      mayAct: z.boolean(),
      missing: z.array(
        z.object({ path: z.string(), key: z.string(), message: z.string(), name: z.string().nullable() }),
      ),
    })
    .nullable(),
});
