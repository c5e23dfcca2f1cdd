import { useRoleName } from '@estrada/web/names/roles/use-role-name.ts';
import { useSignedIn } from '@estrada/web/session/use-session.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { strings } from './strings.ts';

/** Name, username, e-mail, profile and dealer of who is signed in. */
export function AccountCard() {
  const t = useStrings(strings);
  const roleName = useRoleName();
  const { user, activeDealer } = useSignedIn();
  const role = user.groups[0]?.groupName ?? '';
  const lines: [string, string][] = [
    [t('name'), user.name],
    [t('username'), user.username],
    [t('email'), user.email],
    [t('profile'), roleName(role)],
  ];
  if (activeDealer) lines.push([t('dealer'), `${activeDealer.tradingName} · ${activeDealer.state}`]);
  return (
    <section aria-labelledby="conta">
      <h2 id="conta" className="estrada-home-heading">
        {t('account')}
      </h2>
      <dl className="estrada-home-account">
        {lines.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
