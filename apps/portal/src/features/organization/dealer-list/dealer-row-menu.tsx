import type { DealerRow } from '@estrada/endpoints/index';
import { RowMenu } from '@estrada/ui/index';
import { useSignedIn } from '@estrada/web/session/use-session.ts';
import { useStrings } from '@estrada/web/words/use-strings.ts';
import { Anchor, Menu, Text } from '@mantine/core';
import { Link, useLocation } from 'react-router';
import { paths } from '../../../paths.ts';
import { strings } from '../strings.ts';

/** Where the form leads back to: this very list, with its filters and its order. */
function useReturn() {
  const { search } = useLocation();
  return { list: search };
}

/** The two names of a dealer; the first leads to its form for who may change it. */
export function DealerName({ row }: { row: DealerRow }) {
  const state = useReturn();
  return (
    <span style={{ display: 'inline-flex', flexDirection: 'column' }}>
      {row.can.edit ? (
        <Anchor component={Link} to={paths.dealer(row.id)} state={state} fw={600}>
          {row.tradingName}
        </Anchor>
      ) : (
        row.tradingName
      )}
      <Text component="span" size="xs" c="dimmed">
        {row.companyName}
      </Text>
    </span>
  );
}

/** What the server lets the person do with a dealer; nothing at all shows nothing. */
export function DealerRowMenu({ row, onSwitch }: { row: DealerRow; onSwitch: (row: DealerRow) => void }) {
  const t = useStrings(strings);
  const state = useReturn();
  const { can: mayOpen } = useSignedIn();
  const { can, tradingName, enabled } = row;
  const hasChannels = mayOpen('dealer-channels');
  if (!can.edit && !can.enable && !can.disable && !hasChannels) return null;
  return (
    <RowMenu label={t('actions.of', { name: tradingName })}>
      {can.edit ? (
        <Menu.Item component={Link} to={paths.dealer(row.id)} state={state}>
          {t('actions.edit')}
        </Menu.Item>
      ) : null}
      {hasChannels ? (
        <Menu.Item component={Link} to={paths.dealerChannels(row.id)}>
          {t('actions.channels')}
        </Menu.Item>
      ) : null}
      {can.enable || can.disable ? (
        <Menu.Item color={enabled ? 'red' : undefined} onClick={() => onSwitch(row)}>
          {t(enabled ? 'actions.disable' : 'actions.enable')}
        </Menu.Item>
      ) : null}
    </RowMenu>
  );
}
