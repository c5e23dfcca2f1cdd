import { describe, expect, it } from 'vitest';
import { alertText } from '../../errors/index.ts';
import {
  type InsuranceProposalEvent,
  type InsuranceProposalStatus,
  insuranceProposalStatusIds,
  insuranceProposalTable,
} from './insurance-proposal.table.ts';
import { type InsurerNews, insuranceEventOf, insurerErrorCode } from './insurer-answers.ts';

const policy = { policyNumber: 'AP-1', issuedOn: '2026-11-20', startsOn: '2026-11-20', endsOn: '2027-11-19' };
const accepted = { state: 'accepted', decidedOn: '2026-11-20', isCollected: false } as const;
const decided = (decision: Extract<InsurerNews, { about: 'decision' }>['decision']): InsurerNews => ({
  about: 'decision',
  decision,
});
const news = {
  received: decided({ state: 'received' }),
  accepted: decided(accepted),
  collected: decided({ ...accepted, isCollected: true }),
  information: decided({ state: 'information', question: 'Qual é a renda?' }),
  refused: decided({ state: 'refused', code: null, reason: 'Risco fora da política.' }),
  manual: decided({ state: 'manual', code: 'LIBMAN' }),
  cancelled: decided({ state: 'cancelled', decidedOn: '2026-11-20' }),
  policy: { about: 'policy', policy: { ...policy, instalments: [] } },
  'no policy': { about: 'policy', policy: null },
} as const satisfies Record<string, InsurerNews>;
type News = keyof typeof news;

describe('the news of an insurer', () => {
  const leadsTo: Partial<Record<InsuranceProposalStatus, Partial<Record<News, InsuranceProposalEvent>>>> = {
    sent: {
      accepted: 'accept',
      collected: 'acceptByCollection',
      information: 'requestInformation',
      refused: 'refuse',
      manual: 'issueManually',
    },
    information: { refused: 'refuse' },
    accepted: { policy: 'issue' },
  };

  it.each(insuranceProposalStatusIds)('leads from %s to its event, or to none', (status) => {
    for (const [name, one] of Object.entries(news))
      expect([name, insuranceEventOf(status, one)]).toEqual([name, leadsTo[status]?.[name as News] ?? null]);
  });

  it('never leads to an event that the machine does not let the insurer cause', () => {
    for (const status of insuranceProposalStatusIds)
      for (const one of Object.values(news)) {
        const event = insuranceEventOf(status, one);
        const moves = insuranceProposalTable.filter((move) => move.event === event && move.from.includes(status));
        if (event) expect(moves.flatMap(({ actors }) => actors)).toContain('insurer');
      }
  });
});

describe('the code of an insurer', () => {
  it.each([
    ['LIBERTY', 'SEGURO_AUTO', 'InsAutoLiberty-003', 'InsAutoLiberty-003'],
    ['LIBERTY', 'SEGURO_AUTO', 'AUTO-77', 'LIBSEGAUTOERR'],
    ['LIBERTY', 'PMC', undefined, 'PMCERR'],
    ['LIBERTY', 'PMC_DAY_2', 'LIB007', 'LIB007'],
    ['LIBERTY', 'CHEV_PLUS', '', 'LIBERR'],
    ['LIBERTY', 'CHEV_PLUS', 'LIBMAN', 'LIBMAN'],
    ['CARDIF', 'PMC', 'CARDIF004', 'CARDIF004'],
    ['CARDIF', 'PMC', 'InsIntCardif-123', 'InsIntCardif-*'],
    ['CARDIF', 'PMC', 'CDF-99', 'PMCERR'],
    ['ASSURANT', 'GAP', 'ASS042', 'ASS*'],
    ['ASSURANT', 'GAP', 'x', 'GAPERR'],
    ['METLIFE', 'LIFE', 'Ins-004', 'Ins-004'],
    ['METLIFE', 'PPI', 'constructor', 'INS001'],
  ] as const)('of %s, %s: %s is shown as %s', (insurer, product, code, expected) => {
    const found = insurerErrorCode(insurer, product, code);
    expect(found).toBe(expected);
    if (found === 'LIBMAN') return;
    expect(alertText({ code: found, externalMessage: 'Palavras da seguradora.' }, 'pt-BR')).toBe(
      'Palavras da seguradora.',
    );
    expect(alertText({ code: found }, 'pt-BR')).toMatch(/seguradora/);
  });
});
