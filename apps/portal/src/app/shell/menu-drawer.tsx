import { Brand } from '@estrada/web/frame/brand.tsx';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Drawer } from '@mantine/core';
import { strings } from '../strings.ts';
import { HelpLinks, MenuList } from './menu-list.tsx';

/** The menu below 768 px. */
export function MenuDrawer({ onClose }: { onClose: () => void }) {
  const t = useStrings(strings);
  return (
    <Drawer
      opened
      onClose={onClose}
      size={280}
      radius={0}
      title={<Brand />}
      closeButtonProps={{ 'aria-label': t('menu.close') }}
      classNames={{ content: 'estrada-drawer', header: 'estrada-drawer', close: 'estrada-drawer-close' }}
    >
      <MenuList label={t('menu.label')} onChoose={onClose} />
      <HelpLinks onChoose={onClose} />
    </Drawer>
  );
}
