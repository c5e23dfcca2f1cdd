import { showAlert } from '../alerts/alerts.ts';
import { ApiError, isSessionFailure } from './api-error.ts';

/**
 * Shows in the banner why a call failed, for screens without a better place. Any error other than a refusal of the API
 * is a bug of the portal and is thrown again.
 *
 * @throws any error that is not an ApiError
 */
export function alertFailure(error: unknown): void {
  if (!(error instanceof ApiError)) throw error;
  if (!isSessionFailure(error)) showAlert({ type: 'error', text: error.words });
}
