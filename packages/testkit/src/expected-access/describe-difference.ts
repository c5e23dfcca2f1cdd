/**
 * Where a call or an address is open to others than it should be, in one line; null where it is not.
 *
 * @param subject the call or the address
 * @param expected the roles (or the one word) that the transcription has
 * @param got those that the product lets in
 */
export function describeDifference(
  subject: string,
  expected: readonly string[],
  got: readonly string[],
): string | null {
  const [should, does] = [expected, got].map((names) => names.toSorted().join(',') || 'nobody');
  return should === does ? null : `${subject}: expected ${should}; got ${does}`;
}
