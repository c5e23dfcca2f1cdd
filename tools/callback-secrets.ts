import { randomBytes } from 'node:crypto';

/** The partners that call us, as their variables begin. */
const callingPartners = ['CERTISIGN', 'MESSAGING', 'LIBERTY', 'CARDIF', 'ASSURANT', 'METLIFE'] as const;

/**
 * The secret that the sandbox signs its calls with, new at each start, as the variables of both sides. A partner that has an
 * address or a secret of its own keeps it.
 */
export function callbackSecrets(): { sandbox: Record<string, string>; api: Record<string, string> } {
  const played = callingPartners.filter(
    (name) => !process.env[`${name}_URL`] && !process.env[`${name}_CALLBACK_SECRETS`],
  );
  if (played.length === 0) return { sandbox: {}, api: {} };
  const secret = randomBytes(32).toString('hex');
  return {
    sandbox: { SANDBOX_CALLBACK_SECRET: secret },
    api: Object.fromEntries(played.map((name) => [`${name}_CALLBACK_SECRETS`, secret])),
  };
}
