import type { RecordForm } from '@estrada/web/records/form/use-record-form.ts';
import { type Translate, useStrings } from '@estrada/web/strings/use-strings.ts';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { type ClientValues, type Offer, offersOf, type Prefilled } from '../client-form/prefilled.ts';
import type { FormValues } from '../client-form/registration-form.ts';
import { CompareDialog } from './compare-dialog.tsx';
import { strings } from './strings.ts';

/** The values that a source has and the form has not, updated on every change. */
export function useOffers(record: RecordForm<FormValues>, earlier: ClientValues | null) {
  const { client } = useWatch({ control: record.form.control }) as FormValues;
  return earlier ? offersOf({ client }, earlier) : [];
}

/** Opens a source next to the form; the selected values are filled in. */
export function OfferButton({
  record,
  offers,
  earlier,
  words,
  onTake,
}: {
  record: RecordForm<FormValues>;
  offers: readonly Offer[];
  earlier: ClientValues;
  words: { title: string; text: string; column: string; mark: string };
  onTake: (taken: Prefilled) => void;
}) {
  const t = useStrings(strings);
  const [here, setHere] = useState<ClientValues | null>(null);
  return (
    <>
      <Button variant="default" onClick={() => setHere(structuredClone({ client: record.form.getValues().client }))}>
        {t('look')}
      </Button>
      {here ? (
        <CompareDialog
          {...words}
          offers={offers}
          here={here}
          earlier={earlier}
          onClose={() => setHere(null)}
          onTake={(chosen) => {
            setHere(null);
            const paths = chosen.flatMap((offer) => [...offer.paths]);
            onTake({ mark: words.mark, rows: chosen.length, paths, here, earlier });
          }}
        />
      ) : null}
    </>
  );
}

/** The number of offered values as text: "3 campos que aqui estão vazios e 1 campo diferente". */
export function partsOf(t: Translate<typeof strings>, offers: readonly Offer[]): string {
  const empty = offers.filter(({ isEmptyHere }) => isEmptyHere).length;
  const different = offers.length - empty;
  const parts = [
    ...(empty > 0 ? [t('parts.empty', { count: empty })] : []),
    ...(different > 0 ? [t('parts.different', { count: different })] : []),
  ];
  return parts.length === 2 ? t('and', { one: parts[0]!, other: parts[1]! }) : (parts[0] ?? '');
}
