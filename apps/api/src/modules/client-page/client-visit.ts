import type { ClientStep } from '@estrada/domain/client-page/index';
import { type SelfieStatus, type SignatureRole, signatureProgress } from '@estrada/domain/contracts/index';
import { DomainError } from '@estrada/domain/errors/index';
import { and, eq, gte, isNotNull, type SQL } from 'drizzle-orm';
import type { ReadContext } from '../../kernel/context.ts';
import type { Db } from '../../kernel/database/database.ts';
import { limitRate } from '../../kernel/http/rate-limit.ts';
import { firstIdAt } from '../../kernel/ids.ts';
import { hashLinkToken, isOwnToken, type Seal } from '../../kernel/link-token.ts';
import {
  type EnvelopeRow,
  findEnvelopeInForce,
  isSignersTurn,
  maySignatoryStart,
  readSelfies,
  type SelfieRow,
  type SignerRow,
} from '../contracts/index.ts';
import { clientPageLink, clientPageLinks, everywhere, findProposal, type ProposalRecord } from '../proposals/index.ts';
import { clientPageVisits } from './client-page.tables.ts';

/** A visit: the proposal, the visitor's role, and the state of their steps. */
export interface Visit {
  proposal: ProposalRecord;
  name: string;
  role: SignatureRole;
  /** null: the visitor has nothing to sign now */
  signer: SignerRow | null;
  selfie: SelfieRow | null;
  envelope: EnvelopeRow | null;
  linkId: string;
  /** of the person of the link */
  document: string;
  /** where codes are sent */
  email: string;
  expiresAt: Date;
  steps: { sign: ClientStep; selfie: ClientStep };
}

/** The visit of the secret in the header, with nothing but the visitor's own. @throws DomainError SEC004, USE029 */
export async function openVisit(seal: Seal, { db, now, http }: ReadContext): Promise<Visit> {
  await limitRate(db, clientPageLink.perAddress, http.clientAddress, now);
  const token = http.linkToken ?? '';
  const found = await readVisit(db, eq(clientPageVisits.visitHash, hashLinkToken(token)));
  const expiresAt = found?.visit.expiresAt ?? null;
  if (!isOwnToken(token, 'client-visit', seal) || !found || !expiresAt || expiresAt <= now)
    throw new DomainError('SEC004');
  const { document, proposalId, email } = found.link;
  const proposal = await findProposal(db, everywhere, proposalId);
  const selfies = proposal ? await readSelfies(db, proposal) : null;
  const people = selfies?.people ?? [];
  const own = people.find(({ signer }) => signer.document === document);
  // the client has a page as long as the proposal exists; anyone else's ends with the contract that they sign
  if (!proposal || (!own && proposal.clientDocument !== document)) throw new DomainError('SEC004');
  const envelope = await findEnvelopeInForce(db, proposal.id);
  const isOut = proposal.status === 'PU' && envelope?.status === 'IN_PROGRESS';
  const signers = people.map(({ signer }) => signer);
  const isAsked = signatureProgress(envelope?.status ?? null) !== 'NONE' && proposal.status === 'PU';
  return {
    proposal,
    envelope,
    linkId: found.link.id,
    document,
    email,
    expiresAt,
    signer: own?.signer ?? null,
    selfie: own?.selfie ?? null,
    name: own?.signer.name ?? proposal.clientName,
    role: own?.signer.role ?? 'CLIENT',
    steps: {
      sign: own ? signStep(own.signer, isOut, isOut && isSignersTurn(own.signer, signers)) : 'NONE',
      selfie:
        own && !own.selfie && selfies && maySignatoryStart(selfies)
          ? 'OPEN'
          : selfieStep(own?.selfie?.status ?? null, isAsked),
    },
  };
}

function signStep(signer: SignerRow, isOut: boolean, isNow: boolean): ClientStep {
  if (signer.status === 'SIGNED') return 'DONE';
  if (!isOut || signer.status !== 'PENDING') return 'NONE';
  return isNow && signer.link ? 'OPEN' : 'WAITS';
}

/** The state of a selfie, once it was requested. */
export function selfieStep(status: SelfieStatus | null, isAsked: boolean): ClientStep {
  if (status === 'ACCEPTED') return 'DONE';
  if (!isAsked || status === null || status === 'VOID' || status === 'ERASED') return 'NONE';
  return status === 'DOUBTFUL' ? 'REVIEW' : 'OPEN';
}

/** The audited values of an act at the page: the visitor's role, and the link used. */
export const visitTrail = ({ name, role, linkId }: Visit) => ({ signerName: name, signerRole: role, linkId });

/** A visit with its link: by the hash of its secret, or by its id. */
export async function readVisit(db: Db, which: SQL) {
  const [row] = await db
    .select({ visit: clientPageVisits, link: clientPageLinks })
    .from(clientPageVisits)
    .innerJoin(clientPageLinks, eq(clientPageLinks.id, clientPageVisits.linkId))
    .where(which);
  return row ?? null;
}

/** Whether a person has opened their page of a proposal since an instant, by whichever link or at the desk. */
export async function hasVisitedSince(
  db: Db,
  { proposalId, document, since }: { proposalId: string; document: string; since: Date },
): Promise<boolean> {
  const [row] = await db
    .select({ id: clientPageVisits.id })
    .from(clientPageVisits)
    .innerJoin(clientPageLinks, eq(clientPageLinks.id, clientPageVisits.linkId))
    .where(
      and(
        eq(clientPageLinks.proposalId, proposalId),
        eq(clientPageLinks.document, document),
        isNotNull(clientPageVisits.visitHash),
        gte(clientPageVisits.id, firstIdAt(since)),
      ),
    )
    .limit(1);
  return row !== undefined;
}
