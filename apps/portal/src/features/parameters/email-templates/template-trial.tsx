import { formatCount } from '@estrada/domain/formats/index';
import type { EmailTemplatePreview, RemovedPart } from '@estrada/endpoints/index';
import { DataTable } from '@estrada/ui/index';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Alert, Button, Checkbox, Group, Paper, Text, Title } from '@mantine/core';
import { useEffect, useId, useRef, useState } from 'react';
import { strings } from './strings.ts';
import { TemplatePreview } from './template-preview.tsx';

/** The server's result of a trial. */
export interface TriedTemplate {
  fileName: string;
  sha256: string;
  removed: readonly RemovedPart[];
  problems: readonly string[];
  preview: EmailTemplatePreview;
}

/** The result of a trial: what is wrong, what is removed, how it looks; and the act that saves it. */
export function TemplateTrial({
  tried,
  isSaving,
  onSave,
  onDiscard,
}: {
  tried: TriedTemplate;
  isSaving: boolean;
  onSave: () => void;
  onDiscard: () => void;
}) {
  const t = useStrings(strings);
  const headingId = useId();
  const whyId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [isAccepted, setAccepted] = useState(false);
  const { fileName, problems, removed, preview } = tried;
  const isWrong = problems.length > 0;
  const isOpen = removed.length > 0 && !isAccepted;
  // the result appears below the button that was clicked
  useEffect(() => heading.current?.focus(), []);
  return (
    <Paper withBorder component="section" radius="lg" p="md" className="email-part" aria-labelledby={headingId}>
      <Title order={3} size="h5" id={headingId} ref={heading} tabIndex={-1} className="email-long">
        {t('preview.ofFile', { name: fileName })}
      </Title>
      {isWrong ? (
        <Alert color="red" title={t('trial.problems')} role="alert">
          <ul className="email-problems">
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        </Alert>
      ) : null}
      <Removed removed={removed} />
      <TemplatePreview message={preview} />
      {removed.length > 0 && !isWrong ? (
        <Checkbox
          label={t('trial.accept')}
          checked={isAccepted}
          onChange={(event) => setAccepted(event.currentTarget.checked)}
        />
      ) : null}
      {isWrong || isOpen ? (
        <Text size="sm" id={whyId}>
          {t(isWrong ? 'trial.mend' : 'trial.acceptFirst')}
        </Text>
      ) : null}
      <Group gap="sm">
        <Button
          disabled={isWrong || isOpen}
          aria-describedby={isWrong || isOpen ? whyId : undefined}
          loading={isSaving}
          onClick={onSave}
        >
          {t('trial.save')}
        </Button>
        <Button variant="default" onClick={onDiscard}>
          {t('trial.discard')}
        </Button>
      </Group>
    </Paper>
  );
}

/** The removed parts, each with how often it occurred. */
function Removed({ removed }: Pick<TriedTemplate, 'removed'>) {
  const t = useStrings(strings);
  if (removed.length === 0) return <Text size="sm">{t('trial.nothing')}</Text>;
  return (
    <>
      <Text size="sm">{t('trial.removedText')}</Text>
      <DataTable
        label={t('trial.removed')}
        rows={removed}
        rowKey={({ kind, name }) => `${kind} ${name}`}
        columns={[
          {
            key: 'name',
            header: t('trial.part'),
            primary: true,
            render: ({ name }) => <code className="email-long">{name}</code>,
          },
          { key: 'kind', header: t('trial.kind'), render: ({ kind }) => t(`part.${kind}`) },
          { key: 'count', header: t('trial.count'), align: 'end', render: ({ count }) => formatCount(count) },
        ]}
      />
    </>
  );
}
