import { DomainError } from '@estrada/domain/errors/index';
import type { PartnerFault } from '../kernel/jobs/failure-of.ts';
import type { Outage } from '../kernel/jobs/outage-of.ts';

/**
 * Why a partner gave no usable answer. `refused` is the partner's own business refusal, `unauthorized` a fault of our
 * configuration: it does not accept our token. The product must handle all others.
 */
export type PartnerFailure =
  | 'unreachable'
  | 'timeout'
  | 'server-error'
  | 'garbage'
  | 'refused'
  | 'unauthorized'
  | 'not-found'
  | 'circuit-open';

/**
 * Failures after which no request gets through until somebody has acted: the partner is unavailable, or accepts no call
 * of ours. Garbage and a refusal are about one request.
 */
const awayWhen: readonly PartnerFailure[] = ['unreachable', 'timeout', 'server-error', 'circuit-open', 'unauthorized'];

/**
 * A partner without a usable answer. Callers that cannot continue let it pass: the user sees SIS004 and, where the
 * partner refused the request, the partner's own message (`partnerMessage`: for the user, never for the log).
 */
export class PartnerError extends DomainError implements Outage, PartnerFault {
  readonly partner: string;
  readonly failure: PartnerFailure;
  readonly outage: string | null;
  /** the partner's own code of a refusal, where it gave one */
  readonly partnerCode: string | undefined;
  constructor(
    partner: string,
    failure: PartnerFailure,
    options: { cause?: unknown; partnerMessage?: string | undefined; partnerCode?: string | undefined } = {},
  ) {
    super('SIS004', options);
    this.name = 'PartnerError';
    // the text in the log and in the list of failed jobs
    this.message = `${partner}: ${failure}`;
    this.partner = partner;
    this.failure = failure;
    this.partnerCode = options.partnerCode;
    this.outage = awayWhen.includes(failure) ? partner : null;
  }
}

/**
 * The fallback value of a failed call, for `.catch(…)`: for the named failures, or for any when none is named.
 *
 * @throws every other error
 */
export const fallBackTo =
  <Value>(value: Value, ...failures: readonly PartnerFailure[]) =>
  (error: unknown): Value => {
    if (error instanceof PartnerError && (failures.length === 0 || failures.includes(error.failure))) return value;
    throw error;
  };
