import type { MessageKey } from '../validation/messages.ts';
import type { ErrorCode } from './catalogue.ts';

/**
 * One refused input: `path` is dotted as in the request body (`client.document`), `key` names the text to show there and
 * `params` fills its placeholders.
 */
export type FieldProblem = { path: string; key: MessageKey; params?: Readonly<Record<string, string | number>> };

/**
 * A refusal that the business rules foresee. It carries a code of the catalogue; status and texts come from there.
 *
 * @param code code of the catalogue
 * @param options.fields the inputs that caused it, so that a form can show it where it belongs
 * @param options.params values for the placeholders of the text, e.g. `{ name: 'Ana' }` for "{name}"
 */
export class DomainError extends Error {
  readonly code: ErrorCode;
  readonly fields: readonly FieldProblem[];
  readonly params: Readonly<Record<string, string | number>>;

  constructor(
    code: ErrorCode,
    options: { fields?: readonly FieldProblem[]; params?: Record<string, string | number>; cause?: unknown } = {},
  ) {
    super(code, { cause: options.cause });
    this.name = 'DomainError';
    this.code = code;
    this.fields = options.fields ?? [];
    this.params = options.params ?? {};
  }
}
