import { salesChannels, taxTypes } from '@estrada/domain/enumerations/index';
import { pickText } from '@estrada/domain/errors/index';
import {
  type Combination,
  combinationTexts,
  type ProfileFlag,
  profileFlags,
  profileVehicleTypes,
} from '@estrada/domain/parameters/index';
import { useLanguage } from '@estrada/web/strings/use-language.ts';

/** The names of flags, channels, vehicles and rates in the language of the screen. */
export function useCellStrings() {
  const { language } = useLanguage();
  const optionsOf = <Id extends string>(
    rows: readonly { readonly id: Id; readonly pt: string; readonly en: string }[],
  ) => rows.map((row) => ({ value: row.id, label: pickText(row, language) }));
  const nameIn = <Id extends string>(
    rows: readonly { readonly id: Id; readonly pt: string; readonly en: string }[],
    id: Id,
  ) => pickText(rows.find((row) => row.id === id)!, language);
  return {
    channels: optionsOf(salesChannels),
    vehicleTypes: optionsOf(profileVehicleTypes),
    taxTypes: optionsOf(taxTypes),
    flag: (flag: ProfileFlag) => nameIn(profileFlags, flag),
    channel: (id: Combination['channel']) => nameIn(salesChannels, id),
    vehicleType: (id: Combination['vehicleType']) => nameIn(profileVehicleTypes, id),
    taxType: (id: Combination['taxType']) => nameIn(taxTypes, id),
    combination: (combination: Combination) => pickText(combinationTexts(combination), language),
  };
}
