import { formatMoney, preventAmountBreaks } from '@estrada/domain/formats/index';
import { excludedBy, isSameProduct, selectedOf } from '@estrada/domain/simulation/index';
import type { Endpoints, ResponseOf } from '@estrada/endpoints/index';
import type { ApiError } from '@estrada/web/calls/api-error.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Badge, Button, Group, Radio, Text } from '@mantine/core';
import { useState } from 'react';
import { differenceText, OutcomeText } from '../results/insurer-outcome.tsx';
import { useProductName, withoutProducts, withProducts } from '../results/product-choice.ts';
import { useSharedSimulator } from '../simulator-context.ts';
import { strings as shared } from '../strings.ts';
import { strings } from './strings.ts';

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
  onRetry,
}: {
  insurances: readonly Insurance[];
  providers: readonly string[];
  isAsking: boolean;
  error: ApiError | null;
  note: string | null;
  termMonths: number;
  onRetry: () => void;
}) {
  const nameOf = useProductName();
  const name = nameOf('SEGURO_AUTO');
  return (
    <div className="car-answers" aria-busy={isAsking}>
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
}: {
  insurance: Insurance;
  provider: string;
  isOutdated: boolean;
  termMonths: number;
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

  function add(): void {
    if (!offer) return;
    const selected = selectedOf('SEGURO_AUTO', provider);
    const choice = {
      coverage: offer.coverage,
      pricingOption: offer.pricingOption,
      termMonths,
    };
    const product = { ...selected, quoteId: insurance.idQuote, option: { ...selected.option, ...choice } };
    update((now) => withProducts([product])({ ...now, ...withoutProducts([every])(now) }));
    setSaid('taken');
  }

  return (
    <>
      {/* one choice over all coverages: each is a part of it */}
      <Radio.Group
        label={t('coverages', { provider })}
        labelProps={{ className: 'insurers-hidden' }}
        value={picked}
        onChange={setPicked}
      >
        <div className="car-coverages">
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
                  mt="xs"
                  label={[
                    t('deductible', { type: one.type }),
                    ...(one.isDefault ? [t('default')] : []),
                    formatMoney(one.totalCents),
                  ]
                    .map(preventAmountBreaks)
                    .join(' · ')}
                  description={[
                    words('insurers.parts', { net: formatMoney(one.netCents), iof: formatMoney(one.iofCents) }),
                    ...differenceText(words, one.differenceCents),
                  ]
                    .map(preventAmountBreaks)
                    .join(' · ')}
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
