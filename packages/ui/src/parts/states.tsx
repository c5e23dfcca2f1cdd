import { Button, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import './states.css';

/** Nothing here yet: what the place is for, and the first action. */
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

/** Something failed: what happened in words, the code small, and the way on. */
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
