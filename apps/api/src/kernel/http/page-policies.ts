/**
 * The content security policy of every response, and the portal pages that have a wider one. A browser keeps the policy
 * of the document that it loaded: a page of this list has to be entered by loading its address, not by the router
 * alone.
 */
import type { Config } from '../config.ts';

type Directives = Record<string, string[]>;
export type PagePolicy = { useDefaults: false; directives: Directives };

/** Scripts only from our own files; inline styles are allowed, because the component library requires them. */
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

/** The pages that the plans front end renders, with its own scripts and style sheets. */
const plansPages = ['/admin/plans', '/admin/iof', '/admin/vaps', '/upload/plans'];
/** The page that embeds an insurer's own pages, for a signature or a payment. */
const insurersPage = '/contratarSeguro';
/** Where an insurer's payment page returns to, inside the frame that it was shown in. */
const insurersReturn = '/cardifRedirect';

/** Where a signer takes the selfie: it detects faces by WebAssembly and uses the camera. */
const selfiePage = '/capturaselfie';

/** Where a client finds the nearest dealers by the position of the device. */
const customerSimulatorPage = '/csf';

/** The pages that a dealer's site may show in a frame (`embed.js`), where their address names the dealer. */
export const embeddablePages: ReadonlySet<string> = new Set([customerSimulatorPage, '/formweb']);
/** The script for these sites: every site may load it. */
export const embeddingScript = 'embed.js';

/** A policy that lets these sites frame the page; without one it stays as it is, and refuses all. */
export const framedBy = (contentSecurityPolicy: string, origins: readonly string[]): string =>
  origins.length === 0
    ? contentSecurityPolicy
    : contentSecurityPolicy.replace("frame-ancestors 'none'", `frame-ancestors ${origins.join(' ')}`);

/** The device features that a document may use: none, and none for the sites it embeds either. */
export const usualPermissions = 'camera=(), microphone=(), geolocation=()';
/** The pages whose documents may use more. */
export const pagePermissions: ReadonlyMap<string, string> = new Map([
  [selfiePage, 'camera=(self), microphone=(), geolocation=()'],
  [customerSimulatorPage, 'camera=(), microphone=(), geolocation=(self)'],
]);

/** Headers of a personal address: no search engine lists it, and no site learns it as a referrer. */
export const unlistedHeaders = { 'x-robots-tag': 'noindex, nofollow', 'referrer-policy': 'no-referrer' } as const;
/** The portal addresses of that kind: the pages of the links for clients. */
export const unlistedPages: ReadonlySet<string> = new Set([
  '/minhaProposta',
  '/acompanharProposta',
  '/vapsExemption',
  '/capturafoto',
  selfiePage,
]);

/** The portal addresses with their own policy: that of the selfie, and those that embed the configured sites. */
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
