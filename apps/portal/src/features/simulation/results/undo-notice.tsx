import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Button, Text } from '@mantine/core';
import { strings } from '../strings.ts';

/** What an act has changed in the fields, announced, with the way back; empty while there is nothing to undo. */
export function UndoNotice({ text, onUndo }: { text: string; onUndo: () => void }) {
  const t = useStrings(strings);
  return (
    <div className="simulator-change">
      <Text role="status" size="sm">
        {text}
      </Text>
      {text === '' ? null : (
        <Button variant="subtle" size="compact-sm" onClick={onUndo}>
          {t('change.undo')}
        </Button>
      )}
    </div>
  );
}
