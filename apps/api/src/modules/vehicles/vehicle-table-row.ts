/** One line of the vehicle table. */
export interface VehicleTableRow {
  assetType: 1 | 2;
  manufacturer: string;
  model: string;
  version: string;
  code: string;
  optionCode: string;
  fuel: string;
  manufacturerYear: number;
  modelYear: number;
  priceCents: number;
}
