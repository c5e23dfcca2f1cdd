import { type EmailTemplateName, maxTemplateBytes } from '@estrada/domain/parameters/index';
import { showAlert } from '@estrada/web/alerts/alerts.ts';
import { useAct } from '@estrada/web/calls/use-act.ts';
import { FailureState } from '@estrada/web/failure/failure-state.tsx';
import { showSize } from '@estrada/web/files/work/show-size.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Button, Text, Title } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { useId, useRef, useState } from 'react';
import { strings } from './strings.ts';
import { TemplateTrial, type TriedTemplate } from './template-trial.tsx';

/** Chooses a file, runs a trial immediately, and saves it once the user has seen what is removed. */
export function SendTemplate({
  name,
  version,
  onSaved,
}: {
  name: EmailTemplateName;
  /** the version in use */
  version: number;
  onSaved: () => void;
}) {
  const t = useStrings(strings);
  const headingId = useId();
  const errorId = useId();
  const picker = useRef<HTMLInputElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const [tried, setTried] = useState<TriedTemplate | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const trying = useAct('tryEmailTemplate');
  const saving = useAct('uploadEmailTemplate', { alert: true, reload: ['listEmailTemplates', 'readEmailTemplate'] });
  const size = showSize(maxTemplateBytes);

  async function take(chosen: File | undefined): Promise<void> {
    if (!chosen) return;
    const wrong = problemOf(chosen);
    setProblem(wrong);
    setTried(null);
    setFile(wrong ? null : chosen);
    if (wrong) return;
    // a refusal is shown below, in place of the trial's result
    setTried(await trying.run({ body: { name }, files: { file: chosen } }).catch(() => null));
  }

  function problemOf(chosen: File): string | null {
    if (!chosen.name.toLowerCase().endsWith('.html')) return t('send.wrongType');
    return chosen.size > maxTemplateBytes ? t('send.tooLarge', { size }) : null;
  }

  function discard(): void {
    setFile(null);
    setTried(null);
    opener.current?.focus();
  }

  async function save({ sha256 }: TriedTemplate): Promise<void> {
    if (!file) return;
    // the banner shows a refusal; the trial's result remains
    const saved = await saving.run({ body: { name, version, sha256 }, files: { file } }).catch(() => null);
    if (!saved) return;
    discard();
    onSaved();
    showAlert({ type: 'success', code: 'email.saved' });
  }

  return (
    <section className="email-part" aria-labelledby={headingId}>
      <Title order={2} size="h4" id={headingId}>
        {t('send.title')}
      </Title>
      <Text size="sm" c="dimmed">
        {t('send.text', { size })}
      </Text>
      <input
        ref={picker}
        type="file"
        hidden
        accept=".html"
        data-testid="template-file"
        onChange={(event) => {
          void take(event.currentTarget.files?.[0]);
          // lets the user choose the same file again after correcting it
          event.currentTarget.value = '';
        }}
      />
      <div>
        <Button
          ref={opener}
          variant={file ? 'default' : 'filled'}
          leftSection={<IconUpload size={16} aria-hidden="true" />}
          loading={trying.isBusy}
          aria-describedby={problem ? errorId : undefined}
          onClick={() => picker.current?.click()}
        >
          {t(file ? 'send.other' : 'send.choose')}
        </Button>
      </div>
      {problem ? (
        <Text size="sm" c="var(--mantine-color-error)" role="alert" id={errorId}>
          {problem}
        </Text>
      ) : null}
      {trying.isBusy && file ? (
        <Text size="sm" role="status">
          {t('trial.reading', { name: file.name })}
        </Text>
      ) : null}
      {file && trying.error ? <FailureState error={trying.error} /> : null}
      {tried ? (
        <TemplateTrial
          // another file needs another confirmation
          key={`${tried.fileName} ${tried.sha256}`}
          tried={tried}
          isSaving={saving.isBusy}
          onSave={() => void save(tried)}
          onDiscard={discard}
        />
      ) : null}
    </section>
  );
}
