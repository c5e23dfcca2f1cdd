/** One refused input, with a message in the user's language. `path` is dotted as in the request body. */
export type FieldError = { path: string; key: string; message: string };

/**
 * A failed call. `code` is the catalogue's; `NETWORK` (status 404) without a complete response, empty when a response
 * has none.
 */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly fields: readonly FieldError[];
  /** an external partner's message when it refused: plain text, in the partner's own language; null where it is hidden */
  partnerMessage: string | null;
  /** the user who has changed the record, if that is the reason */
  readonly changedByName: string | null;
  readonly correlationId: string | null;
  /** the server was reached, but its response timed out or was incomplete */
  readonly isCutOff: boolean;
  /** nothing is shown: the screen itself shows the state (docs/specification/errors.md#codes-by-call) */
  isSilent = false;

  constructor(answer: {
    status: number;
    code: string;
    message: string;
    fields?: readonly FieldError[];
    partnerMessage?: string | null;
    changedByName?: string | null;
    correlationId?: string | null;
    isCutOff?: boolean;
  }) {
    super(answer.message);
    this.name = 'ApiError';
    this.status = answer.status;
    this.code = answer.code;
    this.fields = answer.fields ?? [];
    this.partnerMessage = answer.partnerMessage ?? null;
    this.changedByName = answer.changedByName ?? null;
    this.correlationId = answer.correlationId ?? null;
    this.isCutOff = answer.isCutOff ?? false;
  }

  /**
   * The message for the user: an external partner's message has priority over every other text
   * (docs/specification/errors.md).
   */
  get words(): string {
    return this.isSilent ? '' : this.partnerMessage || this.message;
  }

  /** Where one text has to do: what is wrong with the first refused field, more exact than the words of the code. */
  get detail(): string {
    return this.fields[0]?.message ?? this.words;
  }
}

/** A lost session and a missing permission: the call layer has already shown them and redirected. */
export const isSessionFailure = ({ status }: ApiError): boolean => status === 401 || status === 403;
