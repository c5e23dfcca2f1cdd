import { useCall } from '@estrada/web/calls/use-call.ts';
import { Loaded } from '@estrada/web/failure/loaded.tsx';
import { PageTitle } from '@estrada/web/pages/page-title.tsx';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Button, Paper, Text, Title } from '@mantine/core';
import { Link } from 'react-router';
import { paths } from '../../../paths.ts';
import { CaptureDocument } from './capture-document.tsx';
import { accessStrings } from './page-strings.ts';
import { strings } from './strings.ts';

/**
 * `/watchdoc/access`: a phone photographs an identity document, which is then read; users without access see how to get
 * it.
 */
export function Page() {
  const t = useStrings(strings);
  const query = useCall('readCaptureAccess', {});
  return (
    <>
      <PageTitle words={accessStrings} />
      <Loaded query={query} label={t('loading')} height={240}>
        {({ access }) => (access === 0 ? <Denied /> : <CaptureDocument />)}
      </Loaded>
    </>
  );
}

function Denied() {
  const t = useStrings(strings);
  return (
    <Paper withBorder p="lg" maw={560}>
      <Title order={2} size="h3" mb="xs">
        {t('denied.title')}
      </Title>
      <Text mb="md">{t('denied.text')}</Text>
      <Button component={Link} to={paths.simulator} variant="default">
        {t('denied.go')}
      </Button>
    </Paper>
  );
}
