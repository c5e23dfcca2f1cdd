import { ApiError } from '../calls/api-error.ts';

/** A refusal that another build's client made, as one of this build: screens know it by its class. Anything else stays. */
export function ownError(error: unknown): unknown {
  return error instanceof Error && error.name === 'ApiError' ? new ApiError(error as ApiError) : error;
}
