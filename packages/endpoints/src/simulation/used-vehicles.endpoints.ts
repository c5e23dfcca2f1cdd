import { z } from 'zod';
import { defineEndpoints } from '../define-endpoint.ts';
import { recordId } from '../fields.ts';

export const usedVehiclesEndpoints = defineEndpoints({
  area: 'simulation',
  family: 'simulation-api',
  access: { anyOf: ['simulator'] },
})({
  findUsedVehicles: {
    route: 'POST /simulations/dealers/{dealerId}/used-vehicles',
    summary: ['Veículos usados por placa, chassi ou palavras', 'Used vehicles by plate, chassis or words'],
    params: z.object({ dealerId: recordId }),
    // a plate must not stand in an address
    body: z.object({ text: z.string().trim().min(2, { error: 'required' }).max(80, { error: 'text.tooLong' }) }),
    response: z.object({
      kind: z.enum(['plate', 'chassis', 'words']),
      /** what the register has of the plate or chassis; null where it has none, and for words */
      registered: z
        .object({
          description: z.string(),
          manufacturerYear: z.int(),
          modelYear: z.int(),
          colour: z.string().nullable(),
          /** of its code and model year, by the table in force */
          fipe: z.object({ valueCents: z.int(), referenceMonthName: z.string() }).nullable(),
        })
        .nullable(),
      /** of the table in force: the nearest first for a plate or chassis, otherwise the newest */
      items: z.array(
        z.object({
          manufacturerId: z.int(),
          modelId: z.int(),
          versionId: z.int(),
          manufacturerYear: z.int(),
          modelYear: z.int(),
          /** as the simulator names the version: model and version */
          name: z.string(),
          priceCents: z.int(),
        }),
      ),
      /** the first item is the vehicle of the plate or chassis, and no other can be */
      isExact: z.boolean(),
      /** more vehicles have these words */
      hasMore: z.boolean(),
    }),
    errors: ['SEC004', 'ADD004', 'USE029', 'SIS004'],
  },
});
