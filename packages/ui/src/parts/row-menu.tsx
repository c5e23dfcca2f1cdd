import { ActionIcon, Menu } from '@mantine/core';
import type { ReactNode } from 'react';

/**
 * The acts on one row, behind three dots.
 *
 * @param label also names the row ("Ações de Autovia Paulista")
 * @param children items of Mantine's menu
 */
export function RowMenu({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size="lg" aria-label={label}>
          <svg viewBox="0 0 4 16" width="4" height="16" fill="currentColor" aria-hidden="true">
            <circle cx="2" cy="2" r="1.6" />
            <circle cx="2" cy="8" r="1.6" />
            <circle cx="2" cy="14" r="1.6" />
          </svg>
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>{children}</Menu.Dropdown>
    </Menu>
  );
}
