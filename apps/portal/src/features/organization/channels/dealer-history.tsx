import { additions, labelOf, salesChannels } from '@estrada/domain/enumerations/index';
import type { KeyOf } from '../../../app/i18n/define-strings.ts';
import { useLanguage } from '../../../app/i18n/use-language.ts';
import { useStrings } from '../../../app/i18n/use-strings.ts';
import { HistoryPanel } from '../../../widgets/history/history-panel.tsx';
import { strings } from './strings.ts';

/** Who changed a dealer: its registration, its channels, its products. */
export function DealerHistory({ id }: { id: string }) {
  const t = useStrings(strings);
  const { language } = useLanguage();
  const labelOfField = (field: string) => {
    const key = `trail.${field}`;
    if (Object.hasOwn(strings.pt, key)) return t(key as KeyOf<typeof strings>);
    return labelOf<string>(salesChannels, field, language) ?? labelOf<string>(additions, field, language);
  };
  return <HistoryPanel entity="dealer" entityId={id} labelOf={labelOfField} />;
}
