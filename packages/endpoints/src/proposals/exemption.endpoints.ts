import { reasonForm } from '@estrada/domain/forms/index';
import { z } from 'zod';
import { defineEndpoint } from '../define-endpoint.ts';
import { defineList } from '../define-list.ts';
import { recordId } from '../fields.ts';
import { formSchema } from '../form-schema.ts';
import { exemptionDetail, exemptionRow } from './exemption.schemas.ts';

const path = '/sale/proposal/{id}/tccExemption';
const params = z.object({ id: recordId });
const shared = { area: 'proposals', family: 'proposal' } as const;
const requestCall = { ...shared, access: { anyOf: ['proposals-write'] }, params } as const;
const decided = { ...shared, access: { anyOf: ['tcc-exemptions'] }, params } as const;

export const readTccExemption = defineEndpoint({
  ...requestCall,
  name: 'readTccExemption',
  method: 'GET',
  path,
  summary: { pt: 'Isenção da TCC de uma proposta', en: 'TCC exemption of a proposal' },
  response: exemptionDetail,
  errors: ['SEC004'],
});

/** Asks the TCC managers of the dealer to let the client off the registration fee. */
export const requestTccExemption = defineEndpoint({
  ...requestCall,
  name: 'requestTccExemption',
  method: 'POST',
  path,
  summary: { pt: 'Pedir a isenção da TCC', en: 'Ask for the TCC exemption' },
  body: formSchema(reasonForm),
  response: exemptionDetail,
  errors: ['SEC004', 'PRS002', 'PRS006', 'SP-018', 'DOM002'],
  idempotent: true,
});

/** Takes a request back; who asked may. */
export const cancelTccExemption = defineEndpoint({
  ...requestCall,
  name: 'cancelTccExemption',
  method: 'PUT',
  path: `${path}/cancel`,
  summary: { pt: 'Cancelar o pedido de isenção da TCC', en: 'Cancel the request for a TCC exemption' },
  response: exemptionDetail,
  errors: ['SEC004', 'SP-020'],
});

/** The requests that wait for the caller as a TCC manager, the oldest first; with `state=all` every one of his dealers, the newest first. */
export const listTccExemptions = defineList({
  ...shared,
  name: 'listTccExemptions',
  path: '/proposes/tccExemptions',
  summary: {
    pt: 'Pedidos de isenção da TCC das concessionárias de que sou gestor',
    en: 'Requests for TCC exemptions of the dealers that I manage',
  },
  access: { anyOf: ['tcc-exemptions'] },
  filters: { state: z.enum(['waiting', 'all'], { error: 'value.notAllowed' }).optional().meta({ default: 'waiting' }) },
  row: exemptionRow,
});

export const approveTccExemption = defineEndpoint({
  ...decided,
  name: 'approveTccExemption',
  method: 'PUT',
  path: `${path}/approve`,
  summary: { pt: 'Aprovar a isenção da TCC', en: 'Approve the TCC exemption' },
  response: exemptionRow,
  errors: ['SEC004', 'PRS002', 'PRS006', 'SP-019'],
});

export const refuseTccExemption = defineEndpoint({
  ...decided,
  name: 'refuseTccExemption',
  method: 'PUT',
  path: `${path}/refuse`,
  summary: { pt: 'Recusar a isenção da TCC, com o motivo', en: 'Refuse the TCC exemption, with the reason' },
  body: formSchema(reasonForm),
  response: exemptionRow,
  errors: ['SEC004', 'SP-019', 'DOM002'],
});
