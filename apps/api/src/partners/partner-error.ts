import { DomainError } from '@estrada/domain/errors/index';
import type { Outage } from '../kernel/jobs/outage-of.ts';

/** Why a partner gave no usable answer. `refused` is the partner's own business refusal; the others are ours to survive. */
export type PartnerFailure =
  | 'unreachable'
  | 'timeout'
  | 'server-error'
  | 'garbage'
  | 'refused'
  | 'not-found'
  | 'circuit-open';

/** Failures of a partner that is not there. Garbage and a refusal come from one that is. */
const awayWhen: readonly PartnerFailure[] = ['unreachable', 'timeout', 'server-error', 'circuit-open'];

/**
 * A partner that gave no usable answer. Whoever does not survive it lets it pass: the person sees SIS004 and, where the
 * partner refused what was requested, the partner's own words (`partnerMessage`: for the person, never for the log).
 */
export class PartnerError extends DomainError implements Outage {
  readonly failure: PartnerFailure;
  readonly outage: string | null;
  constructor(
    partner: string,
    failure: PartnerFailure,
    options: { cause?: unknown; partnerMessage?: string | undefined } = {},
  ) {
    super('SIS004', options);
    this.name = 'PartnerError';
    // what the log and the list of failed jobs say of it
    this.message = `${partner}: ${failure}`;
    this.failure = failure;
    this.outage = awayWhen.includes(failure) ? partner : null;
  }
}

/**
 * What a call gives instead, for `.catch(…)`: where it failed in one of the named ways, or in any when none is named.
 *
 * @throws whatever else was thrown
 */
export const fallBackTo =
  <Value>(value: Value, ...failures: readonly PartnerFailure[]) =>
  (error: unknown): Value => {
    if (error instanceof PartnerError && (failures.length === 0 || failures.includes(error.failure))) return value;
    throw error;
  };
