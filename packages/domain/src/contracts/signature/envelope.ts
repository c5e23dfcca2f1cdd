import type { ProgressStatus } from '../../proposals/proposal-facts.ts';
import type { ShownStatus } from '../shown-status.ts';

/**
 * The state of papers sent for signature. UNKNOWN: the partner did not answer the request, so it is unknown whether
 * they were sent. SIGNED: all have signed, and the seal is pending. COMPLETED: the sealed paper is stored.
 */
export type EnvelopeStatus =
  | 'REQUESTED'
  | 'UNKNOWN'
  | 'IN_PROGRESS'
  | 'SIGNED'
  | 'COMPLETED'
  | 'CANCELED'
  | 'REFUSED'
  | 'EXPIRED'
  | 'FAILED';

/** The states by name and colour. */
export const envelopeStatuses: Readonly<Record<EnvelopeStatus, ShownStatus>> = {
  REQUESTED: { pt: 'Solicitada', en: 'Requested', colour: 'info' },
  UNKNOWN: { pt: 'Sem resposta da certificadora', en: 'No answer from the signature provider', colour: 'warning' },
  IN_PROGRESS: { pt: 'Em andamento', en: 'In progress', colour: 'info' },
  SIGNED: { pt: 'Assinada por todos', en: 'Signed by everyone', colour: 'info' },
  COMPLETED: { pt: 'Concluída', en: 'Completed', colour: 'success' },
  CANCELED: { pt: 'Cancelada', en: 'Cancelled', colour: 'neutral' },
  REFUSED: { pt: 'Recusada', en: 'Refused', colour: 'danger' },
  EXPIRED: { pt: 'Expirada', en: 'Expired', colour: 'danger' },
  FAILED: { pt: 'Falhou', en: 'Failed', colour: 'danger' },
};

/** The state of one signatory. */
export type SignerStatus = 'PENDING' | 'SIGNED' | 'REFUSED';

/** The states of a signatory by name and colour. */
export const signerStatuses: Readonly<Record<SignerStatus, ShownStatus>> = {
  PENDING: { pt: 'Ainda não assinou', en: 'Not signed yet', colour: 'neutral' },
  SIGNED: { pt: 'Assinou', en: 'Signed', colour: 'success' },
  REFUSED: { pt: 'Recusou', en: 'Refused', colour: 'danger' },
};

/** The states in which an envelope is pending, or may be: no other one can be requested. */
export const openEnvelopeStatuses: readonly EnvelopeStatus[] = ['REQUESTED', 'UNKNOWN', 'IN_PROGRESS', 'SIGNED'];

/**
 * A signatory of an envelope, as far as decisions need it. `at` is the instant of the act, as the partner reports it.
 */
export type SignerState = {
  readonly id: string;
  readonly status: SignerStatus;
  readonly at: string | null;
  readonly reason: string | null;
};

/** An envelope, as far as decisions need it. */
export type Envelope = {
  readonly status: EnvelopeStatus;
  readonly signers: readonly SignerState[];
  /** of the paper with all signatures; null: not sealed yet */
  readonly sealedSha256: string | null;
  readonly expiredAt: string | null;
};

/** The partner's report about an envelope. */
export type EnvelopeEvent =
  | { readonly kind: 'signed'; readonly signerId: string; readonly at: string }
  | { readonly kind: 'refused'; readonly signerId: string; readonly at: string; readonly reason: string | null }
  | { readonly kind: 'sealed'; readonly sha256: string }
  | { readonly kind: 'expired'; readonly at: string }
  | { readonly kind: 'canceled' };

/**
 * The envelope after an event. Events may arrive in any order, repeatedly and late: the same events lead to the same
 * end, except that a cancellation is final, and cannot undo a completed envelope. A signature overrides a refusal of
 * the same person, and of two times of one act the earlier counts.
 */
export function applyCallback(envelope: Envelope, event: EnvelopeEvent): Envelope {
  const { status, expiredAt } = envelope;
  if (status === 'CANCELED' || status === 'FAILED') return envelope;
  if (event.kind === 'canceled') return status === 'COMPLETED' ? envelope : { ...envelope, status: 'CANCELED' };
  if (event.kind === 'sealed')
    return withFinalStatus({ ...envelope, sealedSha256: envelope.sealedSha256 ?? event.sha256 });
  if (event.kind === 'expired') return withFinalStatus({ ...envelope, expiredAt: earlier(expiredAt, event.at) });
  const signers = envelope.signers.map((signer) => (signer.id === event.signerId ? afterAct(signer, event) : signer));
  return withFinalStatus({ ...envelope, signers });
}

type Act = Extract<EnvelopeEvent, { signerId: string }>;

function afterAct(signer: SignerState, event: Act): SignerState {
  if (event.kind === 'signed')
    return {
      id: signer.id,
      status: 'SIGNED',
      reason: null,
      at: signer.status === 'SIGNED' ? earlier(signer.at, event.at) : event.at,
    };
  if (signer.status === 'SIGNED') return signer;
  const isEarlier = signer.status === 'PENDING' || earlier(signer.at, event.at) !== signer.at;
  return isEarlier ? { ...signer, status: 'REFUSED', at: event.at, reason: event.reason } : signer;
}

/** The earlier of two instants, in any time zones. */
const earlier = (one: string | null, other: string): string =>
  one !== null && Temporal.Instant.compare(one, other) <= 0 ? one : other;

/** Never completed without every signature and the seal over them. */
function withFinalStatus(envelope: Envelope): Envelope {
  const isSignedByAll = envelope.signers.length > 0 && envelope.signers.every(({ status }) => status === 'SIGNED');
  const isRefused = envelope.signers.some(({ status }) => status === 'REFUSED');
  const status = (): EnvelopeStatus => {
    if (isSignedByAll) return envelope.sealedSha256 === null ? 'SIGNED' : 'COMPLETED';
    if (isRefused) return 'REFUSED';
    return envelope.expiredAt === null ? 'IN_PROGRESS' : 'EXPIRED';
  };
  return { ...envelope, status: status() };
}

/**
 * The progress of a proposal's signatures.
 * @param status of the last envelope of the contract in force; null: none was requested
 */
export function signatureProgress(status: EnvelopeStatus | null): ProgressStatus {
  if (status === 'COMPLETED') return 'COMPLETED';
  return status !== null && openEnvelopeStatuses.includes(status) ? 'IN_PROGRESS' : 'NONE';
}
