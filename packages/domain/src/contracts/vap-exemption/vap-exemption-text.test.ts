import { expect, it } from 'vitest';
import { vapExemptionText, vapExemptionTextOf } from './vap-exemption-text.ts';

it('has the wording of each version, for the evidence of a client who confirmed it', () => {
  expect(vapExemptionTextOf(vapExemptionText.version)).toBe(vapExemptionText);
  expect(vapExemptionTextOf('2026-11')!.pt).toContain('o endereço de rede desta confirmação');
  expect(vapExemptionTextOf('1999-01')).toBeNull();
});

it('changes its version with its wording', () => {
  const [current, former] = [vapExemptionText, vapExemptionTextOf('2026-11')!];
  expect(current.version).not.toBe(former.version);
  for (const language of ['pt', 'en'] as const) expect(current[language]).not.toBe(former[language]);
});
