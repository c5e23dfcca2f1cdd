import type { TextParams } from '@estrada/domain/errors/index';
// not from the index: the first page needs these few texts, and not those of every error
import { type SuccessCode, successText } from '@estrada/domain/errors/success-texts';
import { currentLanguage } from '../strings/language.ts';

/** One message of the banner. */
export type PortalAlert = {
  id: number;
  type: 'error' | 'success' | 'notice';
  text: string;
  /** shown on the next page, and cleared on the one after it */
  survivesNavigation: boolean;
};

const none: readonly PortalAlert[] = [];
let alerts = none;
let nextId = 1;
const listeners = new Set<() => void>();

function replace(next: readonly PortalAlert[]): void {
  alerts = next;
  for (const listener of listeners) listener();
}

/**
 * What to show. A success on a subject of the catalogue (a user, a dealer, parameters, a file, …) has a code; a
 * screen's own text is for other subjects, such as a job that was given up.
 */
export type NewAlert = ({ type: PortalAlert['type']; text: string } | Success) & {
  /** for an alert shown just before leaving the page: every page change clears the others */
  survivesNavigation?: boolean;
};

/** A success, by its code in the catalogue. */
export type Success = { type: 'success'; code: SuccessCode; params?: TextParams };

/**
 * Shows a message at the top of the page. The same text is not shown twice at a time, and only the latest success is
 * shown: six successes above a proposal would push its content away. Errors and notices stay until the user dismisses
 * them.
 *
 * @returns its id for `dismissAlert`; 0 for an empty text, which shows nothing
 */
export function showAlert(alert: NewAlert): number {
  const { type, survivesNavigation = false } = alert;
  const text = 'code' in alert ? successText(alert.code, currentLanguage(), alert.params) : alert.text;
  if (text === '') return 0;
  const shown = alerts.find((one) => one.text === text && one.type === type);
  if (shown) return shown.id;
  const id = nextId++;
  const left = alerts.filter((one) => type !== 'success' || one.type !== 'success');
  replace([...left, { id, type, text, survivesNavigation }]);
  return id;
}

export function dismissAlert(id: number): void {
  replace(alerts.filter((alert) => alert.id !== id));
}

/** Another action begins: the failures of the one before are not its own. */
export function clearFailures(): void {
  if (alerts.some(({ type }) => type === 'error')) replace(alerts.filter(({ type }) => type !== 'error'));
}

/** A page change: clears the banner except alerts for the new page. */
export function clearAlertsForNavigation(): void {
  if (alerts.length === 0) return;
  replace(alerts.filter((alert) => alert.survivesNavigation).map((alert) => ({ ...alert, survivesNavigation: false })));
}

/** Reads the messages, for `useSyncExternalStore`. */
export function readAlerts(): readonly PortalAlert[] {
  return alerts;
}

export function subscribeToAlerts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The alerts of a prerendered page. */
export const noAlerts = (): readonly PortalAlert[] => none;
