import { z } from 'zod';
import { definePartner } from './define-partner.ts';
import { fallBackTo } from './partner-error.ts';

const year = z.number().int().min(1950).max(2100);
const answer = z.object({
  fipeCode: z
    .string()
    .regex(/^\d{6}-\d$/)
    .nullable()
    .catch(null),
  /** as the register has it: manufacturer, model and version in one text */
  description: z.string().trim().min(1).max(120),
  manufacturerYear: year,
  modelYear: year,
  colour: z.string().trim().max(40).nullish(),
});
export type RegisteredVehicle = z.output<typeof answer>;

/** The port: the national register of vehicles. It says nothing of owners. */
export interface VehicleRegistry {
  /**
   * @param request.mark a plate or chassis in capitals, without spaces and hyphens
   * @returns null where none is registered
   * @throws PartnerError
   */
  find(request: { requestId: string; mark: string }): Promise<RegisteredVehicle | null>;
}

export const vehicleRegistry = definePartner({
  name: 'vehicle-registry',
  url: 'VEHICLE_REGISTRY_URL',
  token: 'VEHICLE_REGISTRY_TOKEN',
  // a seller waits, and can choose the vehicle without an answer
  timeoutMs: 4_000,
  open: (ask): VehicleRegistry => ({
    // in the body: an address would be logged on the way
    find: (body) => ask({ method: 'POST', path: '/vehicles', body, answer }).catch(fallBackTo(null, 'not-found')),
  }),
});
