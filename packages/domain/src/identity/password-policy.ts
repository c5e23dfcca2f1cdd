import type { MessageKey } from '../validation/messages.ts';

/** Minimum length of every new password, in characters. */
const passwordMinLength = 15;

const rules: readonly { key: MessageKey; passes: (password: string) => boolean }[] = [
  // Counted in visible characters, not in UTF-16 units.
  { key: 'password.tooShort', passes: (password) => [...password].length >= passwordMinLength },
  { key: 'password.whitespace', passes: (password) => !/\s/u.test(password) },
  { key: 'password.digit', passes: (password) => /\d/.test(password) },
  { key: 'password.upper', passes: (password) => /\p{Lu}/u.test(password) },
  { key: 'password.lower', passes: (password) => /\p{Ll}/u.test(password) },
  { key: 'password.special', passes: (password) => /[^\p{L}\p{M}\p{N}\s]/u.test(password) },
];

/** Every rule of the policy, in display order. */
export const passwordRules: readonly MessageKey[] = rules.map((rule) => rule.key);

/**
 * The rules of the password policy that a password fails, in the order in which they are shown; empty when it complies.
 * An empty password is only `password.required`.
 */
export function failedPasswordRules(password: string): MessageKey[] {
  if (password === '') return ['password.required'];
  return rules.filter((rule) => !rule.passes(password)).map((rule) => rule.key);
}
