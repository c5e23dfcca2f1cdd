import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Alert, Button, Group } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useSharedSimulator } from '../simulator-context.ts';
import { strings } from '../strings.ts';

/** Why saving, printing, pre-approval or creating a proposal failed, with the next step. The input is preserved. */
export function ActProblems() {
  const t = useStrings(strings);
  const { journey } = useSharedSimulator();
  const { problem } = journey;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (problem) box.current?.focus();
  }, [problem]);

  if (!problem || problem.kind === 'tables') return null;
  const isConflict = problem.kind === 'conflict';
  return (
    <Alert
      className="simulator-notice"
      ref={box}
      tabIndex={-1}
      role="alert"
      color="red"
      variant="light"
      mb="md"
      title={t(isConflict ? 'conflict.title' : `failed.${problem.act}`)}
      withCloseButton
      closeButtonLabel={t('close')}
      onClose={journey.dismissProblem}
    >
      <p>{problem.error.words}</p>
      {isConflict ? (
        <>
          <p>{t('conflict.text')}</p>
          <Group gap="sm" mt="xs">
            <Button size="compact-sm" onClick={journey.copy}>
              {t('saveCopy')}
            </Button>
            <Button size="compact-sm" variant="default" onClick={journey.reload}>
              {t('conflict.reload')}
            </Button>
          </Group>
        </>
      ) : null}
      <small>
        {problem.error.correlationId ? `${problem.error.code} · ${problem.error.correlationId}` : problem.error.code}
      </small>
    </Alert>
  );
}
