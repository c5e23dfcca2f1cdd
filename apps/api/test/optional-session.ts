/** The guarantees of every call that accepts the API key and, where tokens are sent, a session. */
type UserType = 'gmf' | 'dealer' | 'public';
type Send = (
  userType: UserType,
  headers: Record<string, string>,
) => Promise<{ statusCode: number; json(): { code?: string } }>;

/**
 * The violated guarantees of a call, each in a few words; empty without any.
 *
 * @param known.tokens of a dealer's user
 */
export async function brokenPromises(
  send: Send,
  known: { apiKey: string; tokens: Record<string, string> },
): Promise<string[]> {
  const key = { 'x-api-key': known.apiKey };
  const invented = { idToken: 'eyJhbGciOiJub25lIn0.e30.' };
  const refused: readonly [string, UserType, Record<string, string>, string][] = [
    ['a stranger without a key', 'public', {}, '401 SEC004'],
    ['a stranger with an invented key', 'public', { 'x-api-key': 'invented' }, '401 SEC004'],
    ['a session without a key', 'dealer', known.tokens, '401 SEC004'],
    ['a stranger under a user type', 'dealer', key, '401 USE003'],
    ['an invented token under public', 'public', { ...key, ...invented }, '401 USE003'],
    ['an invented token under a user type', 'dealer', { ...key, ...invented }, '401 USE003'],
    ['a permission token alone', 'public', { ...key, permissionToken: 'invented' }, '401 USE003'],
    ['a session under the other user type', 'gmf', { ...key, ...known.tokens }, '403 SEC004'],
    ['a session under public', 'public', { ...key, ...known.tokens }, '403 SEC004'],
  ];
  const broken: string[] = [];
  for (const [what, userType, headers, expected] of refused) {
    const answer = await send(userType, headers);
    const given = `${answer.statusCode} ${answer.json().code}`;
    if (given !== expected) broken.push(`${what}: ${given}`);
  }
  for (const [what, userType, headers] of [
    ['a stranger with the key', 'public', key],
    ['a session with the key', 'dealer', { ...key, ...known.tokens }],
  ] as const) {
    const { statusCode } = await send(userType, headers);
    if ([401, 403].includes(statusCode) || statusCode >= 500) broken.push(`${what}: ${statusCode}`);
  }
  return broken;
}
