import { expect, it } from 'vitest';
import { insuranceCodes } from '../products/index.ts';
import { insuranceGlossary, insuranceTerms } from './insurance-glossary.ts';
import { hasInsuranceNotice, insuranceNotice, insuranceWarning } from './insurance-notices.ts';
import { warnedSentences } from './law/insurance-sentences.ts';
import { insuranceProposalTable } from './proposal/insurance-proposal.table.ts';

it('notifies the contractor of every move that has this effect, and of no other', () => {
  for (const { event, effects = [] } of insuranceProposalTable)
    expect([event, hasInsuranceNotice(event)]).toEqual([event, effects.includes('notifyContractor')]);
});

it('names the proposal in both languages', () => {
  for (const { event } of insuranceProposalTable) {
    if (!hasInsuranceNotice(event)) continue;
    const notice = insuranceNotice(event, '300417');
    for (const text of Object.values(notice)) expect(text).toMatch(/^\p{Lu}[^{}]*300417[^{}]*\.$/u);
    expect(notice.en).not.toBe(notice['pt-BR']);
  }
});

it('warns with proposal and day in both languages', () => {
  for (const key of warnedSentences) {
    const warning = insuranceWarning({ key, day: '2026-11-26' }, '300417');
    for (const text of Object.values(warning)) {
      expect(text).toMatch(/^\p{Lu}[^{}]*\.$/u);
      expect(text).toContain('300417');
      expect(text).toContain('26/11/2026');
    }
    expect(warning.en).not.toBe(warning['pt-BR']);
  }
});

it('explains bonus and deductible with car insurance alone, and who collects premiums with group insurance alone', () => {
  const namesOf = (product: (typeof insuranceCodes)[number]) => insuranceTerms(product).map(({ pt: [name] }) => name);
  for (const product of insuranceCodes) {
    const names = namesOf(product);
    expect(names).toEqual(
      expect.arrayContaining([
        'Apólice',
        'Prêmio (do seguro)',
        'Vigência',
        'Sinistro',
        'Indenização',
        'IOF (do seguro)',
      ]),
    );
    expect(names.includes('Bônus (classe de bônus)')).toBe(product === 'SEGURO_AUTO');
    expect(names.includes('Estipulante')).toBe(['LIFE', 'PPI'].includes(product));
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'pt-BR')));
  }
  expect(new Set(insuranceCodes.flatMap(insuranceTerms)).size).toBe(Object.keys(insuranceGlossary).length);
});
