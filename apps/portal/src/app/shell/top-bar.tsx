import { Brand } from '@estrada/web/frame/brand.tsx';
import { LanguageSwitch } from '@estrada/web/frame/language-switch.tsx';
import { SchemeSwitch } from '@estrada/web/frame/scheme-switch.tsx';
import { hubPath } from '@estrada/web/pages/hubs.ts';
import { useMenuRows } from '@estrada/web/pages/page-access.ts';
import type { MenuGroup } from '@estrada/web/pages/page-row.ts';
import { strings as groupStrings } from '@estrada/web/pages/strings.ts';
import { signOut } from '@estrada/web/session/sign-out.ts';
import { useSignedIn } from '@estrada/web/session/use-session.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Menu } from '@mantine/core';
import {
  IconBuildingStore,
  IconCheck,
  IconChevronDown,
  IconKey,
  IconLogout,
  IconMenu2,
  IconSearch,
  IconSelector,
} from '@tabler/icons-react';
import { useState } from 'react';
import { NavLink } from 'react-router';
import { paths } from '../../paths.ts';
import { chooseDealer, leaveDealer } from '../session/choose-dealer.ts';
import { openPasswordChange } from '../session/password-change.ts';
import { strings } from '../strings.ts';

/** The dealer that a dealer account acts for; a menu when it has several. */
function DealerSwitch() {
  const t = useStrings(strings);
  const { user, activeDealer } = useSignedIn();
  const [isChanging, setChanging] = useState(false);
  if (user.dealers.length === 0) return null;

  const name = activeDealer?.tradingName ?? t('dealer.none');
  const icon = <IconBuildingStore size={18} stroke={1.7} aria-hidden="true" />;
  if (user.dealers.length === 1)
    return (
      <span className="estrada-top-dealer">
        {icon}
        <span className="estrada-top-name">{name}</span>
        <span className="estrada-sr-only">, {t('dealer.active')}</span>
      </span>
    );

  const change = async (act: () => Promise<void>) => {
    setChanging(true);
    // the banner has shown the error; the previous dealer remains
    await act().catch(() => undefined);
    setChanging(false);
  };
  return (
    <Menu position="bottom-start" withinPortal={false} shadow="md">
      <Menu.Target>
        <button type="button" className="estrada-top-button estrada-top-dealer" disabled={isChanging}>
          {icon}
          <span className="estrada-top-name">{name}</span>
          <span className="estrada-sr-only">, {t('dealer.active')}</span>
          <IconSelector size={16} stroke={1.7} aria-hidden="true" />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{t('dealer.switch')}</Menu.Label>
        {user.dealers.map((dealer) => (
          <Menu.Item
            key={dealer.id}
            aria-current={dealer.id === user.activeDealerId ? 'true' : undefined}
            rightSection={dealer.id === user.activeDealerId ? <IconCheck size={16} aria-hidden="true" /> : null}
            onClick={() => void change(() => chooseDealer(dealer.id))}
          >
            {dealer.tradingName} · {dealer.state}
          </Menu.Item>
        ))}
        {activeDealer ? (
          <>
            <Menu.Divider />
            <Menu.Item onClick={() => void change(leaveDealer)}>{t('dealer.leave')}</Menu.Item>
          </>
        ) : null}
      </Menu.Dropdown>
    </Menu>
  );
}

/** The greeting, with the logout. */
function UserMenu() {
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

const hubs: readonly MenuGroup[] = ['vehicles', 'insurance', 'parameters'];

/** The six links of the header that the user has access to: home, users, three hubs and the simulator. */
function MainLinks() {
  const t = useStrings(strings);
  const groups = useStrings(groupStrings);
  const rows = useMenuRows();
  const has = (path: string) => rows.some((row) => row.path === path);
  const ways = [
    { to: paths.home, label: groups('home') },
    ...(has(paths.users) ? [{ to: paths.users, label: t('users') }] : []),
    ...hubs
      .filter((group) => rows.some((row) => row.menu.group === group))
      .map((group) => ({ to: hubPath(group), label: groups(group) })),
    ...(has(paths.simulator) ? [{ to: paths.simulator, label: t('simulator') }] : []),
  ];
  return (
    <nav aria-label={t('mainLinks')} className="estrada-main-links">
      {ways.map(({ to, label }) => (
        <NavLink key={to} to={to} end={to === paths.home}>
          {label}
        </NavLink>
      ))}
    </nav>
  );
}

/**
 * The bar at the top of the page: menu button on a phone, active dealer, links, search, language, colour scheme, user.
 */
export function TopBar({ onOpenMenu, onSearch }: { onOpenMenu: () => void; onSearch: () => void }) {
  const t = useStrings(strings);
  return (
    <header className="estrada-top">
      <button
        type="button"
        className="estrada-top-button estrada-top-burger"
        aria-label={t('menu.open')}
        onClick={onOpenMenu}
      >
        <IconMenu2 size={20} stroke={1.7} aria-hidden="true" />
      </button>
      <span className="estrada-top-brand">
        <Brand />
      </span>
      <DealerSwitch />
      <MainLinks />
      <span className="estrada-top-space" />
      <button
        type="button"
        className="estrada-top-button"
        aria-label={t('search')}
        aria-keyshortcuts="Control+K"
        title={`${t('search')} (Ctrl+K)`}
        onClick={onSearch}
      >
        <IconSearch size={18} stroke={1.7} aria-hidden="true" />
      </button>
      <span id="avisos" className="estrada-top-bell" />
      <LanguageSwitch />
      <SchemeSwitch />
      <UserMenu />
    </header>
  );
}
