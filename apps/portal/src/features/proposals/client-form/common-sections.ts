import { countries, homeCountry, sellerTypes } from '@estrada/domain/enumerations/index';
import type { FieldRow, FormSection } from './form-rows.ts';
import type { FormValues } from './form-values.ts';

/** A person's address has no country: it is here. */
const isHere = ({ client }: FormValues) => ['', homeCountry].includes(client.address.countryId);
const isAbroad = (values: FormValues) => !isHere(values);

const addressRows: readonly FieldRow[] = [
  { path: 'client.address.zipCode', kind: 'zip', required: true },
  { path: 'client.address.street', kind: 'text', required: true, isWide: true },
  { path: 'client.address.number', kind: 'text', required: true },
  { path: 'client.address.complement', kind: 'text' },
  { path: 'client.address.neighborhood', kind: 'text', required: true },
  {
    path: 'client.address.stateId',
    kind: 'state',
    required: true,
    isShown: isHere,
    cityAt: 'client.address.cityId',
    cityNameAt: 'client.address.cityName',
  },
  {
    path: 'client.address.cityId',
    kind: 'city',
    required: true,
    isShown: isHere,
    stateAt: 'client.address.stateId',
    nameAt: 'client.address.cityName',
  },
];

/** Where a person lives. */
export const address: FormSection = { id: 'address', fields: addressRows };

/** Where a company is, in any country. */
export const companyAddress: FormSection = {
  id: 'address',
  fields: [
    { path: 'client.address.countryId', kind: 'choice', options: countries, isSearchable: true },
    ...addressRows,
    { path: 'client.address.cityName', kind: 'text', required: true, isShown: isAbroad },
  ],
};

/** How to reach the client. */
export const contact: FormSection = {
  id: 'contact',
  fields: [
    { path: 'client.contact.cellNumber', kind: 'mobile', required: true },
    { path: 'client.contact.phoneNumber', kind: 'phone' },
    { path: 'client.contact.email', kind: 'email', required: true, isWide: true },
  ],
};

/** What tells the vehicle from all others, and when it is fetched. */
export const vehicle: FormSection = {
  id: 'vehicle',
  fields: [
    { path: 'vehicleAdditionalInfo.plate', kind: 'text' },
    { path: 'vehicleAdditionalInfo.chassis', kind: 'text' },
    { path: 'vehicleAdditionalInfo.renavam', kind: 'text' },
    { path: 'vehicleAdditionalInfo.vehiclePickUpDate', kind: 'date' },
  ],
};

/** Who sells the vehicle. */
export const seller: FormSection = {
  id: 'seller',
  fields: [
    { path: 'vehicleAdditionalInfo.sellerType', kind: 'choice', options: sellerTypes, required: true },
    { path: 'vehicleAdditionalInfo.sellerName', kind: 'text', required: true, isWide: true },
    { path: 'vehicleAdditionalInfo.sellerDocument', kind: 'document', required: true },
  ],
};
