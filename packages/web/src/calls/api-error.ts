/** One refused input, its words already in the person's language. `path` is dotted as in the request body. */
export type FieldError = { path: string; key: string; message: string };

/** A call that did not work. `code` is the catalogue's; `NETWORK` (status 404) when no whole answer came, empty when an answer has none. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly fields: readonly FieldError[];
  /** what an outside partner said when it refused: plain text, in the partner's own language */
  readonly partnerMessage: string | null;
  /** who changed the record meanwhile, where that is why */
  readonly changedByName: string | null;
  readonly correlationId: string | null;
  /** the server was reached, but its answer did not come in time or broke off */
  readonly isCutOff: boolean;

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

  /** What a person reads: what an outside partner said wins over every other text (docs/specification/errors.md). */
  get words(): string {
    return this.partnerMessage || this.message;
  }
}

/** A lost session and a missing permission: the call layer has said them already and led elsewhere. */
export const isSessionFailure = ({ status }: ApiError): boolean => status === 401 || status === 403;
