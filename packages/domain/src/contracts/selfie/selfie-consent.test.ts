import { expect, it } from 'vitest';
import { selfieConsent, selfieConsentOf } from './selfie-consent.ts';

it('names consent as the only legal basis, and that it may be withdrawn', () => {
  expect(selfieConsent.pt).toMatch(/art\. 11, I\)/);
  expect(selfieConsent.pt).not.toContain('II');
  expect(selfieConsent.pt).toContain('Posso retirar este consentimento');
});

it('keeps the wording of each version, for the dossier of a person who gave it', () => {
  expect(selfieConsentOf(selfieConsent.version)).toBe(selfieConsent);
  expect(selfieConsentOf('2026-11')!.pt).toContain('art. 11, II, "g"');
  expect(selfieConsentOf('1999-01')).toBeNull();
});
