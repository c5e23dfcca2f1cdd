import { formatCount } from '@estrada/domain/formats/index';
import { Text } from '@mantine/core';
import { useStrings } from '../../strings/use-strings.ts';
import { differenceStrings } from './difference-strings.ts';

/** Something that somebody should look at: how much there is of it in the title, the first of it below; nothing where there is none. */
export function FirstOf({ title, found }: { title: string; found: { count: number; samples: string[] } }) {
  const t = useStrings(differenceStrings);
  if (found.count === 0) return null;
  const { length } = found.samples;
  return (
    <details className="upload-choices">
      <summary>{title}</summary>
      {found.count > length ? (
        <Text size="sm">{t('difference.firstOf', { shown: length, total: formatCount(found.count) })}</Text>
      ) : null}
      <ul>
        {found.samples.map((sample) => (
          <li key={sample}>{sample}</li>
        ))}
      </ul>
    </details>
  );
}
