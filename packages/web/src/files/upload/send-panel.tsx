import { formatCount, formatDate } from '@estrada/domain/formats/index';
import type { UploadRecord } from '@estrada/endpoints/index';
import { Button, Paper, Text, Title } from '@mantine/core';
import { IconFileSpreadsheet, IconFlask, IconUpload } from '@tabler/icons-react';
import { type DragEvent, useEffect, useId, useRef, useState } from 'react';
import { useConfirmAction } from '../../records/confirm-action/use-confirm-action.tsx';
import { useStrings } from '../../strings/use-strings.ts';
import { showSize } from '../work/show-size.ts';
import { WorkProgress } from '../work/work-status.tsx';
import { useStartChoice } from './start-choice.tsx';
import { strings } from './strings.ts';
import type { TableCalls } from './upload-calls.ts';
import { type Sending, useSend } from './use-send.ts';

type Limits = { maxBytes: number; maxLines: number };
/** The texts for a table that replaces the one in force, and for one that changes only the lines it contains. */
const stateTexts = {
  replace: { text: 'send.text', title: 'confirm.title', question: 'confirm.text', act: 'confirm.act' },
  change: {
    text: 'change.text',
    title: 'change.confirm.title',
    question: 'change.confirm.text',
    act: 'change.confirm.act',
  },
} as const;
export type UploadEffect = keyof typeof stateTexts;
const accepted = ['.csv', '.xlsx'];

/** Choose or drop a file, check its name, upload it and watch the progress. */
export function SendPanel({
  calls,
  effect,
  limits,
  onSent,
}: {
  calls: TableCalls;
  effect: UploadEffect;
  limits: Limits | null;
  onSent: (upload: UploadRecord) => void;
}) {
  const t = useStrings(strings);
  const words = stateTexts[effect];
  const headingId = useId();
  const errorId = useId();
  const picker = useRef<HTMLInputElement>(null);
  const panel = useRef<HTMLElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isOver, setOver] = useState(false);
  const sending = useSend(calls, onSent);
  const isAllSent = sending.share >= 1;
  // the button that was clicked is gone: the focus stays in the panel
  useEffect(() => {
    if (sending.isSending) panel.current?.focus({ preventScroll: true });
  }, [sending.isSending]);
  const { ask, modal } = useConfirmAction();
  const start = useStartChoice();

  function take(chosen: File | undefined): void {
    if (!chosen) return;
    const wrong = problemOf(chosen);
    setProblem(wrong);
    setFile(wrong ? null : chosen);
  }

  function problemOf(chosen: File): string | null {
    if (!accepted.some((end) => chosen.name.toLowerCase().endsWith(end))) return t('send.wrongType');
    if (chosen.size === 0) return t('send.emptyFile');
    if (limits && chosen.size > limits.maxBytes) return t('send.tooLarge', { size: showSize(limits.maxBytes) });
    return null;
  }

  function drop(event: DragEvent): void {
    event.preventDefault();
    setOver(false);
    if (!sending.isSending) take(event.dataTransfer.files[0]);
  }

  async function send(chosen: File, how: Sending): Promise<void> {
    // after a trial the file is uploaded again once it is corrected
    if (!(await sending.send(chosen, how)) || how === 'trial') return;
    setFile(null);
    // the date was chosen for this table
    start.reset();
  }

  function askToSend(chosen: File): void {
    const from = start.read();
    if (from === null) return;
    ask({
      title: t(words.title),
      subject: chosen.name,
      text: from.effectiveFrom ? t('confirm.textFrom', { day: formatDate(from.effectiveFrom) }) : t(words.question),
      confirmLabel: t(words.act),
      act: async () => void send(chosen, from),
    });
  }

  return (
    // dropping is a shortcut for the mouse; the button does the same
    <Paper
      withBorder
      component="section"
      className="upload-send"
      radius="lg"
      aria-labelledby={headingId}
      ref={panel}
      tabIndex={-1}
      onDragOver={(event: DragEvent) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={(event: DragEvent) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
      }}
      onDrop={drop}
    >
      <Title order={2} size="h3" id={headingId}>
        {t('send.title')}
      </Title>
      <Text c="dimmed">{t(words.text)}</Text>
      <div className="upload-drop" data-over={isOver || undefined}>
        {sending.isSending && file ? (
          <>
            <WorkProgress
              label={t('send.sending', { name: file.name })}
              done={sending.share}
              expected={1}
              words={
                isAllSent
                  ? t('send.arriving', { name: file.name })
                  : `${t('send.sending', { name: file.name })} · ${t('send.share', { percent: Math.floor(sending.share * 100) })}`
              }
            />
            {isAllSent ? null : (
              <Button variant="default" onClick={sending.cancel}>
                {t('send.cancel')}
              </Button>
            )}
          </>
        ) : (
          <>
            {file ? (
              <p className="upload-chosen">
                <IconFileSpreadsheet size={22} stroke={1.6} aria-hidden="true" />
                <span>
                  <strong>{file.name}</strong>
                  <small>{showSize(file.size)}</small>
                </span>
              </p>
            ) : null}
            <input
              ref={picker}
              type="file"
              hidden
              accept={accepted.join(',')}
              data-testid="table-file"
              onChange={(event) => {
                take(event.currentTarget.files?.[0]);
                // lets the user choose the same file again after correcting it
                event.currentTarget.value = '';
              }}
            />
            {file ? start.choice : null}
            <div className="upload-acts">
              <Button
                variant={file ? 'default' : 'filled'}
                onClick={() => picker.current?.click()}
                aria-describedby={problem ? errorId : undefined}
              >
                {t(file ? 'send.change' : 'send.choose')}
              </Button>
              {file ? (
                <Button
                  variant="default"
                  leftSection={<IconFlask size={16} aria-hidden="true" />}
                  onClick={() => void send(file, 'trial')}
                >
                  {t('send.try')}
                </Button>
              ) : null}
              {file ? (
                <Button leftSection={<IconUpload size={16} aria-hidden="true" />} onClick={() => askToSend(file)}>
                  {t('send.act')}
                </Button>
              ) : (
                <Text span c="dimmed" size="sm" className="upload-drop-hint">
                  {t('send.drop')}
                </Text>
              )}
            </div>
          </>
        )}
      </div>
      {problem ? (
        <Text size="sm" c="var(--mantine-color-error)" role="alert" id={errorId}>
          {problem}
        </Text>
      ) : null}
      <Text size="sm" c="dimmed">
        {t('send.tryText')}
      </Text>
      {limits ? (
        <Text size="sm" c="dimmed">
          {t('send.limits', { size: showSize(limits.maxBytes), lines: formatCount(limits.maxLines) })}
        </Text>
      ) : null}
      {modal}
    </Paper>
  );
}
