import { expect, it } from 'vitest';
import { type PreApprovalTarget, preApprovalState, type StoredPreApproval } from './pre-approval.ts';

const subject = {
  assetType: 1,
  versionId: 11,
  manufacturerYear: 2026,
  modelYear: 2027,
  mileage: null,
  vehicleValueCents: 9_640_000,
  financeValueCents: 6_840_000,
};
const given: StoredPreApproval = { clientDocument: '52998224725', term: 36, subject };
const target: PreApprovalTarget = { clientDocument: '52998224725', selectedTerm: 36, subject };

it.each<[string, Partial<PreApprovalTarget>, Partial<StoredPreApproval>, string]>([
  ['nothing changed', {}, {}, 'current'],
  ['no term is chosen', { selectedTerm: null }, {}, 'current'],
  ['the client is another', { clientDocument: '11144477735' }, {}, 'fallen'],
  ['the client is gone', { clientDocument: null }, {}, 'fallen'],
  ['nobody knows whom it was about', {}, { clientDocument: null }, 'fallen'],
  ['both are unknown', { clientDocument: null }, { clientDocument: null }, 'fallen'],
  ['the term is another', { selectedTerm: 48 }, {}, 'outdated'],
  ['the term has no figures any more', { subject: null }, {}, 'outdated'],
  ['the amount is another', { subject: { ...subject, financeValueCents: 1 } }, {}, 'outdated'],
  [
    'the rate of the tier moved the financed tax alone',
    { subject: { ...subject, netCreditCents: 6_600_000, financeValueCents: 6_839_000 } },
    { subject: { ...subject, netCreditCents: 6_600_000 } },
    'current',
  ],
  [
    'the amount before the tax is another',
    { subject: { ...subject, netCreditCents: 6_600_001 } },
    { subject: { ...subject, netCreditCents: 6_600_000 } },
    'outdated',
  ],
  ['the price is another', { subject: { ...subject, vehicleValueCents: 1 } }, {}, 'outdated'],
  ['the vehicle is another', { subject: { ...subject, versionId: 12 } }, {}, 'outdated'],
  ['the year is another', { subject: { ...subject, modelYear: 2026 } }, {}, 'outdated'],
  ['what it was given for was not kept', {}, { subject: null }, 'outdated'],
])('is evaluated when %s', (_case, now, then, standing) => {
  expect(preApprovalState({ ...given, ...then }, { ...target, ...now })).toBe(standing);
});
