import type { ProgressStatus } from '../../proposals/proposal-facts.ts';
import type { ShownStatus } from '../shown-status.ts';

/**
 * The state of the selfie of one person for one contract. SENT: pictures were uploaded and passed, and the person has
 * yet to confirm them. DOUBTFUL: confirmed, but with doubts that a reviewer decides on. ERASED: on request; it proves
 * nothing any more.
 */
export type SelfieStatus = 'REQUESTED' | 'SENT' | 'DOUBTFUL' | 'ACCEPTED' | 'REFUSED' | 'VOID' | 'ERASED';

/** The states by name and colour. */
export const selfieStatuses: Readonly<Record<SelfieStatus, ShownStatus>> = {
  REQUESTED: { pt: 'Aguardando a foto', en: 'Awaiting the photo', colour: 'info' },
  SENT: { pt: 'Aguardando confirmação', en: 'Awaiting confirmation', colour: 'info' },
  DOUBTFUL: { pt: 'Aguardando conferência', en: 'Awaiting review', colour: 'warning' },
  ACCEPTED: { pt: 'Aceita', en: 'Accepted', colour: 'success' },
  REFUSED: { pt: 'Recusada: tirar outra', en: 'Refused: take another one', colour: 'danger' },
  VOID: { pt: 'Sem efeito, assim como o contrato', en: 'Void, like the contract', colour: 'neutral' },
  ERASED: { pt: 'Excluída a pedido do titular', en: "Deleted at the person's request", colour: 'neutral' },
};

/** The wire's extra state of a selfie, besides its progress. */
export type SelfieOutcome = 'REFUSED' | 'DOUBTFUL' | null;

/** The progress of one selfie. @param status null: none was requested */
export function selfieProgress(status: SelfieStatus | null): ProgressStatus {
  if (status === 'ACCEPTED') return 'COMPLETED';
  return status === null || status === 'VOID' || status === 'ERASED' ? 'NONE' : 'IN_PROGRESS';
}

/** The state besides the progress: a reviewer has refused it, or has yet to review it. */
export const selfieOutcome = (status: SelfieStatus | null): SelfieOutcome =>
  status === 'REFUSED' || status === 'DOUBTFUL' ? status : null;

/** The progress of a contract's selfies. @param statuses of each signatory; null: none was requested */
export function selfiesProgress(statuses: readonly (SelfieStatus | null)[]): ProgressStatus {
  const all = statuses.map(selfieProgress);
  if (all.length > 0 && all.every((progress) => progress === 'COMPLETED')) return 'COMPLETED';
  return all.some((progress) => progress !== 'NONE') ? 'IN_PROGRESS' : 'NONE';
}

/** A selfie is recent for fewer seconds than this after it was taken. */
export const recentSelfieSeconds = 86_000;

/** Whether a picture of that instant is recent. One from the future is not. */
export function isRecentSelfie(takenAt: Date, now: Date): boolean {
  const age = (now.getTime() - takenAt.getTime()) / 1000;
  return age > -clockTolerance && age < recentSelfieSeconds;
}

/**
 * The latest instant that a camera's local time in a picture can mean (`2026-11-20T10:00:00`, no zone): that of the
 * westernmost clocks of Brazil. null where it is no valid time.
 */
export function latestCameraTime(local: string): Date | null {
  try {
    return new Date(Temporal.Instant.from(`${local}${westernmostOffset}`).epochMilliseconds);
  } catch {
    return null;
  }
}

const westernmostOffset = '-05:00';
/** Phones' clocks are off by minutes. */
const clockTolerance = 300;

/** The maximum size of a picture, and its minimum edges: the shorter and the longer one, in either orientation. */
export const selfieLimits = { maxBytes: 8 * 1024 * 1024, shortEdge: 480, longEdge: 640 } as const;

/** Hours for which a link to the page of the selfie is valid. */
export const selfieLinkHours = 72;
/** Days after which a refused or replaced picture is erased. */
export const discardedSelfieDays = 7;
