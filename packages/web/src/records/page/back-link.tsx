import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import type { Nouns } from './record-kind.ts';
import { useRecordStrings } from './use-record-strings.ts';

/** The link back to a list. */
export function BackLink({ nouns, to }: { nouns: Nouns; to: string }) {
  const { sayGendered } = useRecordStrings(nouns);
  return (
    <Anchor component={Link} to={to} size="sm" display="inline-block" mb="sm">
      {sayGendered('back')}
    </Anchor>
  );
}
