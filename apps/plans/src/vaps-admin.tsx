import { PageLink } from '@estrada/web/pages/page-link.tsx';
import { RecordListPage } from '@estrada/web/records/page/record-list-page.tsx';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Text } from '@mantine/core';
import { strings } from './strings.ts';
import { vapRecord } from './vap-record.tsx';

/** `vapsAdmin`: which products exist, by whom, for whom, and whether they are sold. */
export function Screen() {
  const t = useStrings(strings);
  return (
    <>
      <RecordListPage kind={vapRecord} />
      <Text mt="md">
        <PageLink to="/upload/vaps">{t('prices')}</PageLink>
      </Text>
    </>
  );
}
