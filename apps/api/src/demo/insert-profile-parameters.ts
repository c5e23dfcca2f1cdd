import {
  combinations,
  matrixOf,
  type ProfileFlag,
  rightsOf,
  type SimulationProfile,
  setSelection,
} from '@estrada/domain/parameters/index';
import type { Db } from '../kernel/database/database.ts';
import { writeProfileRights } from '../modules/identity/index.ts';
import { addProfileVersion, writeRows } from '../modules/parameters/index.ts';
import { demoNames } from './data/account-names.ts';

/** What each profile has beside what everybody sees, and what a seller does not see. */
const flagsOf: readonly { profile: SimulationProfile; flags: readonly ProfileFlag[]; isOn: boolean }[] = [
  { profile: 'fi-manager', flags: ['createPropose', 'viewPaymentReport'], isOn: true },
  { profile: 'sales-manager', flags: ['createPropose', 'viewPaymentReport'], isOn: true },
  { profile: 'seller', flags: ['createPropose'], isOn: true },
];

/** What the profiles of the demonstration see and do: dealers' people write proposals, managers look at the payments. */
export async function insertProfileParameters(db: Db, financeId: string, now: Date): Promise<void> {
  for (const [index, { profile, flags, isOn }] of flagsOf.entries()) {
    const matrix = setSelection(matrixOf([]), profile, { combinations, flags }, isOn);
    const version = index + 1;
    await addProfileVersion(db, {
      version,
      profile,
      changedBy: financeId,
      changedByName: demoNames.finance,
      changedAt: now,
    });
    await writeRows(db, profile, matrix, combinations);
    await writeProfileRights(db, profile, rightsOf(matrix));
  }
}
