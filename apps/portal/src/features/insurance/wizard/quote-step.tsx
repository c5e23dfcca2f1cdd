import { formatInstant, formatMoney, preventAmountBreaks } from '@estrada/domain/formats/index';
import { insurerTitle } from '@estrada/domain/insurance/index';
import type { InsuranceDetail } from '@estrada/endpoints/index';
import type { ApiError } from '@estrada/web/calls/api-error.ts';
import { useBusy } from '@estrada/web/calls/use-busy.ts';
import { FailureState } from '@estrada/web/failure/failure-state.tsx';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Button, Group, Radio, Stack, Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { type Offer, useOfferWords } from '../names.tsx';
import { strings } from '../strings.ts';
import { addressOf, useInsuranceAct, useSectionCalls } from '../use-insurance.ts';

/** The insurer's answer: asked when the step is entered without a price, and again on request. */
export function QuoteStep({ record }: { record: InsuranceDetail }) {
  const t = useStrings(strings);
  const { provider, quote, premium, can } = record;
  const { ask, choose, isBusy, error } = useQuote(record);
  const named = { provider: insurerTitle(provider) };
  const first = useRef(ask);
  const mustAsk = useRef(premium === null && can.quote);
  useEffect(() => {
    if (!mustAsk.current) return;
    mustAsk.current = false;
    first.current();
  }, []);
  if (isBusy) return <p role="status">{t('quote.asking', named)}</p>;
  if (error) return <FailureState error={error} onRetry={ask} />;
  return (
    <Stack gap="md">
      {premium === null ? <Text>{t(quote ? 'quote.repriced' : 'quote.none')}</Text> : null}
      {quote && premium ? <Offers record={record} quote={quote} onChoose={choose} /> : null}
      {can.quote ? (
        <Group>
          <Button variant={premium ? 'subtle' : 'light'} onClick={ask}>
            {quote ? t('quote.again') : t('quote.ask', named)}
          </Button>
        </Group>
      ) : null}
    </Stack>
  );
}

/** Asks the insurer, and chooses another of its offers: that is saved as an answer, and priced again. */
function useQuote(record: InsuranceDetail) {
  const quote = useInsuranceAct('quoteInsurance');
  // the refusals of this insurer have an address of their own (docs/specification/errors.md)
  const cardif = useInsuranceAct('quoteCardif');
  const { save } = useSectionCalls(record);
  const { busy, run } = useBusy();
  const [error, setError] = useState<ApiError | null>(null);
  const price = () =>
    record.provider === 'CARDIF'
      ? cardif.run({ body: { id: record.id } })
      : quote.run({ params: addressOf(record), query: {} });
  const attempt = (work: () => Promise<unknown>) =>
    void run('act', async () => {
      setError(null);
      await work().catch((failure: ApiError) => setError(failure));
    });
  return {
    isBusy: busy !== null,
    error,
    ask: () => attempt(price),
    choose: ({ coverage, deductiblePercent }: Offer) =>
      attempt(async () => {
        const { details = {} } = record.answers;
        const chosen = {
          ...details,
          coverage,
          ...(deductiblePercent === null ? {} : { deductible: deductiblePercent }),
        };
        await save('details', chosen, record.version);
        await price();
      }),
  };
}

function Offers({
  record,
  quote,
  onChoose,
}: {
  record: InsuranceDetail;
  quote: NonNullable<InsuranceDetail['quote']>;
  onChoose: (offer: Offer) => void;
}) {
  const t = useStrings(strings);
  const words = useOfferWords();
  const labelOf = ({ coverage, deductiblePercent, totalCents }: Offer) => {
    const params = { coverage: words.coverage(coverage), total: formatMoney(totalCents) };
    return deductiblePercent === null
      ? t('quote.offer', params)
      : t('quote.offerWith', { ...params, deductible: words.deductible(deductiblePercent) });
  };
  return (
    <>
      <Radio.Group
        label={t('quote.offers', { provider: insurerTitle(record.provider) })}
        value={quote.chosen}
        onChange={(option) => {
          const offer = quote.offers.find(({ pricingOption }) => pricingOption === option);
          if (offer && option !== quote.chosen) onChoose(offer);
        }}
      >
        <Stack gap="xs" mt="xs">
          {quote.offers.map((offer) => (
            <Radio
              key={offer.pricingOption}
              value={offer.pricingOption}
              label={preventAmountBreaks(labelOf(offer))}
              description={preventAmountBreaks(
                t('quote.parts', { net: formatMoney(offer.netCents), iof: formatMoney(offer.iofCents) }),
              )}
            />
          ))}
        </Stack>
      </Radio.Group>
      <Text size="sm" c="dimmed">
        {t('quote.valid', { id: quote.idQuote, until: formatInstant(quote.validUntil) })}
      </Text>
    </>
  );
}

/** The price in the summary. */
export function QuoteSummary({ record: { premium, quote } }: { record: InsuranceDetail }) {
  const t = useStrings(strings);
  if (!premium) return <Text>{t(quote ? 'quote.repriced' : 'quote.none')}</Text>;
  const parts = t('quote.parts', { net: formatMoney(premium.netCents), iof: formatMoney(premium.iofCents) });
  return (
    <dl className="row-facts">
      <div>
        <dt>{t('quote.premium')}</dt>
        <dd>{formatMoney(premium.totalCents)}</dd>
      </div>
      <div className="row-wide">
        <dt>{parts}</dt>
        <dd>{quote ? t('quote.valid', { id: quote.idQuote, until: formatInstant(quote.validUntil) }) : ''}</dd>
      </div>
    </dl>
  );
}
