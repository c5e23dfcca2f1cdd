import { showAlert } from '../alerts/alerts.ts';
import { ApiError, isSessionFailure } from './api-error.ts';

/**
 * Says by the banner why a call failed, where the screen has no better place for it. What is no refusal of the API is a
 * fault of the portal and goes on as one.
 *
 * @throws whatever is not an ApiError
 */
export function alertFailure(error: unknown): void {
  if (!(error instanceof ApiError)) throw error;
  if (!isSessionFailure(error)) showAlert({ type: 'error', text: error.words });
}
