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
 * Shows a message at the top of the page. The same words are not shown twice at a time.
 *
 * @returns its id, by which `dismissAlert` takes it away
 */
export function showAlert(alert: {
  type: PortalAlert['type'];
  text: string;
  /** set it when the page is left right after: alerts are cleared with every change of page */
  survivesNavigation?: boolean;
}): number {
  const { type, text, survivesNavigation = false } = alert;
  const shown = alerts.find((one) => one.text === text && one.type === type);
  if (shown) return shown.id;
  const id = nextId++;
  replace([...alerts, { id, type, text, survivesNavigation }]);
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
