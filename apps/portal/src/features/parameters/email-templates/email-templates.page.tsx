import { pickText } from '@estrada/domain/errors/index';
import { formatInstant } from '@estrada/domain/formats/index';
import { emailTemplateNames, emailTemplateOf } from '@estrada/domain/parameters/index';
import { DataTable } from '@estrada/ui/index';
import { useCall } from '@estrada/web/calls/use-call.ts';
import { Loaded } from '@estrada/web/failure/loaded.tsx';
import type { PageRow } from '@estrada/web/pages/page-row.ts';
import { PageTitle } from '@estrada/web/pages/page-title.tsx';
import { useDrawerAddress } from '@estrada/web/records/page/use-drawer-address.ts';
import { TwoLines } from '@estrada/web/records/validity/validity-columns.tsx';
import { useLanguage } from '@estrada/web/strings/use-language.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Button, Drawer, Text } from '@mantine/core';
import { Link, useNavigate } from 'react-router';
import { strings } from './strings.ts';
import { TemplatePanel } from './template-panel.tsx';
import { useVersionName } from './use-version-name.ts';

/** `/parameters/emailsLeads`: the messages about leads with their templates; one opens in a drawer. */
export function Page({ words }: { words: PageRow['words'] }) {
  const t = useStrings(strings);
  const { language } = useLanguage();
  const navigate = useNavigate();
  const versionName = useVersionName();
  const { key, addressOf, closed } = useDrawerAddress();
  const query = useCall('listEmailTemplates', {});
  const name = emailTemplateNames.find((one) => one === key) ?? null;
  const titleOf = (one: (typeof emailTemplateNames)[number]) => pickText(emailTemplateOf(one).words, language);
  return (
    <>
      <PageTitle words={words} />
      <Text c="dimmed" mb="md" maw="80ch">
        {t('list.notSent')}
      </Text>
      <Loaded query={query} label={t('loading')}>
        {({ items }) => (
          <div className="email-list">
            <DataTable
              label={t('list')}
              rows={items}
              rowKey={(row) => row.name}
              columns={[
                {
                  key: 'kind',
                  header: t('column.kind'),
                  primary: true,
                  render: (row) => (
                    <TwoLines first={titleOf(row.name)} second={pickText(emailTemplateOf(row.name).about, language)} />
                  ),
                },
                { key: 'inUse', header: t('column.inUse'), render: ({ current }) => versionName(current) },
                {
                  key: 'since',
                  header: t('column.since'),
                  render: ({ current }) => (current.changedAt ? formatInstant(current.changedAt) : '–'),
                },
                { key: 'by', header: t('column.by'), render: ({ current }) => current.changedByName || '–' },
                {
                  key: 'acts',
                  header: t('column.acts'),
                  isAction: true,
                  render: (row) => (
                    <Button
                      component={Link}
                      to={addressOf(row.name)}
                      variant="default"
                      size="sm"
                      aria-label={t('open', { name: titleOf(row.name) })}
                    >
                      {t('open.short')}
                    </Button>
                  ),
                },
              ]}
            />
          </div>
        )}
      </Loaded>
      <Drawer
        opened={name !== null}
        onClose={() => void navigate(closed)}
        position="right"
        size="xl"
        title={name ? titleOf(name) : ''}
        closeButtonProps={{ 'aria-label': t('close') }}
      >
        {name ? <TemplatePanel key={name} name={name} /> : null}
      </Drawer>
    </>
  );
}
