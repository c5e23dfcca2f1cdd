import { planTitle } from '@estrada/domain/enumerations/index';
import { formatCet, formatCount, formatMoney, preventAmountBreaks } from '@estrada/domain/formats/index';
import type { Endpoints, ResponseOf } from '@estrada/endpoints/index';
import { StatusPill } from '@estrada/ui/index';
import { PaymentsText } from '@estrada/web/simulation/payments-text.tsx';
import { useLanguage } from '@estrada/web/strings/use-language.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Button, Group, Text } from '@mantine/core';
import { type FittingInput, type FittingVehicle, fittingPageSize } from '../model/fitting.ts';
import { type ComparedRow, ComparisonTable } from '../results/comparison-table.tsx';
import { strings } from './strings.ts';

const amount = (cents: number) => preventAmountBreaks(formatMoney(cents));
const lines = ['price', 'payments', 'difference', 'cet'] as const;

/** A page of the vehicles; one click applies one. */
export function FittingList({
  answer: { items, total },
  asked,
  onPage,
  onTake,
}: {
  answer: ResponseOf<Endpoints['findFittingVehicles']>;
  asked: FittingInput['body'];
  onPage: (page: number) => void;
  onTake: (vehicle: FittingVehicle) => void;
}) {
  const t = useStrings(strings);
  const { language } = useLanguage();
  const page = asked.page ?? 0;
  const first = page * fittingPageSize + 1;

  function rowOf(vehicle: FittingVehicle): ComparedRow<(typeof lines)[number]> {
    const name = `${vehicle.name} · ${vehicle.manufacturerYear}/${vehicle.modelYear}`;
    return {
      key: `${vehicle.stock?.stockCode} ${vehicle.assetType} ${vehicle.versionId} ${vehicle.manufacturerYear} ${vehicle.modelYear}`,
      name,
      notes: (
        <>
          <span className="fitting-marks">
            {vehicle.stock ? <StatusPill tone="success">{t('inStock')}</StatusPill> : null}
            {vehicle.assetType === 2 ? <StatusPill tone="neutral">{t('used')}</StatusPill> : null}
            {vehicle.isSubsidised ? <StatusPill tone="info">{t('subsidised')}</StatusPill> : null}
          </span>
          {vehicle.stock ? (
            <small className="plans-note">
              {[
                vehicle.stock.stockCode,
                vehicle.stock.colour,
                vehicle.stock.mileage === null ? '' : t('mileage', { km: formatCount(vehicle.stock.mileage) }),
              ]
                .filter(Boolean)
                .join(' · ')}
            </small>
          ) : null}
          {vehicle.entryValueCents === asked.request.entryValueCents ? null : (
            <small className="plans-note">{t('entryFixed', { amount: amount(vehicle.entryValueCents) })}</small>
          )}
        </>
      ),
      values: {
        price: amount(vehicle.priceCents),
        payments: (
          <>
            <PaymentsText payments={vehicle.payments} />
            <small className="fitting-plan">{planTitle(vehicle.financeTypeId, language)}</small>
          </>
        ),
        difference:
          vehicle.differenceCents === 0
            ? t('same')
            : t(vehicle.differenceCents > 0 ? 'more' : 'less', { amount: amount(Math.abs(vehicle.differenceCents)) }),
        cet: formatCet(vehicle.cetAnnualPct),
      },
      act: (
        <Button
          size="compact-sm"
          variant="light"
          aria-label={t('takeOne', { vehicle: [name, vehicle.stock?.stockCode].filter(Boolean).join(' · ') })}
          onClick={() => onTake(vehicle)}
        >
          {t('take')}
        </Button>
      ),
    };
  }

  return (
    <>
      <ComparisonTable
        label={t('title')}
        nameHeading={t('vehicle')}
        actHeading={t('action')}
        lines={lines.map((name) => ({ name, heading: t(name) }))}
        rows={items.map(rowOf)}
      />
      {total > fittingPageSize ? (
        <Group component="nav" aria-label={t('pages')} justify="space-between" mt="md" gap="xs">
          <Button variant="default" disabled={page === 0} onClick={() => onPage(page - 1)}>
            {t('previous')}
          </Button>
          <Text size="sm">{t('range', { from: first, to: first + items.length - 1, total })}</Text>
          <Button variant="default" disabled={first + items.length > total} onClick={() => onPage(page + 1)}>
            {t('next')}
          </Button>
        </Group>
      ) : null}
    </>
  );
}
