import type { MessageKey } from '../validation/messages.ts';
import type { ErrorCode } from './catalogue.ts';
import { cleanPartnerMessage } from './partner-message.ts';
import type { TextParams } from './texts.ts';

/**
 * One refused input: `path` is dotted as in the request body (`client.document`), `key` names the text to show there
 * and `params` fills its placeholders.
 */
export type FieldProblem = { path: string; key: MessageKey; params?: TextParams };

/**
 * The reason of a code with several meanings: SEC004 is a record out of reach (the default), an act that this caller
 * may not perform, or a caller without authentication; USE029 is a limit of requests, or one that says what it limits.
 */
export type RefusalReason = 'not-allowed' | 'not-identified' | 'over-limit';

/**
 * A refusal foreseen by the business rules. It has a code of the catalogue, which defines status and texts.
 *
 * @param code code of the catalogue
 * @param options.fields the inputs that caused it, so that a form can show it there
 * @param options.params values for the placeholders of the text, e.g. `{ name: 'Ana' }` for "{name}"
 * @param options.reason why, where the code has more than one meaning
 * @param options.retryAfterSeconds when the same call may succeed, where that is known (header `Retry-After`)
 * @param options.partnerMessage the message of an external partner that refused; it is sanitized and cut to 300
 *   characters here
 */
export class DomainError extends Error {
  readonly code: ErrorCode;
  readonly fields: readonly FieldProblem[];
  readonly params: Readonly<Record<string, string | number>>;
  readonly reason: RefusalReason | undefined;
  readonly partnerMessage: string | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(
    code: ErrorCode,
    options: {
      fields?: readonly FieldProblem[];
      params?: Record<string, string | number>;
      reason?: RefusalReason;
      partnerMessage?: string | undefined;
      retryAfterSeconds?: number;
      cause?: unknown;
    } = {},
  ) {
    super(code, { cause: options.cause });
    this.name = 'DomainError';
    this.code = code;
    this.fields = options.fields ?? [];
    this.params = options.params ?? {};
    this.reason = options.reason;
    this.partnerMessage = cleanPartnerMessage(options.partnerMessage);
    this.retryAfterSeconds = options.retryAfterSeconds;
  }
}

/**
 * The refusal of an act that is not for this caller, though what it acts on is in reach.
 *
 * @param because why, where the caller cannot know: it replaces the text of the code
 */
export const notAllowed = (code: ErrorCode = 'SEC004', because?: MessageKey): DomainError =>
  new DomainError(code, { reason: 'not-allowed', fields: because ? [{ path: 'status', key: because }] : [] });

/** The act belongs to finance as the record stands, and before that to the dealer. */
export const onlyFinance = (): DomainError => notAllowed('SEC004', 'act.ofFinance');
