import { formatPercent, preventAmountBreaks } from '@estrada/domain/formats/index';
import { describePayments, firstNameOf, summarisePayments } from '@estrada/domain/simulation/index';
import { useLanguage } from '@estrada/web/strings/use-language.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { clientOf } from '../../model/draft.ts';
import { useSharedSimulator } from '../../simulator-context.ts';
import { strings } from '../../strings.ts';

/**
 * The address that opens WhatsApp with a ready text for the client, by his phone where it is known. The instalment never goes
 * without its CET (CMN 4.881/2020).
 */
export function useMessage(url: string): string {
  const t = useStrings(strings);
  const { language } = useLanguage();
  const { draft, item } = useSharedSimulator();
  const client = clientOf(draft);
  const name = firstNameOf(client.name);
  const words = {
    vehicle: draft.vehicleLabel,
    payments: item ? preventAmountBreaks(describePayments(summarisePayments(item), language)) : '',
    cet: item ? formatPercent(Number(item.cetAnnualPct) / 100) : '',
    url,
  };
  const text = name ? t('link.message', { ...words, name }) : t('link.messageNoName', words);
  const phone = client.phone ? `55${client.phone}` : '';
  return `https://wa.me/${phone}?text=${encodeURIComponent(text)}`;
}
