/** A discount rule for every sale: no restriction of its scope. Lists are separated by commas. */
export const everySale = {
  personType: 'ALL',
  financeStructures: '',
  assetTypeIds: '',
  saleType: 'ALL',
  saleOptionTypes: '',
  manufacturers: '',
  models: '',
  versions: '',
  manufacturerYears: '',
  modelYears: '',
  dealerCodes: '',
  regions: '',
} as const;
