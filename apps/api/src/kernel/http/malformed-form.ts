import { DomainError } from '@estrada/domain/errors/index';
import type { MessageKey } from '@estrada/domain/validation/index';

/** What the parser of forms reports by a code. A connection that broke off is none of it: that is nobody's form. */
const byCode: Readonly<Record<string, { path: string; key: MessageKey }>> = {
  FST_FILES_LIMIT: { path: '', key: 'form.tooManyParts' },
  FST_FIELDS_LIMIT: { path: '', key: 'form.tooManyParts' },
  FST_PARTS_LIMIT: { path: '', key: 'form.tooManyParts' },
  FST_PROTO_VIOLATION: { path: '', key: 'value.notAllowed' },
  FST_INVALID_JSON_FIELD_ERROR: { path: 'fields', key: 'value.notAllowed' },
};

/** What is wrong with a form, as a refusal that says so; every other failure as it is. */
export function malformedForm(error: unknown): unknown {
  if (error instanceof DomainError || !(error instanceof Error)) return error;
  const { code } = error as NodeJS.ErrnoException;
  if (code) return byCode[code] ? refuse(byCode[code].path, byCode[code].key, error) : error;
  // the parser under it has words only
  // a boundary over 256 characters is a needle that it does not search for
  if (/boundary not found|needle/i.test(error.message)) return refuse('Content-Type', 'form.noBoundary', error);
  if (/multipart|malformed|terminated early|end of form/i.test(error.message)) return refuse('', 'form.broken', error);
  return error;
}

const refuse = (path: string, key: MessageKey, cause: Error) =>
  new DomainError('DOM002', { fields: [{ path, key }], cause });
