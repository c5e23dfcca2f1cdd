const failures = new WeakSet<object>();

/**
 * Notes every import that failed at run time. The browsers word that failure differently, so Vite's event is used
 * instead. Call it once, before the first page is drawn.
 */
export function watchMissingFiles(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => failures.add(payload));
}

/** Whether an error says that a file of the portal did not arrive: after a deployment the old ones are gone. */
export function isMissingFile(error: unknown): boolean {
  return typeof error === 'object' && error !== null && failures.has(error);
}
