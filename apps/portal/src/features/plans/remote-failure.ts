import { isMissingFile } from '@estrada/web/failure/missing-file.ts';

/**
 * Why a page of the plans front end is not shown: no response · a timeout · another contract version, or no such page ·
 * an invalid module · an error while rendering.
 */
export type RemoteFailureKind = 'unreachable' | 'slow' | 'version' | 'garbage' | 'crash';

/** A failure with a known kind. */
export class RemoteFailure extends Error {
  readonly kind: RemoteFailureKind;

  constructor(kind: RemoteFailureKind, cause?: unknown) {
    super(`The plans front end is not there: ${kind}`, { cause });
    this.kind = kind;
  }
}

/** The messages of Chromium, Firefox and Safari for a module that could not be loaded. */
const missing = /fetch dynamically imported|error loading dynamically|importing a module script|unable to preload/i;
/** The runtime's error code for a remote that refused the shared packages. */
const refusedSharing = 'RUNTIME-015';

/**
 * The kind of a failure.
 *
 * @param otherwise the kind of any other error: `garbage` while loading, `crash` while rendering
 */
export function kindOf(error: unknown, otherwise: 'garbage' | 'crash'): RemoteFailureKind {
  if (error instanceof RemoteFailure) return error.kind;
  if (isMissingFile(error)) return 'unreachable';
  const words = error instanceof Error ? error.message : '';
  if (words.includes(refusedSharing)) return 'version';
  return missing.test(words) ? 'unreachable' : otherwise;
}
