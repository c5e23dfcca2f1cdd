import {
  type InstallationStep,
  installationRights,
  installationSteps,
  rolesOfStep,
} from '@estrada/domain/organization/index';
import { useCall } from '@estrada/web/calls/use-call.ts';
import { useRoleName } from '@estrada/web/names/roles/use-role-name.ts';
import { PageLink } from '@estrada/web/pages/page-link.tsx';
import { useSignedIn } from '@estrada/web/session/use-session.ts';
import { useLanguage } from '@estrada/web/strings/use-language.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react';
import { useId } from 'react';
import { strings } from './strings.ts';

const pageOf: Readonly<Record<InstallationStep, string>> = {
  staff: '/users/register',
  lender: '/parameters/lender',
  units: '/branches',
  dealers: '/dealers/register',
  vehicles: '/vehicles/upload',
  priceTables: '/upload/plans',
  fees: '/parameters/tcc',
  contractFees: '/parameters/contract',
  profiles: '/parameters/profiles',
  sellers: '/users/register',
};

/** What an installation still requires before users can simulate, in order. Renders nothing once it is complete. */
export function Installation() {
  const { can } = useSignedIn();
  return installationRights.some(can) ? <Steps /> : null;
}

function Steps() {
  const t = useStrings(strings);
  const headingId = useId();
  // one section of the start page: a failed call hides it without a message
  const { data } = useCall('readInstallation', {});
  if (!data || data.steps.every(({ isDone }) => isDone)) return null;
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className="estrada-home-heading">
        {t('installation')}
      </h2>
      <p className="estrada-home-none">{t('installation.about')}</p>
      <ol className="estrada-home-card estrada-home-records">
        {data.steps.map(({ name, isDone }) => (
          <li key={name} className="estrada-desk-step">
            {isDone ? <IconCircleCheckFilled aria-hidden size={20} /> : <IconCircle aria-hidden size={20} />}
            <span>
              <strong>{t(`installation.${name}`)}</strong>
              <span className="estrada-home-action-text">
                {isDone ? t('installation.done') : <HowItComes name={name} />}
              </span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** A link to the page, for users who may open it; for others, who provides it. */
function HowItComes({ name }: { name: InstallationStep }) {
  const t = useStrings(strings);
  const roleName = useRoleName();
  const { language } = useLanguage();
  const { can, viewer } = useSignedIn();
  const path = pageOf[name];
  const bringers = rolesOfStep(name);
  if (can(installationSteps[name].right) && bringers.includes(viewer.role))
    return (
      <PageLink to={path} size="sm">
        {t(`installation.${name}.act`)}
      </PageLink>
    );
  const roles = new Intl.ListFormat(language, { type: 'disjunction' }).format(bringers.map(roleName));
  return t('installation.by', { roles });
}
