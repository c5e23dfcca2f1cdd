import { z } from 'zod';

/** How a partner signs its calls, and the secrets that it may sign with. */
export interface CallbackAccess {
  /** empty: every call is rejected; two during a rotation */
  secrets: readonly string[];
  signatureHeader: string;
  timestampHeader: string;
  /** what the signature covers: the bytes of the body, or the timestamp, a dot and the bytes of the body */
  covers: 'body' | 'timestamp.body';
}

const headerName = z.string().regex(/^[a-z][a-z\d-]*$/, 'each header has to be a name in lower case');
const secrets = z.array(z.string().min(32, 'each secret has 32 characters or more')).max(2, 'two secrets at most');
const list = z.string().transform((text) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean),
);

const nameOf = (partner: string) => `${partner.toUpperCase().replaceAll('-', '_')}_CALLBACK` as const;

/**
 * The variables of a partner that calls us, for the table in `config.ts`.
 *
 * @param prefix the partner in capitals: `E_SIGNATURE` for `e-signature`
 * @param who the partner's name on the configuration page
 */
export function callbackVariables<Prefix extends string>(prefix: Prefix, who: string) {
  const variables = {
    SECRETS: {
      schema: list.pipe(secrets).default([]),
      about: `Secret that ${who} signs its calls with, 32 characters or more; two, separated by a comma, while it is changed. Without one its calls are refused`,
      secret: true,
    },
    HEADERS: {
      schema: list.pipe(z.tuple([headerName, headerName])).default(['x-signature', 'x-timestamp']),
      about: `Headers in which ${who} sends signature and time stamp`,
    },
    COVERS: {
      schema: z.enum(['body', 'timestamp.body']).default('timestamp.body'),
      about: `What the signature of ${who} covers: the body alone, or the time stamp, a dot and the body`,
    },
  };
  type Variables = typeof variables;
  const named = Object.entries(variables).map(([name, variable]) => [`${prefix}_CALLBACK_${name}`, variable]);
  return Object.fromEntries(named) as {
    [Name in keyof Variables as `${Prefix}_CALLBACK_${Name & string}`]: Variables[Name];
  };
}

/** @throws Error for a partner without its variables in `config.ts` */
export function callbackAccess(config: object, partner: string): CallbackAccess {
  const values = config as Readonly<Record<string, unknown>>;
  const name = nameOf(partner);
  const headers = values[`${name}_HEADERS`] as [string, string] | undefined;
  if (!headers) throw new Error(`The partner ${partner} calls us, but config.ts has no callbackVariables for it`);
  const [signatureHeader, timestampHeader] = headers;
  return {
    secrets: values[`${name}_SECRETS`] as string[],
    signatureHeader,
    timestampHeader,
    covers: values[`${name}_COVERS`] as CallbackAccess['covers'],
  };
}
