import type { ProfileFlag, ProfileTaxType, SimulationProfile } from '@estrada/domain/parameters/index';
import { signInByApi } from './api.ts';

/** A flag that a journey removes from a profile: in the dealer's channel, for new vehicles of one plan. */
type ChangedFlag = { profile: SimulationProfile; flag: ProfileFlag; taxType: ProfileTaxType; financeTypeId: number };

/**
 * Switches a flag of a profile off during an attempt, and on again whatever its outcome: all journeys share the
 * product.
 */
export async function withoutFlag(taken: ChangedFlag, attempt: () => Promise<void>): Promise<void> {
  await setFlag(taken, false);
  try {
    await attempt();
  } finally {
    await setFlag(taken, true);
  }
}

async function setFlag({ profile, flag, taxType, financeTypeId }: ChangedFlag, isOn: boolean): Promise<void> {
  const finance = await signInByApi('DEMO.FINANCE');
  const { version } = await finance.ok('readProfileParameters', { query: { profile } });
  const place = { channel: 'CHD', vehicleType: 'NEW', taxType, financeTypeIds: [financeTypeId] };
  await finance.ok('saveProfileParameters', { body: { profile, version, changes: [{ ...place, flag, isOn }] } });
}
