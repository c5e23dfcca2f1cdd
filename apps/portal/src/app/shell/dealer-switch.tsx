import { useSignedIn } from '@estrada/web/session/use-session.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Menu } from '@mantine/core';
import { IconBuildingStore, IconCheck, IconSelector } from '@tabler/icons-react';
import { useState } from 'react';
import { chooseDealer, leaveDealer } from '../session/choose-dealer.ts';
import { strings } from '../strings.ts';

/** The dealer that a dealer's account acts for; a menu when it has several. */
export function DealerSwitch() {
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
    // the banner has shown what went wrong; the old dealer stays
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
