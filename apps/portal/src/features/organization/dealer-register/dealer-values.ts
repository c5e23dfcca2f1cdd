import { formatCnpj, formatPhone, formatZip } from '@estrada/domain/formats/index';
import { typedValues } from '@estrada/domain/forms/index';
import { type DealerForm, dealerForm } from '@estrada/domain/organization/index';
import type { DealerDetail } from '@estrada/endpoints/index';

/** The values of a new dealer. */
export const noDealer: DealerForm = typedValues(dealerForm.fields);

/** The form values of a dealer: group and branch by id. */
export const dealerValues = (dealer: DealerDetail): DealerForm =>
  typedValues(dealerForm.fields, { ...dealer, dealerGroup: dealer.dealerGroup.id, region: dealer.region.id });

/** The displayed text of a form value. */
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
