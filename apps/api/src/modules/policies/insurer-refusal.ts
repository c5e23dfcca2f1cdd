import { alertText, DomainError, type ErrorCode, findErrorCode, type Language } from '@estrada/domain/errors/index';
import { insurerErrorCode } from '@estrada/domain/insurance/index';
import { translateMessage } from '@estrada/domain/proposals/index';
import { PartnerError } from '../../partners/index.ts';
import type { InsuranceRecord } from './insurance-proposals.repository.ts';

type OfInsurer = Pick<InsuranceRecord, 'insurer' | 'product'>;

/** What an insurer answers where it refuses, with its own code and words if it gives any. */
type Refusal = { partnerCode?: string | null | undefined; partnerMessage?: string | null | undefined };

/** The error of a refusal: the insurer's words, otherwise the text of its code or of the product's. */
export function refusalError(
  { insurer, product }: OfInsurer,
  { partnerCode, partnerMessage }: Refusal,
  usual: ErrorCode = insurerErrorCode(insurer, product, undefined),
): DomainError {
  const code = findErrorCode(partnerCode ?? '') ?? usual;
  return new DomainError(code, partnerMessage ? { partnerMessage } : {});
}

/**
 * Gives a call of an insurer the error that its user sees; a failure that is no refusal remains as it is.
 *
 * @param usual the code of a refusal without a known one, where the call has its own
 */
export const orRefusal =
  (of: OfInsurer, usual?: ErrorCode) =>
  (error: unknown): never => {
    throw error instanceof PartnerError && error.failure === 'refused' ? refusalError(of, error, usual) : error;
  };

/** The codes after which a person issues the policy. */
const manualCodes: readonly ErrorCode[] = ['LIBMAN', 'LIBDEFAULT'];
export const isManualIssue = (code: ErrorCode): boolean => manualCodes.includes(code);

/**
 * Why a record stands where it is, in the reader's language: what the product wrote is translated, and a code without
 * words of the insurer has its text.
 */
export function insurerReason(
  reason: string | null,
  { status, insurerCode }: Pick<InsuranceRecord, 'status' | 'insurerCode'>,
  language: Language,
): string | null {
  const code = findErrorCode(insurerCode ?? '');
  if (!code) return translateMessage(reason, language);
  const isOfCode = (status === 'manual' && isManualIssue(code)) || reason === alertText({ code }, 'pt-BR');
  return isOfCode ? alertText({ code }, language) : translateMessage(reason, language);
}
