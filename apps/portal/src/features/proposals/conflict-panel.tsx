import { useLanguage } from '@estrada/web/words/use-language.ts';
import { useStrings } from '@estrada/web/words/use-strings.ts';
import { Button, Group, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { DifferenceTable } from './difference-table.tsx';
import { statusName } from './status-badge.tsx';
import { strings } from './strings.ts';
import type { Conflict } from './use-proposal-work.ts';

/** Somebody else saved first: says who, shows both versions, and loses nothing typed. */
export function ConflictPanel({
  conflict,
  onKeep,
  onTake,
}: {
  conflict: Conflict;
  onKeep: () => void;
  onTake: () => void;
}) {
  const t = useStrings(strings);
  const { language } = useLanguage();
  const { message, current } = conflict;
  const isClosed = !current.can.edit;
  const [isOpen, setOpen] = useState(isClosed);
  return (
    <section className="proposal-decision" data-tone="warning" role="alert" aria-labelledby="proposal-conflict">
      <Title order={2} size="h3" id="proposal-conflict">
        {t('conflict.title')}
      </Title>
      <Text>{message}</Text>
      {isClosed ? <Text>{t('conflict.closed', { status: statusName(current.status, language) })}</Text> : null}
      {isOpen ? <DifferenceTable current={current} /> : null}
      <Group gap="sm" mt="xs">
        {isClosed ? null : <Button onClick={onKeep}>{t('conflict.keep')}</Button>}
        {isOpen ? (
          <Button variant="default" onClick={onTake}>
            {t('conflict.discard')}
          </Button>
        ) : (
          <Button variant="default" onClick={() => setOpen(true)}>
            {t('conflict.look')}
          </Button>
        )}
      </Group>
    </section>
  );
}
