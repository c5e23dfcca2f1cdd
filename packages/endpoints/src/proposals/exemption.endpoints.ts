import { reasonForm } from '@estrada/domain/forms/index';
import { z } from 'zod';
import { defineEndpoints } from '../define-endpoint.ts';
import { listRow } from '../define-list.ts';
import { recordId } from '../fields.ts';
import { formSchema } from '../form-schema.ts';
import { exemptionDetail, exemptionRow } from './exemption.schemas.ts';

const path = '/sale/proposal/{id}/tccExemption';
const params = z.object({ id: recordId });

export const exemptionEndpoints = {
  ...defineEndpoints({ area: 'proposals', family: 'proposal', access: { anyOf: ['proposals-write'] }, params })({
    readTccExemption: {
      route: `GET ${path}`,
      summary: ['Isenção da TCC de uma proposta', 'TCC exemption of a proposal'],
      response: exemptionDetail,
      errors: ['SEC004'],
    },
    /** Requests the exemption from the registration fee from the dealer's TCC managers. */
    requestTccExemption: {
      route: `POST ${path}`,
      summary: ['Solicitar a isenção da TCC', 'Request the TCC exemption'],
      body: formSchema(reasonForm),
      response: exemptionDetail,
      errors: ['SEC004', 'PRS002', 'PRS006', 'SP-018', 'DOM002'],
      idempotent: true,
    },
    /** Cancels a request; only its requester may. */
    cancelTccExemption: {
      route: `PUT ${path}/cancel`,
      summary: ['Cancelar o pedido de isenção da TCC', 'Cancel the request for a TCC exemption'],
      response: exemptionDetail,
      errors: ['SEC004', 'SP-020'],
    },
  }),
  ...defineEndpoints({ area: 'proposals', family: 'proposal', access: { anyOf: ['tcc-exemptions'] } })({
    approveTccExemption: {
      route: `PUT ${path}/approve`,
      summary: ['Aprovar a isenção da TCC', 'Approve the TCC exemption'],
      params,
      response: exemptionRow,
      errors: ['SEC004', 'PRS002', 'PRS006', 'SP-019'],
    },
    refuseTccExemption: {
      route: `PUT ${path}/refuse`,
      summary: ['Recusar a isenção da TCC, com o motivo', 'Refuse the TCC exemption, with the reason'],
      params,
      body: formSchema(reasonForm),
      response: exemptionRow,
      errors: ['SEC004', 'SP-019', 'DOM002'],
    },
    /**
     * The requests that wait for the caller as a TCC manager, oldest first; with `state=all` every request of their
     * dealers, newest first.
     */
    listTccExemptions: listRow({
      path: '/proposes/tccExemptions',
      summary: [
        'Pedidos de isenção da TCC das concessionárias de que sou gestor de TCC',
        'Requests for TCC exemptions of the dealers for which I am the TCC manager',
      ],
      filters: {
        state: z.enum(['waiting', 'all'], { error: 'value.notAllowed' }).optional().meta({ default: 'waiting' }),
      },
      row: exemptionRow,
    }),
  }),
};
