import { isMissingFile } from '@estrada/web/failure/missing-file.ts';

/**
 * Why a page of the plans front end is not shown: it did not answer · not in time · it keeps another contract than this portal
 * or lacks the page · what came is no such front end · the page broke.
 */
export type RemoteFailureKind = 'unreachable' | 'slow' | 'version' | 'garbage' | 'crash';

/** A failure whose kind is known. */
export class RemoteFailure extends Error {
  readonly kind: RemoteFailureKind;

  constructor(kind: RemoteFailureKind, cause?: unknown) {
    super(`The plans front end is not there: ${kind}`, { cause });
    this.kind = kind;
  }
}

/** How Chromium, Firefox and Safari say that a file of modules did not come, each in its own words. */
const missing = /fetch dynamically imported|error loading dynamically|importing a module script|unable to preload/i;
/** The runtime's code of a remote that refused what the portal shares. */
const refusedSharing = 'RUNTIME-015';

/**
 * The kind of a failure.
 *
 * @param otherwise the kind where nothing says more: `garbage` while loading, `crash` while drawing
 */
export function kindOf(error: unknown, otherwise: 'garbage' | 'crash'): RemoteFailureKind {
  if (error instanceof RemoteFailure) return error.kind;
  if (isMissingFile(error)) return 'unreachable';
  const words = error instanceof Error ? error.message : '';
  if (words.includes(refusedSharing)) return 'version';
  return missing.test(words) ? 'unreachable' : otherwise;
}
