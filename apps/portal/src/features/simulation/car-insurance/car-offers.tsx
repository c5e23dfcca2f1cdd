import { formatMoney, formatPercent, preventAmountBreaks } from '@estrada/domain/formats/index';
import { excludedBy, isSameProduct, type SelectedProduct, selectedOf } from '@estrada/domain/simulation/index';
import type { Endpoints, ResponseOf, SimulationItem } from '@estrada/endpoints/index';
import type { ApiError } from '@estrada/web/calls/api-error.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Badge, Button, Group, Radio, Text } from '@mantine/core';
import { type CSSProperties, useRef, useState } from 'react';
import { isAnyLate } from '../model/insurer-quote.ts';
import { differenceText, OfferParts, OutcomeText, useAddedText } from '../results/insurer-outcome.tsx';
import { useProductName, withoutProducts, withProducts } from '../results/product-choice.ts';
import { useReservedPlace } from '../results/use-reserved-place.ts';
import { useSharedSimulator } from '../simulator-context.ts';
import { strings as shared } from '../strings.ts';
import { strings } from './strings.ts';

/** 0.12 is "12%", 0.075 "7,50%". */
const shareText = (share: string): string => formatPercent(Number(share), /^0?\.\d{1,2}0*$/.test(share) ? 0 : 2);

type Insurance = ResponseOf<Endpoints['priceCarInsurance']>['insurances'][number];
const every = { code: 'SEGURO_AUTO', provider: null };

/** The insurers' answers: each with its coverages side by side. Their place is reserved while they are awaited. */
export function CarOffers({
  insurances,
  providers,
  isAsking,
  error,
  note,
  termMonths,
  coupon,
  item,
  onRetry,
}: {
  insurances: readonly Insurance[];
  providers: readonly string[];
  isAsking: boolean;
  error: ApiError | null;
  note: string | null;
  termMonths: number;
  /** the promotional coupon that was asked for */
  coupon: string | null;
  item: SimulationItem;
  onRetry: () => void;
}) {
  const nameOf = useProductName();
  const name = nameOf('SEGURO_AUTO');
  const place = useRef<HTMLDivElement>(null);
  const isReserved = useReservedPlace(place, isAsking || isAnyLate({ insurances }));
  return (
    <div ref={place} className="car-answers" data-reserved={isReserved || undefined} aria-busy={isAsking}>
      {providers.map((provider) => {
        const outcome = insurances.find((one) => one.provider === provider) ?? null;
        const isLate = outcome?.status === 'late';
        return (
          <div key={provider}>
            <OutcomeText
              outcome={isAsking && !isLate ? null : outcome}
              isAsking={isAsking && !isLate}
              error={error}
              named={{ name, provider }}
              note={note}
              onRetry={onRetry}
            />
            {outcome?.status === 'quoted' && !isAsking ? (
              <Coverages
                key={outcome.idQuote}
                insurance={outcome}
                provider={provider}
                isOutdated={note !== null}
                termMonths={termMonths}
                coupon={coupon}
                item={item}
              />
            ) : null}
          </div>
        );
      })}
    </div>
  );
}

/** A, B and C with what they cover and what not; the default is marked, and added only by the button. */
function Coverages({
  insurance,
  provider,
  isOutdated,
  termMonths,
  coupon,
  item,
}: {
  insurance: Insurance;
  provider: string;
  isOutdated: boolean;
  termMonths: number;
  coupon: string | null;
  item: SimulationItem;
}) {
  const t = useStrings(strings);
  const words = useStrings(shared);
  const nameOf = useProductName();
  const { draft, update, catalogue } = useSharedSimulator();
  const chosen = draft.products.find((one) => one.code === 'SEGURO_AUTO') ?? null;
  const isChosen = chosen !== null && chosen.quoteId === insurance.idQuote;
  const offers = insurance.coverages.flatMap(({ deductibles, ...coverage }) =>
    deductibles.map((offer) => ({ ...offer, coverage: coverage.code, name: coverage.name })),
  );
  /** of each coverage: its name, what it covers and not, and its deductibles */
  const rows = 3 + Math.max(...insurance.coverages.map(({ deductibles }) => deductibles.length));
  const byDefault = offers.find((offer) => offer.isDefault) ?? offers[0];
  const [picked, setPicked] = useState((isChosen && chosen.option.pricingOption) || byDefault?.pricingOption || null);
  const [said, setSaid] = useState<'taken' | 'declined' | null>(null);
  const offer = offers.find(({ pricingOption }) => pricingOption === picked);
  const row = catalogue.find((one) => one.code === 'SEGURO_AUTO' && one.provider === provider);
  const sold = draft.products.flatMap((one) => catalogue.find((each) => isSameProduct(one, each)) ?? []);
  const other = row
    ? excludedBy(
        row,
        sold.filter(({ code }) => code !== 'SEGURO_AUTO'),
      )
    : null;

  const added = useAddedText(item);

  function asSelected(coverage: string, pricingOption: string): SelectedProduct {
    const selected = selectedOf('SEGURO_AUTO', provider);
    const choice = { coverage, pricingOption, termMonths, coupon: insurance.coupon?.couponCode ?? null };
    return { ...selected, quoteId: insurance.idQuote, option: { ...selected.option, ...choice } };
  }

  function add(): void {
    if (!offer) return;
    const product = asSelected(offer.coverage, offer.pricingOption);
    update((now) => withProducts([product])({ ...now, ...withoutProducts([every])(now) }));
    setSaid('taken');
  }

  return (
    <>
      {coupon ? (
        <Text size="sm" fw={insurance.coupon ? 600 : undefined}>
          {insurance.coupon
            ? t('coupon.applied', {
                code: insurance.coupon.couponCode,
                share: shareText(insurance.coupon.discountShare),
                campaign: insurance.coupon.campaignName,
              })
            : t('coupon.otherInsurer', { code: coupon.toUpperCase(), provider })}
        </Text>
      ) : null}
      {/* one choice over all coverages: each is a part of it */}
      <Radio.Group
        label={t('coverages', { provider })}
        labelProps={{ className: 'insurers-hidden' }}
        value={picked}
        onChange={setPicked}
      >
        <div className="car-coverages" style={{ '--car-rows': rows } as CSSProperties}>
          {insurance.coverages.map(({ code, name, covers, notCovered, isDefault, deductibles }) => (
            <section key={code} aria-label={t('coverage', { code, name })}>
              <h4>
                {t('coverage', { code, name })} {isDefault ? <Badge variant="light">{t('default')}</Badge> : null}
              </h4>
              <p>{t('covers', { text: covers })}</p>
              <p>{t('notCovered', { text: notCovered })}</p>
              {deductibles.map((one) => (
                <Radio
                  key={one.pricingOption}
                  value={one.pricingOption}
                  disabled={isOutdated}
                  label={[
                    t('deductible', { type: one.type }),
                    ...(one.isDefault ? [t('default')] : []),
                    formatMoney(one.totalCents),
                  ]
                    .map(preventAmountBreaks)
                    .join(' · ')}
                  description={
                    <OfferParts
                      added={added(asSelected(code, one.pricingOption), one.totalCents)}
                      parts={[
                        words('insurers.parts', { net: formatMoney(one.netCents), iof: formatMoney(one.iofCents) }),
                        ...differenceText(words, one.differenceCents),
                      ]}
                    />
                  }
                />
              ))}
            </section>
          ))}
        </div>
      </Radio.Group>
      {insurance.conditions.map((line) => (
        <Text key={line} size="sm" c="dimmed">
          {line}
        </Text>
      ))}
      {other ? <p role="status">{words('product.excluded', { other: nameOf(other), provider })}</p> : null}
      <div className="car-choice">
        <Group gap="sm">
          <Button
            variant="default"
            disabled={!offer || isOutdated || other !== null}
            aria-label={
              offer
                ? t('addName', { name: offer.name, deductible: offer.type, total: formatMoney(offer.totalCents) })
                : undefined
            }
            onClick={add}
          >
            {t('add')}
          </Button>
          <Button
            variant="default"
            onClick={() => {
              if (chosen) update(withoutProducts([every]));
              setSaid('declined');
            }}
          >
            {t('without')}
          </Button>
        </Group>
        <p role="status">{said ? t(said) : ''}</p>
      </div>
    </>
  );
}
