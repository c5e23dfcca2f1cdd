import { dgiClientForm } from '@estrada/domain/organization/index';
import { z } from 'zod';
import { defineEndpoints } from '../define-endpoint.ts';
import { listRow } from '../define-list.ts';
import { instant, recordId } from '../fields.ts';
import { formSchema } from '../form-schema.ts';

const channelAccess = z.literal('DGI', { error: 'value.notAllowed' });

export const dgiClient = z.object({
  id: recordId,
  /** masked: a list names people without their documents */
  document: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  createdAt: instant,
});

export const dgiEndpoints = defineEndpoints({
  area: 'organization',
  family: 'application',
  access: { anyOf: ['dgi'] },
})({
  listClientNames: listRow({
    path: '/clients/names',
    summary: ['Clientes de um canal, pelo nome', 'Clients of a channel, by name'],
    filters: {
      channelAccess,
      /** a part of the name; at least three characters */
      name: z.string().trim().min(3, { error: 'text.tooShort' }).max(100, { error: 'text.tooLong' }).optional(),
    },
    row: dgiClient,
  }),
  registerClient: {
    route: 'POST /clients',
    summary: ['Cadastrar um cliente de um canal', 'Register a client of a channel'],
    query: z.object({ channelAccess }),
    body: formSchema(dgiClientForm),
    response: dgiClient,
    errors: ['SET005'],
    idempotent: true,
  },
});
