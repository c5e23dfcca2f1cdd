import { financeTypes, planTitle } from '@estrada/domain/enumerations/index';
import { pickText } from '@estrada/domain/errors/index';
import { farmerTypeId, type OfferForm, offerTypes } from '@estrada/domain/offers/index';
import { useCall } from '@estrada/web/calls/use-call.ts';
import { useLanguage } from '@estrada/web/strings/use-language.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { useFormContext, useWatch } from 'react-hook-form';
import { type Drawn, NumberChoice, SeveralChoice, TextChoice } from './choice-fields.tsx';
import { strings } from './strings.ts';

export function OfferType(field: Drawn) {
  const { language } = useLanguage();
  const { setValue } = useFormContext<OfferForm>();
  const options = Object.entries(offerTypes).map(([value, texts]) => ({ value, label: pickText(texts, language) }));
  return <TextChoice {...field} options={options} onChosen={() => setValue('region', '', { shouldDirty: true })} />;
}

export function Region(field: Drawn) {
  const t = useStrings(strings);
  const offerType = useWatch<OfferForm, 'offerType'>({ name: 'offerType' });
  const list = useCall('listOfferRegions', {});
  return (
    <TextChoice
      {...field}
      options={(list.data?.items ?? []).map(({ id, name }) => ({ value: id, label: name }))}
      hasFailed={list.isError}
      waits={offerType === 'REGI' ? undefined : t('wait.reach')}
    />
  );
}

export function Colours({ name, label }: Drawn) {
  const t = useStrings(strings);
  const value = useWatch<OfferForm, 'colours'>({ name: 'colours' });
  const list = useCall('listColours', { query: { source: 'offer', size: 100 } });
  const chosen = value.split(',');
  // a disabled one remains available to the offer that uses it
  const shown = (list.data?.items ?? []).filter(({ id, enabled }) => enabled || chosen.includes(id));
  const options = shown.map(({ id, colourName }) => ({ value: id, label: colourName }));
  return <SeveralChoice name={name} label={label} options={options} description={t('colours.all')} />;
}

export function Plan(field: Drawn) {
  const { setValue } = useFormContext<OfferForm>();
  const { language } = useLanguage();
  const options = financeTypes.map(({ id }) => ({ value: String(id), label: planTitle(id, language) }));
  const clear = () => {
    for (const name of ['deferralUnit', 'sourceTableCode'] as const) setValue(name, '', { shouldDirty: true });
  };
  return <NumberChoice {...field} options={options} onChosen={clear} />;
}

export function DeferralUnit(field: Drawn) {
  const t = useStrings(strings);
  const plan = useWatch<OfferForm, 'financeTypeId'>({ name: 'financeTypeId' });
  const options = (['3', '6'] as const).map((unit) => ({ value: unit, label: t(`unit.${unit}`) }));
  return <TextChoice {...field} options={options} waits={plan === farmerTypeId ? undefined : t('wait.farmer')} />;
}

export function PriceTable(field: Drawn) {
  const t = useStrings(strings);
  const plan = useWatch<OfferForm, 'financeTypeId'>({ name: 'financeTypeId' });
  const list = useCall('listOfferTables', {});
  const fitting = (list.data?.items ?? []).filter(({ financeTypeId }) => financeTypeId === plan);
  return (
    <TextChoice
      {...field}
      options={fitting.map(({ sourceTableCode: value, description }) => ({
        value,
        label: `${value} · ${description}`,
      }))}
      hasFailed={list.isError}
      waits={plan === null ? t('wait.plan') : undefined}
    />
  );
}
