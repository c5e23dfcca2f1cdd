import type { MessageKey } from '@estrada/domain/validation/index';

/** Why a file is refused, as a key of the message table. */
export class FileRefused extends Error {
  readonly key: MessageKey;
  readonly params: Record<string, number>;
  constructor(key: MessageKey, params: Record<string, number> = {}) {
    super(key);
    this.key = key;
    this.params = params;
  }
}
