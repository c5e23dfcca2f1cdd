import type { InsuranceDetail } from '@estrada/endpoints/index';

/** What the law says about the proposal now, as the server words it. @param keys only these sentences */
export function SentenceList({ record, keys }: { record: InsuranceDetail; keys?: readonly string[] }) {
  const sentences = record.sentences.filter(({ key }) => keys?.includes(key) ?? true);
  if (sentences.length === 0) return null;
  return (
    <ul className="insurance-sentences">
      {sentences.map(({ key, text }) => (
        <li key={key}>{text}</li>
      ))}
    </ul>
  );
}
