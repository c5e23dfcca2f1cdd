import type { UploadMessageKey } from '@estrada/domain/uploads/index';

/** A file that is no readable table; `key` is the message for the user who sent it. */
export class TableFileError extends Error {
  readonly key: UploadMessageKey;
  readonly params: Record<string, string | number>;
  constructor(key: UploadMessageKey, params: Record<string, string | number> = {}) {
    super(key);
    this.key = key;
    this.params = params;
  }
}
