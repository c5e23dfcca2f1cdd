const failures = new WeakSet<object>();

/**
 * Records every import that failed at run time. Browsers word that failure differently, so Vite's event is used
 * instead. Call it once, before the first page is rendered.
 */
export function watchMissingFiles(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => failures.add(payload));
}

/** Whether an error means that a file of the portal could not be loaded: a deployment removes the old ones. */
export function isMissingFile(error: unknown): boolean {
  return typeof error === 'object' && error !== null && failures.has(error);
}
