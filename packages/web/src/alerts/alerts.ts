import type { TextParams } from '@estrada/domain/errors/index';
// not by the index: the first page needs these few words, and not every error's
import { type SuccessCode, successText } from '@estrada/domain/errors/success-texts';
import { currentLanguage } from '../strings/language.ts';

/** One message of the banner. */
export type PortalAlert = {
  id: number;
  type: 'error' | 'success' | 'notice';
  text: string;
  /** shown on the page that is opened next, and gone with the one after it */
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
 * What to show. What worked on a subject of the catalogue (a user, a dealer, parameters, a file, …) goes by its code; words
 * of a screen's own are for what is no such subject, as a job that was ended.
 */
export type NewAlert = ({ type: PortalAlert['type']; text: string } | Success) & {
  /** set it when the page is left right after: alerts are cleared with every change of page */
  survivesNavigation?: boolean;
};

/** What worked, by its code in the catalogue. */
export type Success = { type: 'success'; code: SuccessCode; params?: TextParams };

/**
 * Shows a message at the top of the page. The same words are not shown twice at a time, and of what worked the last alone is
 * shown: six successes above a busy proposal push away what they speak of. Errors and notices stay until somebody takes them away.
 *
 * @returns its id, by which `dismissAlert` takes it away
 */
export function showAlert(alert: NewAlert): number {
  const { type, survivesNavigation = false } = alert;
  const text = 'code' in alert ? successText(alert.code, currentLanguage(), alert.params) : alert.text;
  const shown = alerts.find((one) => one.text === text && one.type === type);
  if (shown) return shown.id;
  const id = nextId++;
  const left = alerts.filter((one) => type !== 'success' || one.type !== 'success');
  replace([...left, { id, type, text, survivesNavigation }]);
  return id;
}

/** Takes one message away. */
export function dismissAlert(id: number): void {
  replace(alerts.filter((alert) => alert.id !== id));
}

/** A change of page: clears the banner but for what was meant for the new page. */
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

/** What a page that is drawn at build shows of them. */
export const noAlerts = (): readonly PortalAlert[] => none;
