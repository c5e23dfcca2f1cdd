import type { InsuranceDetail } from '@estrada/endpoints/index';
import { StatusPill } from '@estrada/ui/index';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { strings } from './strings.ts';

/** What the law says about the proposal now, as the server words it. @param keys only these sentences */
export function SentenceList({ record, keys }: { record: InsuranceDetail; keys?: readonly string[] }) {
  const t = useStrings(strings);
  const sentences = record.sentences.filter(({ key }) => keys?.includes(key) ?? true);
  if (sentences.length === 0) return null;
  return (
    <ul className="insurance-sentences">
      {sentences.map(({ key, text, isUrgent }) => (
        <li key={key}>
          {isUrgent ? <StatusPill tone="warning">{t('sentence.urgent')}</StatusPill> : null} {text}
        </li>
      ))}
    </ul>
  );
}
