import { DomainError } from '../errors/domain-error.ts';

/** Longest message of a notice or an e-mail, in visible characters. */
const messageMaxLength = 4_000;

/**
 * The message of a notice in its stored form, trimmed.
 *
 * @throws DomainError SET083 for an empty one · SET082 for one of more than 4,000 characters
 */
export function noticeMessage(typed: string): string {
  const message = typed.trim();
  if (message === '') throw new DomainError('SET083');
  if ([...message].length > messageMaxLength) throw new DomainError('SET082');
  return message;
}
