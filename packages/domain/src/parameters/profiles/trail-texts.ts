import { type EnumerationRow, findFinanceType, salesChannels, taxTypes } from '../../enumerations/index.ts';
import type { Texts } from '../../errors/texts.ts';
import { type Combination, combinationKey, profileVehicleTypes } from './combinations.ts';
import { type CellChange, countChanges } from './profile-matrix.ts';

/** The trail names at most this many combinations; of more it states the number. */
const namedCombinations = 5;

/**
 * The audited values of a save: for each flag the number of cells switched on and off, and the combinations where they
 * are few.
 */
export function trailOfChanges(changes: readonly CellChange[]): Record<string, string | number | string[]> {
  const touched = [...new Set(changes.map(combinationKey))];
  return {
    ...Object.fromEntries(countChanges(changes).map(({ flag, on, off }) => [flag, `+${on} -${off}`])),
    cells: changes.length,
    ...(touched.length <= namedCombinations ? { combinations: touched } : {}),
  };
}

const nameIn = (rows: readonly EnumerationRow[], id: string | undefined): Texts | undefined =>
  rows.find((row) => row.id === id);

/** The text of a count or of combinations as stored in the trail; undefined for anything else. */
export function textsOfChange(value: string): Texts | undefined {
  const [, on, off] = /^\+(\d+) -(\d+)$/.exec(value) ?? [];
  if (on !== undefined && off !== undefined) {
    const said = (word: { on: string; off: string }) =>
      [on === '0' ? '' : `${on} ${word.on}`, off === '0' ? '' : `${off} ${word.off}`].filter(Boolean).join(', ');
    return { pt: said({ on: 'ativadas', off: 'desativadas' }), en: said({ on: 'turned on', off: 'turned off' }) };
  }
  const named = value.split(', ').map(textsOfKey);
  if (named.some((words) => words === undefined)) return undefined;
  const all = named as Texts[];
  return { pt: all.map(({ pt }) => pt).join('; '), en: all.map(({ en }) => en).join('; ') };
}

function textsOfKey(key: string): Texts | undefined {
  const [channel, vehicleType, taxType, financeTypeId] = key.split('/');
  const plan = findFinanceType(Number(financeTypeId));
  const parts = [
    nameIn(salesChannels, channel),
    nameIn(profileVehicleTypes, vehicleType),
    nameIn(taxTypes, taxType),
    plan && { pt: plan.name, en: plan.name },
  ];
  if (parts.some((part) => part === undefined)) return undefined;
  const all = parts as Texts[];
  return { pt: all.map(({ pt }) => pt).join(' · '), en: all.map(({ en }) => en).join(' · ') };
}

/** The text of a combination in both languages. */
export const combinationTexts = (combination: Combination): Texts => textsOfKey(combinationKey(combination))!;
