import { yearlyTerms } from '@estrada/domain/insurance/index';
import './car-insurance.css';
import { genders, maritalStatuses, relations } from '@estrada/domain/enumerations/index';
import { pickText } from '@estrada/domain/errors/index';
import { formatMoney } from '@estrada/domain/formats/index';
import { type MessageKey, renderMessage } from '@estrada/domain/validation/index';
import type { Endpoints, ResponseOf } from '@estrada/endpoints/index';
import { DateInput, ZipInput } from '@estrada/ui/index';
import type { CallInput } from '@estrada/web/calls/call-types.ts';
import { rarelyChangesMs, useCall } from '@estrada/web/calls/use-call.ts';
import { useLanguage } from '@estrada/web/strings/use-language.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Button, Select, SimpleGrid, Switch, Text, TextInput } from '@mantine/core';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import {
  buyerDrives,
  type CarDraft,
  type CarField,
  type CarProblems,
  carRequestOf,
  checkCar,
  emptyCar,
  type FuelType,
  fuelOf,
  isFipeCode,
  isTaxiSale,
} from '../model/car-draft.ts';
import type { Goods } from '../model/goods-on-sale.ts';
import { closestTerm, quoteSettings } from '../model/insurer-quote.ts';
import { useSharedSimulator } from '../simulator-context.ts';
import { CarOffers } from './car-offers.tsx';
import { strings } from './strings.ts';

type Asked = CallInput<'priceCarInsurance'>;

/** The form of car insurance, and the insurers' answers below it. Enter asks them; nothing is chosen by that. */
export function CarInsurance({ cars }: { cars: readonly Goods[] }) {
  const t = useStrings(strings);
  const { draft, update, dealerId } = useSharedSimulator();
  const terms = [...new Set(cars.flatMap(yearlyTerms))].sort((one, other) => one - other);
  const car = draft.car ?? emptyCar(draft, closestTerm(terms, 12) ?? 12, draft.saved?.isMasked !== true);
  const chosen = draft.products.find(({ code }) => code === 'SEGURO_AUTO') ?? null;
  const [problems, setProblems] = useState<CarProblems>({});
  const [asked, setAsked] = useState<Asked | null>(null);
  const [refusals, setRefusals] = useState(0);
  const area = useRef<HTMLDivElement>(null);
  const answer = useCall('priceCarInsurance', asked, quoteSettings);
  const reference = useReference(car);
  const ofServer = fieldsOf(answer.error?.fields ?? []);
  useEffect(() => {
    if (refusals > 0) area.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals]);
  const hasServerProblem = Object.keys(ofServer).length > 0;
  useEffect(() => {
    if (hasServerProblem) area.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [hasServerProblem]);

  const body = {
    ...(dealerId === null ? { source: 'OFFER' as const } : { dealerId }),
    ...carRequestOf(car, draft, reference),
  };
  const isOutdated = asked !== null && textOf(asked.body) !== textOf(body);
  const change = (part: Partial<CarDraft>) => update({ car: { ...car, ...part } });

  function quote(): void {
    const found = checkCar(car, draft, Temporal.Now.plainDateISO('America/Sao_Paulo'));
    setProblems(found);
    if (Object.keys(found).length > 0) setRefusals((count) => count + 1);
    else if (asked !== null && !isOutdated) void answer.refetch();
    else setAsked({ body: { ...body, ...(chosen?.quoteId ? { idQuote: chosen.quoteId } : {}) } });
  }

  function quoteByEnter(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || event.defaultPrevented || !(event.target instanceof HTMLInputElement)) return;
    // prevents the step's own Enter, which goes to the next step
    event.preventDefault();
    quote();
  }

  return (
    <div className="car">
      {/* biome-ignore lint/a11y/useSemanticElements: a form cannot be inside the step's form */}
      <div ref={area} role="group" aria-label={t('form')} className="car-form" onKeyDown={quoteByEnter}>
        <CarFields car={car} change={change} terms={terms} errorOf={useErrorOf(problems, isOutdated ? {} : ofServer)} />
        {draft.assetType === 2 ? (
          <Text size="sm" role="status">
            {reference.text}
          </Text>
        ) : null}
        <Button variant="light" loading={answer.isFetching || reference.isLoading} onClick={quote}>
          {t(asked ? 'again' : 'quote')}
        </Button>
      </div>
      {asked !== null ? (
        <CarOffers
          insurances={answer.data?.insurances ?? []}
          providers={cars.map(({ provider }) => provider)}
          isAsking={answer.isFetching}
          error={hasServerProblem ? null : answer.error}
          note={isOutdated ? t('outdated') : null}
          termMonths={asked.body.term ?? 12}
          onRetry={() => void answer.refetch()}
        />
      ) : null}
    </div>
  );
}

/** The same request, whatever earlier answer it names. */
const textOf = (body: Asked['body']): string => JSON.stringify({ ...body, idQuote: undefined });

type ErrorOf = (field: CarField) => string | undefined;

/** The message at a field: of the form itself, or of the server. */
function useErrorOf(problems: CarProblems, ofServer: Partial<Record<CarField, string>>): ErrorOf {
  const { language } = useLanguage();
  return (field) => {
    const key: MessageKey | undefined = problems[field];
    return key ? renderMessage(key, language) : ofServer[field];
  };
}

/** The server's refusals by field; the driver is the second person, if there are two. */
function fieldsOf(fields: readonly { path: string; message: string }[]): Partial<Record<CarField, string>> {
  const names: Readonly<Record<string, string>> = { relationalTypeCode: 'relation' };
  return Object.fromEntries(
    fields.flatMap(({ path, message }) => {
      const [area, place, name = ''] = path.split('.');
      if (area === 'vehicle') return place === 'plate' || place === 'vin' ? [['mark', message]] : [];
      if (area !== 'persons') return [];
      return [[`${place === '1' ? 'driver' : 'insured'}.${names[name] ?? name}`, message]];
    }),
  );
}

/** The fields: at most twelve where insured and driver are one person. */
function CarFields({
  car,
  change,
  terms,
  errorOf,
}: {
  car: CarDraft;
  change: (part: Partial<CarDraft>) => void;
  terms: readonly number[];
  errorOf: ErrorOf;
}) {
  const t = useStrings(strings);
  const { language } = useLanguage();
  const { draft } = useSharedSimulator();
  const isPerson = draft.personType === 'PF';
  const uses = useCall('listCarUses', {}, { staleTime: rarelyChangesMs, retry: false }).data?.items ?? [];
  const flag = (field: 'hasYoungDriver' | 'hasOtherDrivers' | 'hasOnStar' | 'isDriver') => (
    <Switch
      label={t(field)}
      checked={car[field]}
      onChange={(event) => change({ [field]: event.currentTarget.checked })}
    />
  );
  return (
    <>
      {isPerson ? <PersonFields who="insured" car={car} change={change} errorOf={errorOf} /> : null}
      <fieldset className="car-part">
        <legend>{t('vehicle')}</legend>
        <SimpleGrid cols={{ base: 1, xs: 2, lg: 4 }} spacing="md" verticalSpacing="sm">
          <TextInput
            label={t('mark')}
            description={draft.assetType === 1 ? t('mark.optional') : undefined}
            required={draft.assetType === 2}
            autoComplete="off"
            autoCapitalize="characters"
            maxLength={20}
            value={car.mark}
            error={errorOf('mark')}
            onChange={(event) => change({ mark: event.currentTarget.value })}
          />
          {draft.assetType === 2 ? (
            <TextInput
              label={t('fipeCode')}
              placeholder="000000-0"
              inputMode="numeric"
              autoComplete="off"
              maxLength={8}
              value={car.fipeCode}
              error={errorOf('fipeCode')}
              onChange={(event) => change({ fipeCode: event.currentTarget.value })}
            />
          ) : null}
          {isTaxiSale(draft) ? (
            <Text size="sm">{t('use.taxi')}</Text>
          ) : (
            <Select
              label={t('use')}
              description={t('use.hint')}
              allowDeselect={false}
              data={uses.map(({ id, name }) => ({ value: String(id), label: name }))}
              value={String(car.use)}
              onChange={(use) => change({ use: Number(use) })}
            />
          )}
          <Select
            label={t('term')}
            allowDeselect={false}
            data={terms.map((months) => ({ value: String(months), label: t('months', { count: months }) }))}
            value={String(car.termMonths)}
            onChange={(months) => change({ termMonths: Number(months) })}
          />
          {flag('hasYoungDriver')}
          {flag('hasOtherDrivers')}
          {flag('hasOnStar')}
          {isPerson ? flag('isDriver') : null}
        </SimpleGrid>
      </fieldset>
      {buyerDrives(car, draft) ? null : <PersonFields who="driver" car={car} change={change} errorOf={errorOf} />}
      {!buyerDrives(car, draft) ? (
        <Select
          label={t('relation')}
          required
          data={relations.map((row) => ({ value: row.id, label: pickText(row, language) }))}
          value={car.driver.relation}
          error={errorOf('driver.relation')}
          onChange={(relation) => change({ driver: { ...car.driver, relation } })}
        />
      ) : null}
    </>
  );
}

/** Birth date, gender, marital status and postal code of a person. */
function PersonFields({
  who,
  car,
  change,
  errorOf,
}: {
  who: 'insured' | 'driver';
  car: CarDraft;
  change: (part: Partial<CarDraft>) => void;
  errorOf: ErrorOf;
}) {
  const t = useStrings(strings);
  const { language } = useLanguage();
  const { draft } = useSharedSimulator();
  const person = car[who];
  const set = (part: Partial<CarDraft['driver']>) => change({ [who]: { ...person, ...part } });
  const isKnown = who === 'insured' && person.birthDate !== '' && person.birthDate === draft.birthDate;
  const of = (rows: readonly { id: string | number; pt: string; en: string }[]) =>
    rows.map((row) => ({ value: String(row.id), label: pickText(row, language) }));
  return (
    <fieldset className="car-part">
      <legend>{t(who)}</legend>
      <SimpleGrid cols={{ base: 1, xs: 2, lg: 4 }} spacing="md" verticalSpacing="sm">
        <DateInput
          label={t('birthDate')}
          description={isKnown ? t('prefilled') : undefined}
          required
          value={person.birthDate}
          error={errorOf(`${who}.birthDate`)}
          onChange={(birthDate) => set({ birthDate })}
        />
        <Select
          label={t('gender')}
          required
          data={of(genders)}
          value={person.gender}
          error={errorOf(`${who}.gender`)}
          onChange={(gender) => set({ gender })}
        />
        <Select
          label={t('maritalStatus')}
          required
          data={of(maritalStatuses)}
          value={person.maritalStatus === null ? null : String(person.maritalStatus)}
          error={errorOf(`${who}.maritalStatus`)}
          onChange={(status) => set({ maritalStatus: status === null ? null : Number(status) })}
        />
        <ZipInput
          label={t('zipCode')}
          required
          value={person.zipCode}
          error={errorOf(`${who}.zipCode`)}
          onChange={(zipCode) => set({ zipCode })}
        />
      </SimpleGrid>
    </fieldset>
  );
}

type Fipe = ResponseOf<Endpoints['readFipeValue']>;

/** The value that the insurers rate: of the FIPE table by its code, or the price of the vehicle. */
function useReference(car: CarDraft): { valueCents: number; fuelType: FuelType; text: string; isLoading: boolean } {
  const t = useStrings(strings);
  const { draft } = useSharedSimulator();
  const { fuelType, letter } = fuelOf(draft.vehicleLabel);
  const vehicleCode = car.fipeCode.trim();
  const isWanted = draft.assetType === 2 && isFipeCode(vehicleCode) && draft.modelYear !== null;
  const queryOf = (fuel: Fipe['fuelType']) => ({
    query: { vehicleCode, fuelType: fuel, modelYear: String(draft.modelYear) },
  });
  const settings = { staleTime: rarelyChangesMs, retry: false };
  const named = useCall('readFipeValue', isWanted ? queryOf(letter) : null, settings);
  // most older cars burn petrol only, which their names do not state
  const petrol = useCall('readFipeValue', isWanted && named.isError && letter === 'F' ? queryOf('G') : null, settings);
  const value = isWanted ? (named.data ?? petrol.data) : undefined;
  const isLoading = named.isLoading || petrol.isLoading;
  const price = draft.vehicleValueCents ?? 0;
  const month = value?.referenceMonthName ?? '';
  const text = isLoading
    ? t('fipe.reading')
    : value
      ? t('fipe.value', { month, value: formatMoney(value.valueCents), model: value.model, year: value.modelYear })
      : t(isWanted ? 'fipe.none' : 'fipe.price', { value: formatMoney(price) });
  return {
    valueCents: value?.valueCents ?? price,
    fuelType: value?.fuelType === 'G' ? 1 : fuelType,
    text,
    isLoading,
  };
}
