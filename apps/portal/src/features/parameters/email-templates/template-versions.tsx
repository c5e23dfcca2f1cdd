import { formatInstant } from '@estrada/domain/formats/index';
import type { EmailTemplateName } from '@estrada/domain/parameters/index';
import type { EmailTemplateVersion } from '@estrada/endpoints/index';
import { DataTable } from '@estrada/ui/index';
import { useAct } from '@estrada/web/calls/use-act.ts';
import { showSize } from '@estrada/web/files/work/show-size.ts';
import { useConfirmAction } from '@estrada/web/records/confirm-action/use-confirm-action.tsx';
import { TwoLines } from '@estrada/web/records/validity/validity-columns.tsx';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Button, Group, Title } from '@mantine/core';
import { useId } from 'react';
import { strings } from './strings.ts';
import { useVersionName } from './use-version-name.ts';

/** Every version of a template, the newest first; each can be previewed and restored. */
export function TemplateVersions({
  name,
  current,
  versions,
  onShow,
  onReturned,
}: {
  name: EmailTemplateName;
  current: EmailTemplateVersion;
  versions: readonly EmailTemplateVersion[];
  onShow: (version: number) => void;
  onReturned: () => void;
}) {
  const t = useStrings(strings);
  const headingId = useId();
  const versionName = useVersionName();
  const { ask, modal } = useConfirmAction();
  const returning = useAct('returnEmailTemplate', { reload: ['listEmailTemplates', 'readEmailTemplate'] });
  const askReturn = (row: EmailTemplateVersion) =>
    ask({
      title: t('return.title'),
      subject: versionName(row),
      text: t('return.text'),
      confirmLabel: t('return.act'),
      act: () => returning.run({ params: { name }, body: { version: current.version, returnTo: row.version } }),
      done: { type: 'success', code: 'email.saved' },
      after: onReturned,
    });
  const note = ({ version, returnedFrom }: EmailTemplateVersion) => {
    if (version === current.version) return t('versions.current');
    if (returnedFrom === null) return null;
    return returnedFrom === 0 ? t('versions.copiedBuiltIn') : t('versions.copied', { version: returnedFrom });
  };
  return (
    <section className="email-part" aria-labelledby={headingId}>
      <Title order={2} size="h4" id={headingId}>
        {t('versions.title')}
      </Title>
      <DataTable
        label={t('versions.title')}
        rows={versions}
        rowKey={({ version }) => String(version)}
        columns={[
          {
            key: 'version',
            header: t('versions.version'),
            primary: true,
            render: (row) => <TwoLines first={versionName(row)} second={note(row)} />,
          },
          {
            key: 'file',
            header: t('versions.file'),
            render: ({ fileName, sizeBytes }) =>
              fileName === null ? (
                '–'
              ) : (
                <span className="email-long">
                  {fileName} ({showSize(sizeBytes ?? 0)})
                </span>
              ),
          },
          {
            key: 'since',
            header: t('column.since'),
            render: ({ changedAt }) => (changedAt ? formatInstant(changedAt) : '–'),
          },
          { key: 'by', header: t('column.by'), priority: 'low', render: (row) => row.changedByName || '–' },
          {
            key: 'acts',
            header: t('column.acts'),
            isAction: true,
            render: (row) => (
              <Group gap="xs" wrap="nowrap">
                <Button
                  variant="default"
                  size="xs"
                  aria-label={t('show', { version: versionName(row) })}
                  onClick={() => onShow(row.version)}
                >
                  {t('show.short')}
                </Button>
                {row.version === current.version ? null : (
                  <Button
                    variant="default"
                    size="xs"
                    aria-label={t('return', { version: versionName(row) })}
                    onClick={() => askReturn(row)}
                  >
                    {t('return.short')}
                  </Button>
                )}
              </Group>
            ),
          },
        ]}
      />
      {modal}
    </section>
  );
}
