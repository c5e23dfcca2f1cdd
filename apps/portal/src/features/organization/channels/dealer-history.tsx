import { additions, labelOf, salesChannels } from '@estrada/domain/enumerations/index';
import { HistoryPanel } from '@estrada/web/records/history/history-panel.tsx';
import type { KeyOf } from '@estrada/web/strings/string-types.ts';
import { useLanguage } from '@estrada/web/strings/use-language.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { strings } from './strings.ts';

/** Who changed a dealer: its registration, channels and products. */
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
