import { describe, expect, it } from 'vitest';
import { addDays } from '../../calendar/index.ts';
import { formatDate } from '../../formats/index.ts';
import { type InsuranceDates, type InsuranceDeadlines, insuranceDeadlines } from '../proposal/insurance-deadlines.ts';
import {
  finalInsuranceStatuses,
  type InsuranceProposalStatus,
  insuranceProposalStatusIds,
} from '../proposal/insurance-proposal.table.ts';
import type { InsuranceLaw } from './insurance-law.ts';
import {
  dueWarning,
  type InsuranceSentenceKey,
  type InsuranceSituation,
  insuranceRules,
  insuranceSentences,
} from './insurance-sentences.ts';

const law: InsuranceLaw = {
  answerDays: 25,
  answerArticle: 'art. 49',
  policyDays: 30,
  policyArticle: 'art. 55',
  firstPremiumArticle: 'art. 20',
  noticeDays: 15,
  noticeArticle: 'art. 20',
  suspensionDays: 30,
  suspensionArticle: 'art. 21',
  withdrawalDays: 7,
  withdrawalArticle: 'art. 49',
  refundDays: 15,
  refundMethod: 'BY_DAY',
  refundArticle: 'art. 14',
  separateConsent: false,
  consentArticle: '',
  idleDays: 25,
  iofRate: '0.0738',
  iofArticle: 'art. 22',
  sources: 'Lei https://lei.example',
};
const dates: InsuranceDates = {
  lastWorkedOn: '2026-11-01',
  quoteValidUntil: null,
  sentOn: null,
  acceptedOn: null,
  signedOn: null,
  issuedOn: null,
  firstUnpaidDueOn: null,
  noticeReceivedOn: null,
  suspendedOn: null,
  coverEndsOn: null,
};
const issued = { sentOn: '2026-11-01', signedOn: '2026-11-01', acceptedOn: '2026-11-05', issuedOn: '2026-11-10' };

type Changes = Partial<Omit<InsuranceSituation, 'dates'>> & { dates?: Partial<InsuranceDates> };
const situation = (status: InsuranceProposalStatus, changes: Changes = {}): InsuranceSituation => ({
  law,
  isFinanced: false,
  today: '2026-11-12',
  ...changes,
  status,
  dates: { ...dates, ...changes.dates },
});
const textOf = (status: InsuranceProposalStatus, key: InsuranceSentenceKey, changes: Changes = {}) =>
  insuranceSentences('client', situation(status, changes)).find((one) => one.key === key)?.texts.pt;
const keysOf = (status: InsuranceProposalStatus, changes: Changes = {}) =>
  insuranceSentences('client', situation(status, changes)).map(({ key }) => key);

describe('a client reads', () => {
  it('until when the insurer answers, and that its silence is acceptance', () => {
    const sent = { dates: { sentOn: '2026-11-01', signedOn: '2026-11-01' } };
    expect(textOf('sent', 'answer', sent)).toBe(
      'A seguradora tem até 26/11/2026 para responder. Se ela não responder até esse dia, seu seguro está aceito.',
    );
    expect(textOf('sent', 'moreInformation', sent)).toContain('o prazo de 25 dias começa de novo');
    expect(textOf('sent', 'refusal', sent)).toBe('Se a seguradora recusar, ela precisa explicar o motivo.');
    expect(textOf('sent', 'noCharge', sent)).toMatch(/^Nada é cobrado de você antes/);
  });

  it('until when to withdraw, with everything refunded, and what is refunded later', () => {
    expect(textOf('issued', 'withdrawal', { dates: issued, today: '2026-11-17' })).toBe(
      'Você pode desistir até 17/11/2026, sem explicar o motivo. Tudo o que foi pago é reembolsado em até 15 dias do pedido.',
    );
    const later = { dates: issued, today: '2026-11-18' };
    expect(keysOf('issued', later)).toEqual(['cancelByDay']);
    expect(textOf('issued', 'cancelByDay', later)).toContain('proporcional aos dias restantes');
    expect(keysOf('issued', { ...later, law: { ...law, refundMethod: 'FULL' } })).toEqual(['cancelInFull']);
    expect(keysOf('issued', { ...later, isFinanced: true })).toEqual(['cancelByDay', 'toLender']);
  });

  it('by which day a proposal must be sent: the end of the quote or of the idle days, whichever is earlier', () => {
    expect(textOf('complete', 'unsent')).toContain('Conclua até 26/11/2026');
    expect(textOf('complete', 'unsent', { dates: { quoteValidUntil: '2026-11-20' } })).toContain('até 20/11/2026');
    expect(textOf('information', 'information', { dates: { quoteValidUntil: '2026-12-20' } })).toContain('26/11/2026');
  });

  it('the periods of the row that applies, not those of another one', () => {
    const longer = { ...law, answerDays: 10, withdrawalDays: 30, refundDays: 5 };
    const changes = { law: longer, dates: { sentOn: '2026-11-01', signedOn: '2026-11-01' } };
    expect(textOf('sent', 'answer', changes)).toContain('até 11/11/2026');
    expect(textOf('sent', 'moreInformation', changes)).toContain('10 dias');
    expect(textOf('sent', 'withdrawal', changes)).toMatch(/até 01\/12\/2026.*em até 5 dias/);
  });

  it('nothing about a deadline whose day is not known', () => {
    expect(keysOf('issued', { dates: { issuedOn: '2026-11-10' }, today: '2026-11-10' })).toEqual(['withdrawal']);
    expect(keysOf('accepted', { dates: { acceptedOn: '2026-11-10' } })).toEqual(['policy', 'cancelByDay']);
    expect(keysOf('manual')).toEqual(['refusal', 'noCharge']);
  });
});

describe('the day of a sentence', () => {
  it.each<[InsuranceSentenceKey, InsuranceProposalStatus, Partial<InsuranceDates>, keyof InsuranceDeadlines]>([
    ['answer', 'sent', { sentOn: '2026-11-01' }, 'answerPeriodOver'],
    ['unsent', 'working', {}, 'idleTooLong'],
    ['unsent', 'quoted', { quoteValidUntil: '2026-11-15' }, 'quoteExpired'],
    ['information', 'information', { sentOn: '2026-11-01' }, 'idleTooLong'],
    ['firstPremium', 'accepted', { ...issued, firstUnpaidDueOn: '2026-11-20' }, 'firstPremiumOverdue'],
    ['notice', 'issued', { ...issued, noticeReceivedOn: '2026-11-20' }, 'suspensionDue'],
    ['suspended', 'suspended', { ...issued, suspendedOn: '2026-12-06' }, 'dissolutionDue'],
    ['coverEnd', 'issued', { ...issued, coverEndsOn: '2027-11-10' }, 'coverOver'],
  ])('"%s" of a proposal that is %s is the last one before the law takes effect', (key, status, changes, effect) => {
    const one = insuranceSentences('client', situation(status, { dates: changes })).find((found) => found.key === key)!;
    const on = (today: string) => insuranceDeadlines({ ...dates, ...changes }, law, today)[effect];
    expect([on(one.day!), on(addDays(one.day!, 1))]).toEqual([false, true]);
    expect(one.texts.pt).toContain(formatDate(one.day!));
    expect(one.texts.en).toContain(formatDate(one.day!));
  });

  it('of the withdrawal is the last one on which it is possible', () => {
    const { day } = insuranceSentences('client', situation('issued', { dates: issued })).find(
      ({ key }) => key === 'withdrawal',
    )!;
    const on = (today: string) => insuranceDeadlines({ ...dates, ...issued }, law, today).withinWithdrawalPeriod;
    expect([day, on(day!), on(addDays(day!, 1))]).toEqual(['2026-11-17', true, false]);
  });

  it.each([
    ['four days before', '2026-11-22', false],
    ['three days before', '2026-11-23', true],
    ['on the day itself', '2026-11-26', true],
    ['once it is over', '2026-11-27', false],
  ])('is urgent from three days before it until it ends: %s', (_, today, isUrgent) =>
    expect(insuranceSentences('seller', situation('working', { today }))).toMatchObject([
      { key: 'unsent', day: '2026-11-26', isUrgent },
      { key: 'noCharge', day: null, isUrgent: false },
    ]),
  );

  it('of the policy is 30 days after the acceptance', () =>
    expect(textOf('accepted', 'policy', { dates: { acceptedOn: '2026-11-05' } })).toContain('05/12/2026'));
});

describe('the warning before a deadline', () => {
  it.each<[InsuranceProposalStatus, Partial<InsuranceDates>, string, string]>([
    ['working', {}, 'unsent', '2026-11-26'],
    ['quoted', { quoteValidUntil: '2026-11-20' }, 'unsent', '2026-11-20'],
    ['complete', { quoteValidUntil: '2026-12-20' }, 'unsent', '2026-11-26'],
    ['information', { sentOn: '2026-11-01' }, 'information', '2026-11-26'],
    ['accepted', { acceptedOn: '2026-11-05', firstUnpaidDueOn: '2026-11-20' }, 'firstPremium', '2026-11-20'],
    ['issued', { issuedOn: '2026-11-05', firstUnpaidDueOn: '2026-11-20' }, 'firstPremium', '2026-11-20'],
    ['issued', { issuedOn: '2026-11-05', noticeReceivedOn: '2026-11-10' }, 'notice', '2026-11-25'],
    ['suspended', { issuedOn: '2026-11-05', suspendedOn: '2026-11-10' }, 'suspended', '2026-12-10'],
  ])(
    'of a proposal that is %s with %o is due from three days before, until it is over',
    (status, changes, key, day) => {
      const on = (days: number) =>
        dueWarning({
          ...situation(status, { dates: changes, today: addDays(day, days) }),
          begunOn: dates.lastWorkedOn,
        });
      expect(on(-4)).toBe(null);
      for (const days of [-3, -2, -1, 0]) expect(on(days)).toEqual({ key, day });
      expect(on(1)).toBe(null);
    },
  );

  it('is on the day that the sentence of the law names, which is marked as urgent', () => {
    const now = situation('suspended', { dates: { ...issued, suspendedOn: '2026-11-10' }, today: '2026-12-08' });
    const { day } = dueWarning({ ...now, begunOn: dates.lastWorkedOn })!;
    expect(insuranceSentences('client', now).find(({ isUrgent }) => isUrgent)).toMatchObject({ key: 'suspended', day });
  });

  it.each<[string, InsuranceProposalStatus, Partial<InsuranceDates>, string]>([
    ['the answer, where silence is acceptance', 'sent', { sentOn: '2026-11-01' }, '2026-11-26'],
    ['the policy, which the insurer owes', 'accepted', { acceptedOn: '2026-11-01' }, '2026-12-01'],
    ['the withdrawal', 'issued', { issuedOn: '2026-11-10' }, '2026-11-17'],
    ['the end of the cover', 'issued', { issuedOn: '2026-11-10', coverEndsOn: '2027-11-09' }, '2027-11-09'],
  ])('is never due for %s', (_, status, changes, day) => {
    const now = situation(status, { dates: changes, today: day });
    expect(insuranceSentences('seller', now).some(({ isUrgent }) => isUrgent)).toBe(true);
    expect(dueWarning({ ...now, begunOn: dates.lastWorkedOn })).toBe(null);
  });

  it.each([
    ['in one day', '2026-11-02', ['2026-11-02']],
    ['in two days', '2026-11-03', ['2026-11-02', '2026-11-03']],
    ['in three days', '2026-11-04', ['2026-11-03', '2026-11-04']],
    ['in four days', '2026-11-05', ['2026-11-02', '2026-11-03', '2026-11-04', '2026-11-05']],
  ])('of a proposal that lapses %s is due the day before, never on the day on which it was begun', (_, day, due) => {
    const days = [0, 1, 2, 3, 4, 5].map((count) => addDays(dates.lastWorkedOn, count));
    const isDue = (today: string) =>
      dueWarning({
        ...situation('quoted', { dates: { quoteValidUntil: day }, today }),
        begunOn: dates.lastWorkedOn,
      }) !== null;
    expect(days.filter(isDue)).toEqual(due);
  });
});

it('has every sentence for clients and sellers in both languages, without an open placeholder', () => {
  const all = { ...issued, firstUnpaidDueOn: '2026-11-20', noticeReceivedOn: '2026-11-20', suspendedOn: '2026-12-06' };
  const seen = new Set<string>();
  for (const status of insuranceProposalStatusIds)
    for (const reader of ['client', 'seller'] as const)
      for (const today of ['2026-11-12', '2026-12-12'])
        for (const refundMethod of ['FULL', 'BY_DAY'] as const) {
          const found = insuranceSentences(
            reader,
            situation(status, {
              dates: { ...all, coverEndsOn: '2027-11-10' },
              law: { ...law, refundMethod },
              isFinanced: true,
              today,
            }),
          );
          if (finalInsuranceStatuses.includes(status)) expect(found).toEqual([]);
          for (const { key, texts } of found) {
            seen.add(`${reader} ${key}`);
            for (const text of [texts.pt, texts.en]) expect(text).toMatch(/^[A-Z][^{}]+[^ ]\.$/);
            expect(texts.pt).not.toBe(texts.en);
          }
        }
  expect(seen.size).toBe(2 * 15);
});

describe('the rules of law for the client of a proposal', () => {
  const own = { ...law, answerDays: 10, withdrawalDays: 8, refundDays: 5, noticeDays: 16, suspensionDays: 90 };
  const textsOf = (changes: Partial<InsuranceLaw> = {}, isFinanced = false) =>
    insuranceRules({ ...own, ...changes }, { isFinanced }).map(({ texts }) => texts.pt);

  it('state the periods of their row, no day, and the article of each', () => {
    const rules = insuranceRules(own, { isFinanced: false });
    const pt = textsOf().join('\n');
    for (const period of ['tem 10 dias', 'até 8 dias', 'até 5 dias', 'tem 16 dias', '90 dias'])
      expect(pt).toContain(period);
    for (const { texts, article } of rules) {
      expect(article).not.toBe('');
      expect(`${texts.pt}${texts.en}`).not.toMatch(/[{}]|\d\d\/\d\d/);
    }
    expect(rules.find(({ texts }) => texts.pt.includes('10 dias'))?.article).toBe(own.answerArticle);
  });

  it('refund by day or in full after the withdrawal period, as their row says', () => {
    expect(textsOf().join()).toContain('o reembolso é proporcional aos dias restantes');
    expect(textsOf({ refundMethod: 'FULL' }).join()).not.toContain('a parte dos dias');
  });

  it('send the refund of a financed insurance to the lender, and know no overdue premium of it', () => {
    expect(textsOf({}, true).join()).toContain('o estorno vai para a financeira');
    expect(textsOf({}, true).join()).not.toContain('parcela');
    expect(textsOf().join()).not.toContain('financeira');
  });
});
