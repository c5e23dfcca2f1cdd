import { z } from 'zod';
import { definePartner } from './define-partner.ts';
import { fallBackTo } from './partner-error.ts';

const registered = { registration: z.string().regex(/^[\w-]{1,40}$/), registeredOn: z.iso.date() };
const lien = z.discriminatedUnion('status', [
  z.object({ status: z.literal('REGISTERED'), ...registered }),
  z.object({ status: z.literal('RELEASED'), ...registered, releasedOn: z.iso.date() }),
]);
export type RegisteredLien = z.output<typeof lien>;

export interface LienRequest {
  /** the same id never registers twice */
  requestId: string;
  contractNumber: string;
  chassis: string;
  /** CPF or CNPJ of the debtor, without mask */
  debtorDocument: string;
  debtorName: string;
  /** of the contract */
  issuedOn: string;
  financedCents: number;
  termMonths: number;
}

/** The port: the registry that notes on a vehicle whom it secures (gravame), and takes the note back. */
export interface LienRegistry {
  /** Binding: after a failure it is unknown whether it was registered, until `find` returns it. @throws PartnerError */
  register(request: LienRequest): Promise<RegisteredLien>;
  /** The result of a request; null: it never arrived. @throws PartnerError */
  find(requestId: string): Promise<RegisteredLien | null>;
  /** Binding, as `register`. @throws PartnerError */
  release(registration: string, request: { requestId: string }): Promise<RegisteredLien>;
}

export const lienRegistry = definePartner({
  name: 'lien-registry',
  url: 'LIEN_REGISTRY_URL',
  token: 'LIEN_REGISTRY_TOKEN',
  open: (ask): LienRegistry => ({
    register: (body) => ask({ method: 'POST', path: '/liens', body, answer: lien, isBinding: true }),
    find: (requestId) =>
      ask({ method: 'GET', path: `/requests/${encodeURIComponent(requestId)}`, answer: lien }).catch(
        fallBackTo(null, 'not-found'),
      ),
    release: (registration, body) =>
      ask({
        method: 'POST',
        path: `/liens/${encodeURIComponent(registration)}/release`,
        body,
        answer: lien,
        isBinding: true,
      }),
  }),
});
