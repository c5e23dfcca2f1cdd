import { Drawer } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Nouns } from './record-kind.ts';
import { useDrawerAddress } from './use-drawer-address.ts';
import { useRecordStrings } from './use-record-strings.ts';

/** The drawer of a form, next to the page that it was opened from; the address contains whether it is open. */
export function FormDrawer({ nouns, children }: { nouns: Nouns; children: ReactNode }) {
  const navigate = useNavigate();
  const { say } = useRecordStrings(nouns);
  const { key, isNew, closed } = useDrawerAddress();
  const [wasNew, setWasNew] = useState(isNew);
  // the title remains while the drawer fades out
  if (key !== null && wasNew !== isNew) setWasNew(isNew);
  return (
    <Drawer
      opened={key !== null}
      onClose={() => void navigate(closed)}
      position="right"
      size="md"
      title={say(wasNew ? 'register' : 'change')}
      closeButtonProps={{ 'aria-label': say('close') }}
    >
      {key === null ? null : children}
    </Drawer>
  );
}
