import { signOut } from '@estrada/web/session/sign-out.ts';
import { useSignedIn } from '@estrada/web/session/use-session.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Menu } from '@mantine/core';
import { IconChevronDown, IconKey, IconLogout } from '@tabler/icons-react';
import { openPasswordChange } from '../session/password-change.ts';
import { strings } from '../strings.ts';

/** The greeting, and the way out. */
export function UserMenu() {
  const t = useStrings(strings);
  const { user } = useSignedIn();
  const firstName = user.name.split(' ')[0] ?? user.name;
  const initials = [user.name.split(' ')[0], user.name.split(' ').at(-1)].map((part) => part?.[0] ?? '').join('');
  return (
    <Menu position="bottom-end" withinPortal={false} shadow="md" width={240}>
      <Menu.Target>
        <button type="button" className="estrada-top-button estrada-top-user">
          <span className="estrada-top-person">
            <span className="estrada-top-initials" aria-hidden="true">
              {initials}
            </span>
            <span className="estrada-top-greeting">{t('user.greeting', { name: firstName })}</span>
          </span>
          <span className="estrada-sr-only">{t('user.menu', { name: user.name })}</span>
          <IconChevronDown size={16} stroke={1.7} aria-hidden="true" />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label className="estrada-user-label">
          <strong>{user.name}</strong>
          <span>{user.email}</span>
        </Menu.Label>
        <Menu.Item leftSection={<IconKey size={16} aria-hidden="true" />} onClick={openPasswordChange}>
          {t('user.changePassword')}
        </Menu.Item>
        <Menu.Item leftSection={<IconLogout size={16} aria-hidden="true" />} onClick={() => signOut()}>
          {t('user.signOut')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
