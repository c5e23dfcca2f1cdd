/**
 * The content security policy of every answer, and the portal pages that have a wider one. A browser keeps the policy of the
 * document that it loaded: a page of this list has to be entered by loading its address, not by the router alone.
 */
import type { Config } from '../config.ts';

type Directives = Record<string, string[]>;
export type PagePolicy = { useDefaults: false; directives: Directives };

/** Scripts only from our own files; styles inline too, because the component library sets them so. */
const directives = {
  defaultSrc: ["'self'"],
  scriptSrc: ["'self'"],
  styleSrc: ["'self'", "'unsafe-inline'"],
  imgSrc: ["'self'", 'data:', 'blob:'],
  fontSrc: ["'self'"],
  connectSrc: ["'self'"],
  frameSrc: ["'self'", 'blob:'],
  objectSrc: ["'none'"],
  baseUri: ["'none'"],
  formAction: ["'self'"],
  frameAncestors: ["'none'"],
} satisfies Directives;

const policy = (changes: Directives = {}): PagePolicy => ({
  useDefaults: false,
  directives: { ...directives, ...changes },
});

/** The policy of every address that is not listed in `pagePolicies`. */
export const usualPolicy = policy();

/** The pages that the plans front end draws, by scripts and style sheets of its own. */
const plansPages = ['/admin/plans', '/admin/iof', '/admin/vaps', '/upload/plans'];
/** The page that shows an insurer's own pages, of a signature or a payment. */
const insurersPage = '/contratarSeguro';
/** Where an insurer's payment page returns to, inside the frame that it was shown in. */
const insurersReturn = '/cardifRedirect';

/** Where a signer takes the selfie: it looks for faces by WebAssembly, and asks for the camera. */
const selfiePage = '/capturaselfie';

/** What a document may ask the device for: nothing, and nobody that it shows either. */
export const usualPermissions = 'camera=(), microphone=(), geolocation=()';
/** The pages whose documents may ask for more. */
export const pagePermissions: ReadonlyMap<string, string> = new Map([
  [selfiePage, 'camera=(self), microphone=(), geolocation=()'],
]);

/** What an address answers that is only for who was given it: no search engine lists it, nobody learns where a click came from. */
export const unlistedHeaders = { 'x-robots-tag': 'noindex, nofollow', 'referrer-policy': 'no-referrer' } as const;
/** The portal addresses of that kind: the pages of the links for clients. */
export const unlistedPages: ReadonlySet<string> = new Set([
  '/minhaProposta',
  '/acompanharProposta',
  '/vapsExemption',
  '/capturafoto',
  selfiePage,
]);

/** The portal addresses with a policy of their own: that of the selfie, and those that let in the sites that are configured. */
export function pagePolicies(
  config: Pick<Config, 'PLANS_ORIGIN' | 'INSURER_FRAME_ORIGINS'>,
): ReadonlyMap<string, PagePolicy> {
  const { PLANS_ORIGIN: plans, INSURER_FRAME_ORIGINS: insurers } = config;
  const policies = new Map<string, PagePolicy>([
    [selfiePage, policy({ scriptSrc: [...directives.scriptSrc, "'wasm-unsafe-eval'"] })],
  ]);
  if (plans !== undefined) {
    const own = policy({
      scriptSrc: [...directives.scriptSrc, plans],
      styleSrc: [...directives.styleSrc, plans],
    });
    for (const path of plansPages) policies.set(path, own);
  }
  if (insurers.length > 0) {
    policies.set(insurersPage, policy({ frameSrc: [...directives.frameSrc, ...insurers] }));
    policies.set(insurersReturn, policy({ frameAncestors: ["'self'", ...insurers] }));
  }
  return policies;
}
