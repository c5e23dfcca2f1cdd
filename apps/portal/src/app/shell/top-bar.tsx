import { Brand } from '@estrada/web/frame/brand.tsx';
import { LanguageSwitch } from '@estrada/web/frame/language-switch.tsx';
import { SchemeSwitch } from '@estrada/web/frame/scheme-switch.tsx';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { IconMenu2, IconSearch } from '@tabler/icons-react';
import { strings } from '../strings.ts';
import { DealerSwitch } from './dealer-switch.tsx';
import { MainLinks } from './main-links.tsx';
import { UserMenu } from './user-menu.tsx';

/** The bar over the page: menu button on a phone, active dealer, ways, search, language, colours, person. */
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
      <LanguageSwitch />
      <SchemeSwitch />
      <UserMenu />
    </header>
  );
}
