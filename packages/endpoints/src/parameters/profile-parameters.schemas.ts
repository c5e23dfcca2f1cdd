import { salesChannels, taxTypes } from '@estrada/domain/enumerations/index';
import {
  flagDecides,
  isCombination,
  profileFlags,
  profileVehicleTypes,
  simulationProfiles,
} from '@estrada/domain/parameters/index';
import { z } from 'zod';
import { instant } from '../fields.ts';
import { numericProfileOf } from './numeric-profile.ts';

const idsOf = <Row extends { readonly id: string }>(rows: readonly Row[]) =>
  z.enum(rows.map(({ id }) => id) as [Row['id'], ...Row['id'][]], { error: 'value.notAllowed' });

/** A profile with access to simulations, by its name or by its number (1 seller, 2 F&I manager, 3 sales manager). */
export const simulationProfile = z
  .string({ error: 'required' })
  .transform(numericProfileOf)
  .pipe(z.enum(simulationProfiles, { error: 'value.notAllowed' }));

/** Cells of one channel that differ only in their finance type. */
export const cellsOfChannel = {
  vehicleType: idsOf(profileVehicleTypes),
  taxType: idsOf(taxTypes),
  flag: idsOf(profileFlags),
  financeTypeIds: z
    .array(z.number({ error: 'number.invalid' }).int({ error: 'number.invalid' }))
    .min(1)
    .max(50),
};

const cells = { channel: idsOf(salesChannels), ...cellsOfChannel };

/** All enabled cells of one profile. */
export const profileParameters = z.object({
  profile: z.enum(simulationProfiles),
  /** of the whole matrix: every save of any profile increases it */
  version: z.number().int(),
  /** the last user who saved any profile; null before the first save */
  changedByName: z.string().nullable(),
  updatedAt: instant.nullable(),
  items: z.array(z.object(cells)),
  can: z.object({ edit: z.boolean() }),
});

/** The maximum number of cells in one save: more than a whole profile has. */
const maxCells = 5_000;

export const profileParametersChange = z
  .object({
    profile: simulationProfile,
    version: z.number({ error: 'version.required' }).int().min(0),
    changes: z
      .array(z.object({ ...cells, isOn: z.boolean({ error: 'required' }) }))
      .min(1, { error: 'required' })
      .max(maxCells, { error: 'value.notAllowed' }),
  })
  .superRefine(({ profile, changes }, context) => {
    let cellCount = 0;
    for (const [index, { flag, financeTypeIds, ...group }] of changes.entries()) {
      cellCount += financeTypeIds.length;
      const refuse = (field: string) =>
        context.addIssue({ code: 'custom', path: ['changes', index, field], message: 'value.notAllowed' });
      if (!flagDecides(flag, profile)) refuse('flag');
      if (financeTypeIds.some((financeTypeId) => !isCombination({ ...group, financeTypeId }))) refuse('financeTypeIds');
    }
    if (cellCount > maxCells) context.addIssue({ code: 'custom', path: ['changes'], message: 'value.notAllowed' });
  });
