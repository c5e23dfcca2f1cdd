import { DomainError } from '@estrada/domain/errors/index';
import {
  AuthorizationResponseError,
  ClientError,
  ResponseBodyError,
  WWWAuthenticateChallengeError,
} from 'openid-client';
import { PartnerError } from '../partner-error.ts';

const name = 'identity-provider';

/** The provider has proved no user: it refused the login, or its response is invalid. */
export const unproved = (cause?: unknown) => new DomainError('SEC004', { reason: 'not-identified', cause });

/**
 * Classifies a failed exchange.
 *
 * @returns PartnerError where the provider is unavailable, silent or answers garbage, or refuses us as a client ·
 * SEC004 where it refused the user or its proof is invalid · USE021 where its code has expired or was used · null for a
 * fault of ours
 */
export function explainFailure(error: unknown): DomainError | null {
  if (error instanceof DomainError) return error;
  if (error instanceof AuthorizationResponseError) return unproved(error);
  if (error instanceof ResponseBodyError)
    return error.error === 'invalid_grant'
      ? new DomainError('USE021', { cause: error })
      : new PartnerError(name, 'refused', { cause: error });
  if (error instanceof WWWAuthenticateChallengeError) return new PartnerError(name, 'refused', { cause: error });
  if (error instanceof ClientError) return explainByCode(error);
  // `fetch` throws this for a failed or broken connection; an error with a code is a mistake in our call
  if (error instanceof TypeError && !('code' in error)) return new PartnerError(name, 'unreachable', { cause: error });
  return null;
}

function explainByCode(error: ClientError): DomainError {
  switch (error.code) {
    case 'OAUTH_TIMEOUT':
    case 'OAUTH_ABORT':
      return new PartnerError(name, 'timeout', { cause: error });
    case 'OAUTH_RESPONSE_IS_NOT_CONFORM': {
      const status = error.cause instanceof Response ? error.cause.status : 0;
      return new PartnerError(name, status >= 500 ? 'server-error' : 'refused', { cause: error });
    }
    case 'OAUTH_RESPONSE_IS_NOT_JSON':
    case 'OAUTH_PARSE_ERROR':
      return new PartnerError(name, 'garbage', { cause: error });
    default:
      return unproved(error);
  }
}
