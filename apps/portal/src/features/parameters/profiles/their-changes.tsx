import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Button, Text, Title } from '@mantine/core';
import { ChangeList } from './change-list.tsx';
import { strings } from './strings.ts';
import type { TheirChanges } from './use-profile-draft.ts';

/** Somebody else saved first: what that changed, while the marks made here stay. */
export function TheirChangesNotice({ theirs, onClose }: { theirs: TheirChanges; onClose: () => void }) {
  const t = useStrings(strings);
  return (
    <section className="record-conflict" role="alert" aria-labelledby="profile-theirs">
      <Title order={2} size="h3" id="profile-theirs">
        {t('theirs.title')}
      </Title>
      <Text>{t('theirs.who', { who: theirs.who })}</Text>
      {theirs.changes.length > 0 ? (
        <ChangeList changes={theirs.changes} label={t('theirs.list')} />
      ) : (
        <Text>{t('theirs.none')}</Text>
      )}
      <Button variant="default" mt="xs" onClick={onClose}>
        {t('theirs.close')}
      </Button>
    </section>
  );
}
