import { z } from 'zod';
import { defineEndpoints } from '../define-endpoint.ts';
import { listRow } from '../define-list.ts';
import { sortQuery } from '../fields.ts';
import { vehicleDetail, vehicleRow } from './vehicle-list.schemas.ts';

const number = { error: 'number.invalid' } as const;

export const vehicleListEndpoints = defineEndpoints({
  area: 'vehicles',
  family: 'vehicles',
  access: { anyOf: ['vehicles'] },
})({
  listVehicles: listRow({
    path: '/vehicles',
    summary: ['Veículos da tabela em vigor, com filtros', 'Vehicles of the table in force, filtered'],
    filters: {
      ...sortQuery(['modelYear']),
      /** a part of manufacturer, model or version, or a whole code */
      search: z.string().trim().min(3, { error: 'text.tooShort' }).max(100, { error: 'text.tooLong' }).optional(),
      /** 1 new, 2 used */
      vehicleType: z.enum(['1', '2'], { error: 'value.notAllowed' }).optional(),
      modelYear: z.coerce.number(number).int(number).min(1900, number).max(2199, number).optional(),
    },
    row: vehicleRow,
  }),
  readVehicle: {
    route: 'GET /vehicles/{versionId}',
    summary: ['Preços e opcionais de uma versão', 'Prices and options of a version'],
    params: z.object({ versionId: z.coerce.number(number).int(number).min(1, number).max(2_147_483_647, number) }),
    response: vehicleDetail,
    errors: ['SEC004'],
  },
});
