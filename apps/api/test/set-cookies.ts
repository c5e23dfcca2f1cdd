/** The `Set-Cookie` line of one cookie of a response; undefined where it sets none of that name. */
export const setCookieOf = (headers: Record<string, unknown>, name: string): string | undefined =>
  [headers['set-cookie']].flat().find((line) => String(line).startsWith(`${name}=`)) as string | undefined;
