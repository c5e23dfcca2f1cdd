import { formatCnpj, formatPhone, formatZip } from '@estrada/domain/formats/index';
import type { DealerForm } from '@estrada/domain/organization/index';
import type { DealerDetail } from '@estrada/endpoints/index';
import type { FormRecord } from '@estrada/web/records/form/use-record-form.ts';

/** A dealer that is not there yet. */
export const noDealer: FormRecord<DealerForm> = {
  version: 0,
  values: {
    companyName: '',
    tradingName: '',
    document: '',
    dealerGroup: '',
    region: '',
    GMFcode: '',
    baccode: '',
    phone: '',
    zipCode: '',
    street: '',
    number: '',
    complement: '',
    neighbourhood: '',
    city: '',
    state: '',
  },
};

/** A dealer as the form holds it. */
export function toFormRecord(dealer: DealerDetail): FormRecord<DealerForm> {
  return {
    version: dealer.version,
    values: {
      companyName: dealer.companyName,
      tradingName: dealer.tradingName,
      document: dealer.document,
      dealerGroup: dealer.dealerGroup.id,
      region: dealer.region.id,
      GMFcode: dealer.GMFcode,
      baccode: dealer.baccode,
      phone: dealer.phone ?? '',
      zipCode: dealer.zipCode,
      street: dealer.street,
      number: dealer.number,
      complement: dealer.complement ?? '',
      neighbourhood: dealer.neighbourhood,
      city: dealer.city,
      state: dealer.state,
    },
  };
}

/** A value of the form as people read it. */
export function showDealerValue(
  name: keyof DealerForm,
  value: string,
  choices: { groups: readonly Choice[]; regions: readonly Choice[]; state: string },
): string {
  const labelIn = (options: readonly Choice[]) => options.find((option) => option.value === value)?.label ?? value;
  switch (name) {
    case 'document':
      return formatCnpj(value);
    case 'phone':
      return formatPhone(value);
    case 'zipCode':
      return formatZip(value);
    case 'dealerGroup':
      return labelIn(choices.groups);
    case 'region':
      return labelIn(choices.regions);
    case 'city':
      return [value, choices.state].filter(Boolean).join('/');
    default:
      return value;
  }
}

type Choice = { value: string; label: string };
