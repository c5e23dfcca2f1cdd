import { toggleSaleOption } from '@estrada/domain/simulation/index';
import { rarelyChangesMs, useCall } from '@estrada/web/calls/use-call.ts';
import { useLanguage } from '@estrada/web/strings/use-language.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Button, Checkbox } from '@mantine/core';
import { useState } from 'react';
import { buyersOf } from '../model/sale.ts';
import { useSharedSimulator } from '../simulator-context.ts';
import { strings } from '../strings.ts';
import { MultiSelect } from './later-inputs.tsx';

/** The kinds of buyer of a direct sale, and whether the buyer takes its exemption. */
export function DirectSaleFields() {
  const t = useStrings(strings);
  const { language } = useLanguage();
  const { draft, update, errors, keeps } = useSharedSimulator();
  const { personType } = draft;
  const [isOpen, setOpen] = useState(false);
  const query = useCall(
    'listDirectSales',
    { query: { saleType: 'VD', personType, source: keeps ? 'CHD' : 'OFFER' } },
    { staleTime: rarelyChangesMs, retry: false },
  );
  const types = query.data?.items ?? [];
  const buyers = buyersOf(draft).map(String);
  const exemption = types.find(({ id }) => buyersOf(draft).includes(id))?.iofExemption;
  const label = (text: { labelPt: string; labelEn: string }) => (language === 'en' ? text.labelEn : text.labelPt);
  return (
    <>
      <div>
        <MultiSelect
          label={t('directSaleType')}
          required
          searchable
          openOnFocus={false}
          dropdownOpened={isOpen}
          onDropdownOpen={() => setOpen(true)}
          onDropdownClose={() => setOpen(false)}
          nothingFoundMessage={t('nothingFound')}
          data={types.map((type) => ({ value: String(type.id), label: label(type) }))}
          value={types.length > 0 ? buyers : []}
          error={
            query.isError
              ? t('directSaleType.failed')
              : (errors.of('directSaleTypeId') ?? errors.of('saleOptionTypeIds'))
          }
          onChange={(next) => {
            // one selection is almost always enough: the list should not cover the fields below
            setOpen(false);
            // the list returns the new selection; the rule needs the toggled option
            const pressed = next.find((id) => !buyers.includes(id)) ?? buyers.find((id) => !next.includes(id));
            if (pressed === undefined) return;
            update((now) => ({
              saleOptions: { ...now.saleOptions, [personType]: toggleSaleOption(buyersOf(now), Number(pressed)) },
              takesIofExemption: true,
            }));
          }}
        />
        {query.isError ? (
          <Button variant="subtle" size="compact-sm" mt={4} onClick={() => void query.refetch()}>
            {t('retry')}
          </Button>
        ) : null}
      </div>
      {exemption ? (
        <Checkbox
          className="simulator-check"
          label={t('iofExemption')}
          description={label(exemption)}
          checked={draft.takesIofExemption ?? true}
          onChange={(event) => update({ takesIofExemption: event.currentTarget.checked })}
        />
      ) : null}
    </>
  );
}
