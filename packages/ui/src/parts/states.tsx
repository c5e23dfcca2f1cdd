import { Button, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import './states.css';

/** An empty list: its purpose, and the first action. */
export function EmptyState({ title, text, action }: { title: string; text: string; action?: ReactNode }) {
  return (
    <Stack className="estrada-state" align="center" gap="xs">
      <span className="estrada-state-lane" aria-hidden="true" />
      <Title order={2} size="h3" ta="center">
        {title}
      </Title>
      <Text c="dimmed" ta="center" maw="46ch">
        {text}
      </Text>
      {action ? <div className="estrada-state-action">{action}</div> : null}
    </Stack>
  );
}

/** An error: what happened, the code in small print, and the next step. */
export function ErrorState({
  title,
  text,
  code,
  retryLabel,
  onRetry,
}: {
  title: string;
  text: string;
  code?: string;
  retryLabel?: string;
  onRetry?: () => void;
}) {
  return (
    <Stack className="estrada-state" align="center" gap="xs" role="alert">
      <Title order={2} size="h3" ta="center">
        {title}
      </Title>
      <Text ta="center" maw="56ch">
        {text}
      </Text>
      {onRetry && retryLabel ? (
        <div className="estrada-state-action">
          <Button variant="default" onClick={onRetry}>
            {retryLabel}
          </Button>
        </div>
      ) : null}
      {code ? (
        <Text size="xs" c="dimmed" ff="monospace">
          {code}
        </Text>
      ) : null}
    </Stack>
  );
}
