/**
 * Describes in one line how the access to a call or an address differs from the expected one; null where it does not.
 *
 * @param subject the call or the address
 * @param expected the roles (or the one word) of the transcription
 * @param got those that the product allows
 */
export function describeDifference(
  subject: string,
  expected: readonly string[],
  got: readonly string[],
): string | null {
  const [should, does] = [expected, got].map((names) => names.toSorted().join(',') || 'nobody');
  return should === does ? null : `${subject}: expected ${should}; got ${does}`;
}
