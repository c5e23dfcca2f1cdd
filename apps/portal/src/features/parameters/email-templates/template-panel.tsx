import './email-templates.css';
import { pickText } from '@estrada/domain/errors/index';
import { type EmailTemplateKind, type EmailTemplateName, emailTemplateOf } from '@estrada/domain/parameters/index';
import { DataTable } from '@estrada/ui/index';
import { showAlert } from '@estrada/web/alerts/alerts.ts';
import { useAct } from '@estrada/web/calls/use-act.ts';
import { useCall } from '@estrada/web/calls/use-call.ts';
import { Loaded } from '@estrada/web/failure/loaded.tsx';
import { TwoLines } from '@estrada/web/records/validity/validity-columns.tsx';
import { useLanguage } from '@estrada/web/strings/use-language.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Button, Stack, Text, Title } from '@mantine/core';
import { IconMail } from '@tabler/icons-react';
import { useEffect, useId, useRef, useState } from 'react';
import { SendTemplate } from './send-template.tsx';
import { strings } from './strings.ts';
import { TemplatePreview } from './template-preview.tsx';
import { TemplateVersions } from './template-versions.tsx';
import { useVersionName } from './use-version-name.ts';

/** The placeholders of a lead that a template may use. */
function PlaceholderList({ kind }: { kind: EmailTemplateKind }) {
  const t = useStrings(strings);
  const { language } = useLanguage();
  const headingId = useId();
  const rows = Object.entries(kind.placeholders).map(([name, row]) => ({ ...row, written: `{{${name}}}` }));
  const copy = async (written: string) => {
    try {
      await navigator.clipboard.writeText(written);
      showAlert({ type: 'success', text: t('copied', { written }) });
    } catch {
      showAlert({ type: 'error', text: t('copy.failed', { written }) });
    }
  };
  return (
    <section className="email-part" aria-labelledby={headingId}>
      <Title order={2} size="h4" id={headingId}>
        {t('fields.title')}
      </Title>
      <Text size="sm" c="dimmed">
        {t('fields.text')}
      </Text>
      <DataTable
        label={t('fields.title')}
        rows={rows}
        rowKey={({ written }) => written}
        columns={[
          {
            key: 'field',
            header: t('fields.field'),
            primary: true,
            render: ({ written }) => <code>{written}</code>,
          },
          {
            key: 'meaning',
            header: t('fields.meaning'),
            render: ({ words, isRequired, isAddress }) => (
              <TwoLines
                first={pickText(words, language)}
                second={[isRequired && t('fields.required'), isAddress && t('fields.address')]
                  .filter(Boolean)
                  .join(' · ')}
              />
            ),
          },
          { key: 'sample', header: t('fields.sample'), priority: 'low', render: ({ sample }) => sample },
          {
            key: 'copy',
            header: t('column.acts'),
            isAction: true,
            render: ({ written }) => (
              <Button
                variant="default"
                size="xs"
                aria-label={t('copy', { written })}
                onClick={() => void copy(written)}
              >
                {t('copy.short')}
              </Button>
            ),
          },
        ]}
      />
    </section>
  );
}

/** One message: its placeholders, its template, and the versions of the template. */
export function TemplatePanel({ name }: { name: EmailTemplateName }) {
  const t = useStrings(strings);
  const query = useCall('readEmailTemplate', { params: { name } });
  // null: the one in use, also after the next change
  const [chosen, setChosen] = useState<number | null>(null);
  return (
    <Loaded query={query} label={t('loading')}>
      {({ current, versions, testAddress }) => {
        const shown = versions.find(({ version }) => version === chosen) ?? current;
        return (
          <Stack gap="xl">
            {current.fileName === null ? <Text>{t('builtIn')}</Text> : null}
            <PlaceholderList kind={emailTemplateOf(name)} />
            <SendTemplate name={name} version={current.version} onSaved={() => setChosen(null)} />
            <ShownVersion name={name} shown={shown} isChosen={chosen !== null} address={testAddress} />
            <TemplateVersions
              name={name}
              current={current}
              versions={versions}
              onShow={setChosen}
              onReturned={() => setChosen(null)}
            />
          </Stack>
        );
      }}
    </Loaded>
  );
}

/** A version as it looks to its recipient, and the act that sends it as a test. */
function ShownVersion({
  name,
  shown,
  isChosen,
  address,
}: {
  name: EmailTemplateName;
  shown: Parameters<ReturnType<typeof useVersionName>>[0];
  /** from the list of versions below */
  isChosen: boolean;
  address: string;
}) {
  const t = useStrings(strings);
  const headingId = useId();
  const textId = useId();
  const versionName = useVersionName();
  const params = { name, version: shown.version };
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isChosen && shown.version >= 0) heading.current?.focus();
  }, [isChosen, shown.version]);
  const preview = useCall('previewEmailTemplate', { params });
  const test = useAct('sendTestEmail', { alert: true });
  const send = () =>
    // the banner shows a refusal
    test.run({ params }).then(
      (sent) => void showAlert({ type: 'success', text: t('test.done', sent) }),
      () => undefined,
    );
  return (
    <section className="email-part" aria-labelledby={headingId}>
      <Title order={2} size="h4" id={headingId} ref={heading} tabIndex={-1}>
        {t('preview.ofFile', { name: versionName(shown) })}
      </Title>
      <Loaded query={preview} label={t('loading')} height={360}>
        {(message) => <TemplatePreview message={message} />}
      </Loaded>
      <div>
        <Button
          variant="default"
          leftSection={<IconMail size={16} aria-hidden="true" />}
          loading={test.isBusy}
          aria-describedby={textId}
          onClick={() => void send()}
        >
          {t('test.act')}
        </Button>
        <Text size="sm" c="dimmed" mt={4} id={textId} className="email-long">
          {t('test.text', { address })}
        </Text>
      </div>
    </section>
  );
}
