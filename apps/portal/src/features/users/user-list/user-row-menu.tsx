import type { UserRow } from '@estrada/endpoints/index';
import { RowMenu } from '@estrada/ui/index';
import { useStrings } from '@estrada/web/words/use-strings.ts';
import { Anchor, Menu, Text } from '@mantine/core';
import { Link, useLocation } from 'react-router';
import { paths } from '../../../paths.ts';
import { strings } from '../strings.ts';
import { type UserAct, userActs } from './use-account-acts.ts';

/** Where the form leads back to: this very list, with its tab and its filters. */
const useReturn = () => ({ list: useLocation().search });

/** Username and name of a user; the first leads to the form for who may change it. */
export function UserName({ row }: { row: UserRow }) {
  const state = useReturn();
  return (
    <span style={{ display: 'inline-flex', flexDirection: 'column', overflowWrap: 'anywhere' }}>
      {row.can.edit ? (
        <Anchor component={Link} to={paths.user(row.userType, row.username)} state={state} fw={600}>
          {row.username}
        </Anchor>
      ) : (
        row.username
      )}
      <Text component="span" size="xs" c="dimmed">
        {row.name}
      </Text>
    </span>
  );
}

/** What the server lets the person do with a user; nothing at all shows nothing. */
export function UserRowMenu({ row, onAct }: { row: UserRow; onAct: (act: UserAct, row: UserRow) => void }) {
  const t = useStrings(strings);
  const state = useReturn();
  const acts = userActs.filter((act) => row.can[act]);
  if (!row.can.edit && acts.length === 0) return null;
  return (
    <RowMenu label={t('actions.of', { name: row.username })}>
      {row.can.edit ? (
        <Menu.Item component={Link} to={paths.user(row.userType, row.username)} state={state}>
          {t('actions.edit')}
        </Menu.Item>
      ) : null}
      {acts.map((act) => (
        <Menu.Item key={act} color={act === 'disable' ? 'red' : undefined} onClick={() => onAct(act, row)}>
          {t(`actions.${act}`)}
        </Menu.Item>
      ))}
    </RowMenu>
  );
}
