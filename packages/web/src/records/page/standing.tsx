import { businessDay } from '@estrada/domain/calendar/index';
import { pickText } from '@estrada/domain/errors/index';
import { StatusPill } from '@estrada/ui/index';
import type { ReactNode } from 'react';
import { useLanguage } from '../../strings/use-language.ts';

/** The states of a record with a first and a last day. */
export const standings = {
  holding: { pt: 'Vigente', en: 'In force' },
  coming: { pt: 'Futura', en: 'Upcoming' },
  ended: { pt: 'Vencida', en: 'Expired' },
};

/** As the status of a record, whose noun has either gender. */
const statuses = {
  coming: { pt: 'Validade futura', en: 'Upcoming' },
  ended: { pt: 'Validade vencida', en: 'Expired' },
};

type Dated = { enabled: boolean; effectiveFrom: string; validUntil: string };

/** The state of an enabled record that is not valid today: its days matter more than its being enabled; else null. */
export function showStanding({ enabled, effectiveFrom, validUntil }: Dated): ReactNode | null {
  const today = businessDay(new Date().toISOString());
  if (!enabled) return null;
  if (validUntil < today) return <StandingPill of="ended" />;
  return effectiveFrom > today ? <StandingPill of="coming" /> : null;
}

/** A state as it is shown in a list. */
export function StandingPill({ of }: { of: 'coming' | 'ended' }) {
  const { language } = useLanguage();
  return <StatusPill tone={of === 'ended' ? 'warning' : 'info'}>{pickText(statuses[of], language)}</StatusPill>;
}
