import { formatMoney } from '@estrada/domain/formats/index';
import type { SimulationItem } from '@estrada/endpoints/index';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Text } from '@mantine/core';
import { useSharedSimulator } from '../simulator-context.ts';
import { strings } from '../strings.ts';

/** Who pays the interest if not only the client; the amount only for users who may see what the manufacturer pays. */
export function ZeroRateNote({ item }: { item: SimulationItem }) {
  const t = useStrings(strings);
  const { table } = useSharedSimulator();
  const amount = item.subsidyCents === null ? null : formatMoney(item.subsidyCents);
  const words =
    table?.taxType === 'TAX_ZERO'
      ? amount === null
        ? t('zero.hidden')
        : t('zero.paid', { amount })
      : table?.taxType === 'SUBSIDIZED' && amount !== null
        ? t('subsidised.paid', { amount })
        : null;
  return words === null ? null : <Text size="sm">{words}</Text>;
}
