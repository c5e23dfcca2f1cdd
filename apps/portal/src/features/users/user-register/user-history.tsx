import { useRoleName } from '@estrada/web/names/roles/use-role-name.ts';
import { HistoryPanel } from '@estrada/web/records/history/history-panel.tsx';
import type { KeyOf } from '@estrada/web/strings/string-types.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { strings } from '../strings.ts';

/** Fields of the audit trail and what they are called on this page. */
const trailFields: Readonly<Record<string, KeyOf<typeof strings>>> = {
  role: 'field.groupName',
  name: 'field.name',
  email: 'field.email',
  redirectURL: 'field.redirectURL',
  dealers: 'field.dealers',
  dealerDefault: 'field.dealerDefault',
  regions: 'field.regions',
  createPropose: 'permission.createPropose',
  viewPaymentReport: 'permission.viewPaymentReport',
  insuranceContracting: 'permission.insuranceContracting',
  enabled: 'history.enabled',
  isBlocked: 'history.isBlocked',
  language: 'history.language',
};

const languageNames: Readonly<Record<string, string>> = { 'pt-BR': 'Português', en: 'English' };

/** Who changed what in a user. */
export function UserHistory({ userId }: { userId: string }) {
  const t = useStrings(strings);
  const roleName = useRoleName();
  const showValue = (field: string, value: string) => {
    if (field === 'role') return roleName(value);
    return (field === 'language' && languageNames[value]) || value;
  };
  return (
    <HistoryPanel
      entity="user"
      entityId={userId}
      labelOf={(field) => {
        const key = trailFields[field];
        return key && t(key);
      }}
      showValue={showValue}
    />
  );
}
