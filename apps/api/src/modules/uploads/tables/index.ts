import type { TableName } from '@estrada/endpoints/uploads/upload-names';
import { tableOfDealer, type UploadTable } from '../upload-table.ts';
import { certifications } from './certifications.ts';
import { consortiumLeads } from './consortium-leads.ts';
import { dealerChannels } from './dealer-channels.ts';
import { dealerStock } from './dealer-stock.ts';
import { dgiUsers } from './dgi-users.ts';
import { insuranceLife, protectedInstalment } from './insurance/age-shares.ts';
import { insuranceAuto } from './insurance/auto-commissions.ts';
import { chevroletPlus } from './insurance/chevrolet-plus.ts';
import { comboPrices } from './insurance/combo-prices.ts';
import { fipe } from './insurance/fipe.ts';
import { guaranteedNote } from './insurance/guaranteed-note.ts';
import { insurerStatements } from './insurance/insurer-statements.ts';
import { insurancePmc } from './insurance/mechanical-protection.ts';
import { plans } from './plans/plans.ts';
import { productPrices } from './product-prices.ts';
import { tccManagers } from './tcc-managers.ts';
import { tiers } from './tiers.ts';
import { vehicleOptions } from './vehicle-options.ts';
import { vehicles } from './vehicles.ts';

/** Every table that can be uploaded; its calls are named in `uploadNames`. */
export const uploadTables = {
  Vehicles: vehicles,
  VehicleOptions: vehicleOptions,
  Tiers: tiers,
  Plans: plans,
  ProductPrices: productPrices,
  Fipe: fipe,
  InsuranceLife: insuranceLife,
  ProtectedInstalment: protectedInstalment,
  GuaranteedNote: guaranteedNote,
  InsurancePmc: insurancePmc,
  ChevroletPlus: chevroletPlus,
  InsuranceAuto: insuranceAuto,
  ComboPrices: comboPrices,
  InsurerStatements: insurerStatements,
  DealerChannels: dealerChannels,
  DealerStock: dealerStock,
  Certifications: certifications,
  ConsortiumLeads: consortiumLeads,
  DgiUsers: dgiUsers,
  TccManagers: tccManagers,
} as const satisfies Record<TableName, UploadTable>;

/** The table of an upload; undefined for a kind that is no longer uploaded. */
export function tableOfUpload({ kind, dealerId }: { kind: string; dealerId: string | null }): UploadTable | undefined {
  const table = Object.values<UploadTable>(uploadTables).find((one) => one.kind === kind);
  return table && dealerId !== null ? tableOfDealer(table, dealerId) : table;
}

/** The table of a kind of `tables_in_force`, which names the dealer where each has its own. */
export function tableInForceOf(stored: string): UploadTable | undefined {
  const [kind = '', dealerId = null] = stored.split(':');
  return tableOfUpload({ kind, dealerId });
}
