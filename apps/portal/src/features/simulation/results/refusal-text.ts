import { type ErrorCode, type Language, renderError, type TextParams } from '@estrada/domain/errors/index';
import { type MessageKey, renderMessage } from '@estrada/domain/validation/index';

/** Why something is unavailable, as the server returns it. */
export type Refusal = { code: string; key: string | null; params: TextParams };

/** The message of the field that causes it, otherwise that of the code. */
export const refusalText = ({ code, key, params }: Refusal, language: Language): string =>
  key === null ? renderError(code as ErrorCode, language, params) : renderMessage(key as MessageKey, language, params);
