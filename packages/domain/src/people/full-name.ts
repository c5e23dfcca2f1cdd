/**
 * A person's full name: at least two words of two or more letters, no digits or symbols. Shorter words may occur among
 * them ("Ana e Silva"); apostrophe, hyphen and full stop are part of names.
 */
export function isFullName(value: string): boolean {
  const words = value.trim().split(/\s+/);
  if (!words.every((word) => /^[\p{L}\p{M}'’.-]+$/u.test(word))) return false;
  return words.filter((word) => (word.match(/\p{L}/gu)?.length ?? 0) >= 2).length >= 2;
}
