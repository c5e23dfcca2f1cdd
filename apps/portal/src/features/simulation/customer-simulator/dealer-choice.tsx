import { isZip } from '@estrada/domain/people/index';
import { ZipInput } from '@estrada/ui/index';
import { api } from '@estrada/web/calls/api.ts';
import { FailureState } from '@estrada/web/failure/failure-state.tsx';
import { useLanguage } from '@estrada/web/strings/use-language.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Button, Skeleton } from '@mantine/core';
import { useState } from 'react';
import { Choices } from './choices.tsx';
import { contactStrings } from './contact-strings.ts';
import { useLookup } from './use-lookup.ts';

type Place = { zipCode: string } | { latitude: number; longitude: number };
type DeviceState = 'idle' | 'asking' | 'denied' | 'failed';

const deniedCode = 1;
/** About a hundred metres: enough for a distance in kilometres. */
const coarse = (degrees: number) => Math.round(degrees * 1_000) / 1_000;

/** The nearest dealers, by postal code or, on request, by the position of the device. */
export function DealerChoice({
  zipCode,
  value,
  error,
  onChoose,
}: {
  /** of the figure */
  zipCode: string;
  value: string | null;
  error?: string | undefined;
  onChoose: (id: string) => void;
}) {
  const t = useStrings(contactStrings);
  const { language } = useLanguage();
  const [typed, setTyped] = useState(zipCode);
  const [place, setPlace] = useState<Place | null>(isZip(zipCode) ? { zipCode } : null);
  const [device, setDevice] = useState<DeviceState>('idle');
  const found = useLookup(place && JSON.stringify(place), (signal) =>
    api.findCustomerDealers({ query: place!, signal }),
  );
  const items = found.data?.items ?? [];
  const distance = new Intl.NumberFormat(language === 'en' ? 'en' : 'pt-BR', { maximumFractionDigits: 1 });

  function locate(): void {
    if (!navigator.geolocation) {
      setDevice('failed');
      return;
    }
    setDevice('asking');
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setDevice('idle');
        setPlace({ latitude: coarse(coords.latitude), longitude: coarse(coords.longitude) });
      },
      ({ code }) => setDevice(code === deniedCode ? 'denied' : 'failed'),
      { timeout: 10_000, maximumAge: 300_000 },
    );
  }

  return (
    <div className="csf-fields">
      <div className="csf-place">
        <ZipInput
          label={t('dealers.zip')}
          autoComplete="postal-code"
          value={typed}
          onChange={(digits) => {
            setTyped(digits);
            if (isZip(digits)) setPlace({ zipCode: digits });
          }}
        />
        <Button variant="default" loading={device === 'asking'} onClick={locate}>
          {t('dealers.locate')}
        </Button>
      </div>
      <p role="status" className="csf-note">
        {device === 'denied' || device === 'failed' ? t(`dealers.${device}`) : ''}
      </p>
      {found.isLoading ? <Skeleton height={180} radius="lg" role="status" aria-label={t('dealers.loading')} /> : null}
      {found.error === undefined ? null : <FailureState error={found.error} onRetry={found.retry} />}
      {found.data && items.length === 0 ? (
        <p role="status" className="csf-stale">
          {t('dealers.none')}
        </p>
      ) : null}
      {items.length > 0 ? (
        <Choices
          isWide
          label={t('dealers')}
          value={value}
          options={items.map(({ id, tradingName, city, state, distanceKm }) => ({
            id,
            label: (
              <>
                <strong>{tradingName}</strong>
                <br />
                {t('dealers.place', { city, state, distance: distance.format(distanceKm) })}
              </>
            ),
          }))}
          error={error}
          onChoose={onChoose}
        />
      ) : error ? (
        <p role="alert" className="csf-problem">
          {error}
        </p>
      ) : null}
    </div>
  );
}
