import type { UserType } from '@estrada/domain/access/index';
import { formatDate } from '@estrada/domain/formats/index';
import type { UserRow } from '@estrada/endpoints/index';
import { type DataColumn, StatusPill } from '@estrada/ui/index';
import { useRoleName } from '@estrada/web/names/roles/use-role-name.ts';
import { EnabledPill, Instant, RecordMenu, RecordName } from '@estrada/web/records/page/record-cells.tsx';
import { useRecordStrings } from '@estrada/web/records/page/use-record-strings.ts';
import { type Translate, useStrings } from '@estrada/web/strings/use-strings.ts';
import { Menu } from '@mantine/core';
import { paths } from '../../../paths.ts';
import { strings } from '../strings.ts';
import { userCalls } from '../user-calls.ts';
import { type UserAct, useActName, userActs } from './use-account-acts.ts';
import type { useCertificationActs } from './use-certification-acts.tsx';

const { nouns } = userCalls.words;
const formOf = ({ can, userType, username }: UserRow) => (can.edit ? paths.user(userType, username) : null);

/** The columns of the list. @param onAct starts an act on a user */
export function useUserColumns(
  type: UserType,
  onAct: (act: UserAct, row: UserRow) => void,
  certification: Pick<ReturnType<typeof useCertificationActs>, 'edit' | 'remove'>,
): DataColumn<UserRow>[] {
  const t = useStrings(strings);
  const roleName = useRoleName();
  const actName = useActName();
  const { say, One } = useRecordStrings(nouns);
  const dealers: DataColumn<UserRow> = {
    key: 'dealers',
    header: t('column.dealers'),
    render: (row) => dealersText(row, t),
  };
  const certified: DataColumn<UserRow> = {
    key: 'certification',
    header: t('column.certification'),
    render: (row) => <CertificationPill row={row} />,
  };
  return [
    {
      key: 'user',
      header: One,
      primary: true,
      render: (row) => (
        <RecordName to={formOf(row)} below={row.name}>
          {row.username}
        </RecordName>
      ),
    },
    {
      key: 'group',
      header: t('filter.group'),
      render: (row) => row.groups.map(({ groupName }) => roleName(groupName)).join(', '),
    },
    ...(type === 'DEALER' ? [dealers, certified] : []),
    {
      key: 'email',
      header: t('field.email'),
      priority: 'low',
      cut: true,
      render: (row) => (
        <span style={{ overflowWrap: 'anywhere' }} title={row.email}>
          {row.email}
        </span>
      ),
    },
    { key: 'status', header: say('status'), render: (row) => <UserStatus row={row} /> },
    { key: 'updatedAt', header: say('updatedAt'), priority: 'low', render: (row) => <Instant at={row.updatedAt} /> },
    {
      key: 'actions',
      header: say('actions'),
      isAction: true,
      render: (row) => (
        <RecordMenu nouns={nouns} name={row.username} editAt={formOf(row)}>
          {[
            ...userActs
              .filter((act) => row.can[act])
              .map((act) => (
                <Menu.Item key={act} color={act === 'disable' ? 'red' : undefined} onClick={() => onAct(act, row)}>
                  {actName(act)}
                </Menu.Item>
              )),
            ...(row.can.certify
              ? [
                  <Menu.Item key="certify" onClick={() => certification.edit(row)}>
                    {t('certification.title')}
                  </Menu.Item>,
                ]
              : []),
            ...(row.can.certify && row.certification
              ? [
                  <Menu.Item key="removeCertification" color="red" onClick={() => certification.remove(row)}>
                    {t('certification.remove')}
                  </Menu.Item>,
                ]
              : []),
          ]}
        </RecordMenu>
      ),
    },
  ];
}

function dealersText({ dealers }: UserRow, t: Translate<typeof strings>): string {
  const [first] = dealers;
  if (!first) return '–';
  const name = `${first.gmfCode} · ${first.tradingName}`;
  return dealers.length > 1 ? t('dealers.more', { first: name, count: dealers.length - 1 }) : name;
}

const tones = { expiring: 'warning', expired: 'danger' } as const;

function CertificationPill({ row: { certificationState: state, certification } }: { row: UserRow }) {
  const t = useStrings(strings);
  if (!state) return '–';
  const { certificationStart = '', certificationEnd = '' } = certification ?? {};
  const day = formatDate(state === 'future' ? certificationStart : certificationEnd);
  const text = t(`certification.${state}`, { day });
  return state === 'expiring' || state === 'expired' ? <StatusPill tone={tones[state]}>{text}</StatusPill> : text;
}

function UserStatus({ row: { administrativeStatus, status } }: { row: UserRow }) {
  const t = useStrings(strings);
  if (administrativeStatus === 'blocked') return <StatusPill tone="danger">{t('status.blocked')}</StatusPill>;
  if (administrativeStatus === 'enabled' && status === 'NEW_PASSWORD_REQUIRED')
    return <StatusPill tone="warning">{t('status.NEW_PASSWORD_REQUIRED')}</StatusPill>;
  return <EnabledPill nouns={nouns} enabled={administrativeStatus === 'enabled'} />;
}
