import { rowsOf } from '../../forms/declare.ts';
import type { NamesIn } from '../../forms/rows.ts';
import type { Row } from '../../forms/ui.ts';
import type { CompanyForm, IndividualForm } from './client.ts';
import { company } from './company.ts';
import { individual } from './individual.ts';
import { type VehicleInfo, vehicleInfo } from './vehicle-info.ts';

/** The fields of a proposal's registration, by the kind of its client; the paths are those of the update call. */
export const registrationRows: Readonly<Record<'PF' | 'PJ', readonly Row[]>> = {
  PF: rowsOf({ shape: { client: individual, vehicleAdditionalInfo: vehicleInfo } }),
  PJ: rowsOf({ shape: { client: company, vehicleAdditionalInfo: vehicleInfo } }),
};

/** The own names of all fields of a registration. */
export type RegistrationName = NamesIn<{
  client: IndividualForm | CompanyForm;
  vehicleAdditionalInfo: VehicleInfo;
}>;
