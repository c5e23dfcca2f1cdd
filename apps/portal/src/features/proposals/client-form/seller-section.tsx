import type { ProposalDetail } from '@estrada/endpoints/index';
import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { FormSection } from './form-rows.ts';
import type { FormValues } from './form-values.ts';
import { SectionFields } from './section-fields.tsx';

/** The enumeration's id of the dealer as the one who sells. */
const dealerSells = 'D';
const [namePath, documentPath] = ['vehicleAdditionalInfo.sellerName', 'vehicleAdditionalInfo.sellerDocument'] as const;

/** Who sells the vehicle. Where the dealer does, its name and CNPJ are filled in; what was typed is never overwritten. */
export function SellerSection({ section, dealer }: { section: FormSection; dealer: ProposalDetail['dealer'] }) {
  const form = useFormContext<FormValues>();
  const sellerType = useWatch({ control: form.control, name: 'vehicleAdditionalInfo.sellerType' });
  const before = useRef(sellerType);
  useEffect(() => {
    if (before.current === sellerType) return;
    const wasDealer = before.current === dealerSells;
    before.current = sellerType;
    const own = [
      [namePath, dealer.companyName],
      [documentPath, dealer.cnpj],
    ] as const;
    for (const [path, value] of own) {
      const typed = form.getValues(path);
      if (sellerType === dealerSells && typed === '') form.setValue(path, value, { shouldDirty: true });
      // another seller does not go by the dealer's name
      if (wasDealer && typed === value) form.setValue(path, '', { shouldDirty: true });
    }
  }, [sellerType, dealer, form]);
  return <SectionFields fields={section.fields} />;
}
