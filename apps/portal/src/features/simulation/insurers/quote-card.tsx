import { formatMoney, preventAmountBreaks } from '@estrada/domain/formats/index';
import { yearlyTerms } from '@estrada/domain/insurance/index';
import { excludedBy, isSameProduct, type SelectedProduct, selectedOf } from '@estrada/domain/simulation/index';
import type { Endpoints, ResponseOf, SimulationItem } from '@estrada/endpoints/index';
import { DateInput } from '@estrada/ui/index';
import type { CallInput } from '@estrada/web/calls/call-types.ts';
import { rarelyChangesMs, useCall } from '@estrada/web/calls/use-call.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Button, Radio, Select, Stack } from '@mantine/core';
import { useRef, useState } from 'react';
import type { Goods } from '../model/goods-on-sale.ts';
import { closestTerm, isAnyLate, isSameRequest, quoteInputOf, quoteSettings } from '../model/insurer-quote.ts';
import {
  Added,
  differenceText,
  OfferParts,
  OutcomeText,
  type SimulatorTexts,
  useAddedText,
  useLostPrice,
} from '../results/insurer-outcome.tsx';
import { useProductName, withoutProducts, withProducts } from '../results/product-choice.ts';
import { useReservedPlace } from '../results/use-reserved-place.ts';
import { useSharedSimulator } from '../simulator-context.ts';
import { strings } from '../strings.ts';

type Priced = ResponseOf<Endpoints['priceVaps']>['insurances'][number];

/** One product of one insurer: asked on request; then its offers, of which none is chosen until the seller chooses. */
export function QuoteCard({ product, item }: { product: Goods; item: SimulationItem }) {
  const t = useStrings(strings);
  const nameOf = useProductName();
  const { draft, update, dealerId } = useSharedSimulator();
  const { code, provider } = product;
  const name = nameOf(code);
  const chosen = draft.products.find((one) => isSameProduct(one, product)) ?? null;
  const [term, setTerm] = useState<number | null>(chosen?.option.termMonths ?? null);
  const [warrantyEnd, setWarrantyEnd] = useState(chosen?.option.startWarrantyDate ?? '');
  const [asked, setAsked] = useState<CallInput<'priceVaps'> | null>(null);
  const vehicle = useVehicleCodes();
  const terms = yearlyTerms(product);
  const termMonths = term ?? closestTerm(terms, item.term);
  const needsWarranty = code === 'PMC_DAY_2';
  const startWarrantyDate = needsWarranty && /^\d{4}-\d{2}-\d{2}$/.test(warrantyEnd) ? warrantyEnd : null;
  const input = quoteInputOf(
    product,
    {
      termMonths,
      startWarrantyDate,
      quoteId: chosen?.quoteId ?? null,
    },
    { draft, item, dealerId, vehicle: vehicle.codes },
  );
  const answer = useCall('priceVaps', asked, quoteSettings);
  const priced = asked === null ? null : (answer.data?.insurances[0] ?? answer.data?.products[0] ?? null);
  const isAsking = asked !== null && answer.isFetching && priced?.status !== 'late';
  const isOutdated = asked !== null && !isSameRequest(asked, input);
  const lost = useLostPrice(product, item);
  const place = useRef<HTMLDivElement>(null);
  const isReserved = useReservedPlace(place, isAsking || (asked !== null && isAnyLate(answer.data)));
  const named = { name, provider };

  function quote(): void {
    if (asked !== null && isSameRequest(asked, input)) void answer.refetch();
    else setAsked(input);
  }

  return (
    <li>
      <div className="insurers-head" data-asked={asked !== null || undefined}>
        <strong>
          {name} <small>{provider}</small>
        </strong>
        {terms.length > 1 ? (
          <Select
            aria-label={t('insurers.termOf', named)}
            className="insurers-term"
            allowDeselect={false}
            data={terms.map((months) => ({ value: String(months), label: t('insurers.months', { count: months }) }))}
            value={String(termMonths)}
            onChange={(months) => setTerm(Number(months))}
          />
        ) : null}
        {needsWarranty ? (
          <DateInput label={t('insurers.warrantyEnd')} value={warrantyEnd} onChange={setWarrantyEnd} />
        ) : null}
        <Button
          variant="light"
          aria-label={t(asked ? 'insurers.againName' : 'insurers.quote', named)}
          loading={isAsking || vehicle.isLoading}
          onClick={quote}
        >
          {t(asked ? 'insurers.again' : 'insurers.quoteShort')}
        </Button>
      </div>
      <div ref={place} className="insurers-answer" data-reserved={isReserved || undefined}>
        <OutcomeText
          outcome={isAsking ? null : priced}
          isAsking={isAsking}
          error={answer.error}
          named={named}
          note={isOutdated ? t('insurers.outdated') : lost}
          onRetry={() => void answer.refetch()}
        />
        {priced?.status === 'quoted' && !isAsking ? (
          <Offers
            product={product}
            priced={priced}
            isOutdated={isOutdated}
            startWarrantyDate={startWarrantyDate}
            item={item}
          />
        ) : chosen ? (
          <Button
            variant="subtle"
            size="compact-sm"
            aria-label={t('insurers.remove', named)}
            onClick={() => update(withoutProducts([product]))}
          >
            {t('insurers.remove', named)}
          </Button>
        ) : null}
        <Added product={product} item={item} />
      </div>
    </li>
  );
}

/** The offers of an answer, and none of them. */
function Offers({
  product,
  priced,
  isOutdated,
  startWarrantyDate,
  item,
}: {
  product: Goods;
  item: SimulationItem;
  priced: Priced;
  isOutdated: boolean;
  startWarrantyDate: string | null;
}) {
  const t = useStrings(strings);
  const nameOf = useProductName();
  const { draft, update, catalogue } = useSharedSimulator();
  const added = useAddedText(item);
  const [isDeclined, setDeclined] = useState(false);
  const { code, provider } = product;
  const chosen = draft.products.find((one) => isSameProduct(one, product)) ?? null;
  const sold = draft.products.flatMap((one) => catalogue.find((other) => isSameProduct(one, other)) ?? []);
  const others = sold.filter((one) => !isSameProduct(one, product));
  const other = excludedBy(product, others);
  const isCurrent = chosen !== null && chosen.quoteId === priced.idQuote;
  const value = isCurrent ? chosen.option.pricingOption : !chosen && isDeclined ? none : null;

  function choose(pricingOption: string): void {
    setDeclined(pricingOption === none);
    const option = priced.options.find((one) => one.pricingOption === pricingOption);
    if (!option) {
      update(withoutProducts([product]));
      return;
    }
    update(withProducts([asSelected(option)]));
  }

  function asSelected({ coverage, pricingOption, term: termMonths }: Priced['options'][number]): SelectedProduct {
    const selected = selectedOf(code, provider);
    const choice = { coverage, pricingOption, termMonths, startWarrantyDate };
    return { ...selected, quoteId: priced.idQuote, option: { ...selected.option, ...choice } };
  }

  return (
    <Radio.Group
      label={t('insurers.offers', { name: nameOf(code), provider })}
      labelProps={{ className: 'insurers-hidden' }}
      value={value}
      onChange={choose}
      description={other ? t('product.excluded', { other: nameOf(other), provider }) : undefined}
    >
      <Stack gap="xs" mt="xs">
        {priced.options.map((option) => (
          <Radio
            key={option.pricingOption}
            value={option.pricingOption}
            disabled={isOutdated || other !== null}
            label={preventAmountBreaks(
              t('insurers.offer', {
                coverage: coverageName(t, option.coverage),
                count: option.term,
                total: formatMoney(option.totalCents),
              }),
            )}
            description={
              <OfferParts
                added={added(asSelected(option), option.totalCents)}
                parts={[
                  ...(option.netCents === null || option.iofCents === null
                    ? []
                    : [t('insurers.parts', { net: formatMoney(option.netCents), iof: formatMoney(option.iofCents) })]),
                  ...differenceText(t, option.differenceCents),
                ]}
              />
            }
          />
        ))}
        <Radio value={none} label={t('insurers.without')} />
      </Stack>
    </Radio.Group>
  );
}

const none = 'none';

const coverageName = (t: SimulatorTexts, coverage: string): string =>
  coverage === 'POWERTRAIN' || coverage === 'COMPLETE' || coverage === 'STANDARD'
    ? t(`insurers.coverage.${coverage}`)
    : coverage;

/** The codes of the vehicle, from the list of the versions of its model. */
function useVehicleCodes() {
  const { draft } = useSharedSimulator();
  const { assetType: vehicleType, modelId, versionId } = draft;
  const list = useCall('listVersions', modelId === null ? null : { query: { vehicleType, modelId } }, {
    staleTime: rarelyChangesMs,
    retry: false,
  });
  return { codes: list.data?.items.find(({ id }) => id === versionId), isLoading: list.isLoading };
}
