import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Button, Modal, Text } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { requestOf } from '../model/draft.ts';
import { useSharedSimulator } from '../simulator-context.ts';
import { strings } from './strings.ts';

// it is opened late in a sale, if at all
const MenuColumns = lazy(() => import('./menu-columns.tsx').then((file) => ({ default: file.MenuColumns })));

/** The menu of products, turned to the client: only while the figures are up to date, and their offer is available. */
export function ProductMenuButton() {
  const t = useStrings(strings);
  const { mayPresent, dealerId, draft, item } = useSharedSimulator();
  const [isOpen, setOpen] = useState(false);
  const request = requestOf(draft);
  if (dealerId === null) return null;
  return (
    <>
      <Button variant="default" disabled={!mayPresent} onClick={() => setOpen(true)}>
        {t('open')}
      </Button>
      <Modal
        opened={isOpen && mayPresent}
        onClose={() => setOpen(false)}
        fullScreen
        title={t('title')}
        closeButtonProps={{ 'aria-label': t('close') }}
        transitionProps={{ duration: 0 }}
      >
        {isOpen && request && item ? (
          <Suspense fallback={<Text role="status">{t('loading')}</Text>}>
            <MenuColumns dealerId={dealerId} request={request} term={item.term} onChosen={() => setOpen(false)} />
          </Suspense>
        ) : null}
      </Modal>
    </>
  );
}
