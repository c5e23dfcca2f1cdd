import { comboDraftForm, vehicleSegmentCodes } from '@estrada/domain/products/index';
import { z } from 'zod';
import { defineEndpoints } from '../define-endpoint.ts';
import { listRow } from '../define-list.ts';
import { personType, recordId, sortQuery, version } from '../fields.ts';
import { formSchema } from '../form-schema.ts';
import { comboOnSale, comboOrder, comboRow, noteTerm } from './combos.schemas.ts';

const params = z.object({ id: recordId });
const choice = { error: 'value.notAllowed' };
const condition = z.enum(['1', '2'], choice);
const rules = ['SET075', 'SET076', 'SET077', 'SET078', 'SET079'] as const;

export const combosEndpoints = {
  ...defineEndpoints({ area: 'products', family: 'insurance', access: { anyOf: ['insurance-admin'] } })({
    listCombos: listRow({
      path: '/insurance/combos',
      summary: ['Lista de combos de seguros, com filtros', 'List of insurance combos, filtered'],
      filters: {
        /** a part of the name */
        search: z.string().trim().min(3, { error: 'text.tooShort' }).max(60, { error: 'text.tooLong' }).optional(),
        personType: personType.optional(),
        vehicleType: condition.optional(),
        status: z.enum(['enabled', 'disabled'], choice).optional(),
        ...sortQuery(['position', 'comboName', 'validUntil']),
      },
      row: comboRow,
    }),
    readCombo: {
      route: 'GET /insurance/combos/{id}',
      summary: ['Ler um combo de seguros', 'Read an insurance combo'],
      params,
      response: comboRow,
      errors: ['SEC004'],
    },
    registerCombo: {
      route: 'POST /insurance/combos',
      summary: ['Começar um combo de seguros, ainda desabilitado', 'Start an insurance combo, still disabled'],
      body: formSchema(comboDraftForm),
      response: comboRow,
      errors: [...rules],
      idempotent: true,
    },
    updateCombo: {
      route: 'PUT /insurance/combos/{id}',
      summary: [
        'Alterar um combo de seguros; um habilitado continua completo',
        'Change an insurance combo; an enabled one stays complete',
      ],
      params,
      body: formSchema(comboDraftForm, { version }),
      response: comboRow,
      errors: ['SEC004', 'SET001', ...rules],
    },
    enableCombo: {
      route: 'PUT /insurance/combos/{id}/enable',
      summary: ['Habilitar um combo completo, no fim da ordem', 'Enable a complete combo, at the end of the order'],
      params,
      body: z.object({ version }),
      response: comboRow,
      errors: ['SEC004', 'SET001', ...rules],
    },
    disableCombo: {
      route: 'PUT /insurance/combos/{id}/disable',
      summary: ['Desabilitar um combo de seguros', 'Disable an insurance combo'],
      params,
      body: z.object({ version }),
      response: comboRow,
      errors: ['SEC004', 'SET001'],
    },
    reorderCombos: {
      route: 'PUT /insurance/combos/positions',
      summary: ['Mudar a ordem dos combos habilitados', 'Change the order of the enabled combos'],
      body: comboOrder,
      response: z.object({ items: z.array(comboRow) }),
      errors: ['SET001'],
    },
    listComboNoteTerms: {
      route: 'GET /insurance/combos/guaranteedNoteTerms',
      summary: [
        'Prazos da tabela em vigor da nota garantida, para os combos',
        'Terms of the guaranteed note’s table in force, for the combos',
      ],
      query: z.object({ personType, vehicleType: condition }),
      response: z.object({ items: z.array(noteTerm) }),
    },
  }),
  ...defineEndpoints({ area: 'products', family: 'simulation', access: { anyOf: ['simulation-products'] } })({
    listCombosOnSale: {
      route: 'GET /simulation/insurances/combos',
      summary: [
        'Combos de seguros oferecidos hoje a uma pessoa e para um veículo, na ordem deles',
        'Insurance combos offered today to a person and for a vehicle, in their order',
      ],
      query: z.object({
        personType,
        /** 1 new, 2 used */
        vehicleTypeId: condition,
        /** combos for this segment, and those for all */
        vehicleSegmentation: z.enum(vehicleSegmentCodes, choice).optional(),
        /** only combos whose products the dealer sells */
        dealerId: recordId.optional(),
      }),
      response: z.object({ items: z.array(comboOnSale) }),
      errors: ['SEC004'],
    },
  }),
};
