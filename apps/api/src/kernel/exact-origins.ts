import { z } from 'zod';

const label = '[a-z0-9]([a-z0-9-]*[a-z0-9])?';
/** Scheme, host and port only; no character that has a meaning in a policy header (`*`, `;`, `'`, a blank). */
const originShape = new RegExp(`^(https://${label}(\\.${label})*|http://(localhost|127\\.0\\.0\\.1))(:\\d{1,5})?$`);

/** Whether a text is exactly one origin, written as a browser writes it. */
const isExactOrigin = (text: string) => originShape.test(text) && URL.canParse(text) && new URL(text).origin === text;

export const exactOriginRule =
  'an exact origin such as https://site.example (http for localhost only), without wildcard, path or final slash';

export const exactOriginRulePt =
  'uma origem exata como https://site.example (http só para localhost), sem curinga, caminho ou barra final';

/**
 * One site that may frame a page. It goes into a policy header verbatim, so it is an exact origin: `https` (or `http`
 * for this machine), a host in lower case, a port where it is not the default.
 */
export const exactOrigin = z.string().refine(isExactOrigin, `has to be ${exactOriginRule}`);

/** A list of such sites, separated by commas, without duplicates. */
export const exactOrigins = z
  .string()
  .default('')
  .transform((list) => [
    ...new Set(
      list
        .split(',')
        .map((origin) => origin.trim())
        .filter(Boolean),
    ),
  ])
  .refine((origins) => origins.every(isExactOrigin), `each entry has to be ${exactOriginRule}`);
