import { formatMoney, preventAmountBreaks } from '@estrada/domain/formats/index';
import type { VehicleDetail } from '@estrada/endpoints/index';
import { DataTable } from '@estrada/ui/index';
import { useCall } from '@estrada/web/calls/use-call.ts';
import { Loaded } from '@estrada/web/failure/loaded.tsx';
import { useDrawerAddress } from '@estrada/web/records/page/use-drawer-address.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Drawer, Stack, Text, Title } from '@mantine/core';
import { useNavigate } from 'react-router';
import { strings } from './strings.ts';

/** The data of one version in the table in force, next to the list; the address contains its id. */
export function VehicleDrawer() {
  const t = useStrings(strings);
  const navigate = useNavigate();
  const { key, closed } = useDrawerAddress();
  const vehicle = useCall('readVehicle', key ? { params: { versionId: Number(key) } } : null);
  return (
    <Drawer
      opened={key !== null}
      onClose={() => void navigate(closed)}
      position="right"
      size="md"
      title={vehicle.data ? `${vehicle.data.manufacturer} ${vehicle.data.model}` : t('vehicle')}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      <Loaded query={vehicle} label={t('loading')}>
        {(found) => <VehicleFacts vehicle={found} />}
      </Loaded>
    </Drawer>
  );
}

function VehicleFacts({ vehicle }: { vehicle: VehicleDetail }) {
  const t = useStrings(strings);
  const { version, code, optionCode, fuel, prices, pricedOptions, options } = vehicle;
  const marks = [`${t('code')} ${code}`, optionCode && `${t('option')} ${optionCode}`, fuel]
    .filter(Boolean)
    .join(' · ');
  return (
    <Stack gap="lg">
      <div>
        <Text fw={600}>{version}</Text>
        <Text size="sm" c="dimmed">
          {marks}
        </Text>
      </div>
      <section>
        <Title order={3} size="h5" mb="xs">
          {t('pricedOptions')}
        </Title>
        <DataTable
          label={t('pricedOptions')}
          rows={pricedOptions}
          rowKey={(row) => row.optionCode}
          empty={<Text size="sm">{t('noPricedOptions')}</Text>}
          columns={[
            { key: 'name', header: t('option'), primary: true, render: (row) => row.name },
            { key: 'code', header: t('code'), render: (row) => row.optionCode },
            {
              key: 'price',
              header: t('optionPrice'),
              align: 'end',
              render: (row) => preventAmountBreaks(formatMoney(row.priceCents)),
            },
          ]}
        />
      </section>
      <section>
        <Title order={3} size="h5" mb="xs">
          {t('options')}
        </Title>
        <DataTable
          label={t('options')}
          rows={options}
          rowKey={(row) => String(row.versionId)}
          empty={<Text size="sm">{t('noOptions')}</Text>}
          columns={[
            { key: 'option', header: t('option'), primary: true, render: (row) => row.optionCode || '–' },
            { key: 'version', header: t('vehicle'), render: (row) => row.version },
            { key: 'fuel', header: t('fuel'), render: (row) => row.fuel || '–' },
          ]}
        />
      </section>
      <section>
        <Title order={3} size="h5" mb="xs">
          {t('prices')}
        </Title>
        <DataTable
          label={t('prices')}
          rows={prices}
          rowKey={(row) => [row.vehicleType, row.manufacturerYear, row.modelYear].join('-')}
          columns={[
            {
              key: 'years',
              header: t('years'),
              primary: true,
              render: (row) => `${row.manufacturerYear}/${row.modelYear}`,
            },
            { key: 'condition', header: t('condition'), render: (row) => t(row.vehicleType === 1 ? 'new' : 'used') },
            {
              key: 'price',
              header: t('price'),
              align: 'end',
              render: (row) => preventAmountBreaks(formatMoney(row.priceCents)),
            },
          ]}
        />
      </section>
    </Stack>
  );
}
