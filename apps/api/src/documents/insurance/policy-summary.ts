import { type Language, pickText } from '@estrada/domain/errors/index';
import { formatDate, formatMoney, formatPercent } from '@estrada/domain/formats/index';
import {
  type InsuranceAnswers,
  type InsuranceSituation,
  type InsurerPolicy,
  insuranceSentences,
  insuranceTerms,
  type PremiumPayment,
  readableCover,
} from '@estrada/domain/insurance/index';
import type { Money } from '@estrada/domain/money/index';
import type { InsuranceCode } from '@estrada/domain/products/index';
import { definePdf } from '../document.ts';
import type { PdfWriter } from '../pdf-writer.ts';
import {
  exampleAnswers,
  exampleCompanyAnswers,
  exampleLaw,
  exampleLifeLaw,
  exampleLoanAnswers,
  examplePremium,
  exampleReference,
} from './insurance.example.ts';
import {
  beginPaper,
  finishPaper,
  type InsuranceReference,
  type Premium,
  paymentName,
  writeCover,
  writeInstalments,
  writePrice,
} from './insurance-paper.ts';

/** What the insurer pays the dealer for a policy. */
export type RepresentativePay = {
  name: string;
  /** of the net premium: 150 000 is 15 % */
  shareMillionths: number;
  amountCents: Money;
};

/** An issued policy in the words of the portal. */
export type PolicySummary = InsuranceReference & {
  policy: InsurerPolicy;
  /** for the cover: the paper shows no other answers */
  answers: InsuranceAnswers;
  premium: Premium;
  payment: PremiumPayment;
  /** shown with extended warranty alone, where the policy must state it */
  representative: RepresentativePay;
  /** for the deadlines of the client */
  situation: InsuranceSituation;
};

const words = {
  'pt-BR': {
    title: 'Resumo da apólice',
    decides:
      'Este é um resumo para consulta. O que vale é a apólice da seguradora e as suas condições: leia-as e guarde-as com este resumo.',
    policy: 'Número da apólice',
    issuedOn: 'Emitida em',
    from: 'Início da vigência',
    until: 'Fim da vigência',
    means: 'Forma de pagamento',
    deadlines: 'Prazos e direitos',
    representative: 'Remuneração do representante',
    pay: ({ name, share, amount }: { name: string; share: string; amount: string }) =>
      `Pela venda deste seguro, a seguradora paga à concessionária ${name}, como representante, ${share} do prêmio líquido: ${amount}. Esse valor já está no preço do seguro.`,
    claim: 'Em caso de sinistro',
    claimContact: (contact: string) => `Avise a seguradora assim que souber do sinistro: ${contact}.`,
    claimUnknown: 'Avise a seguradora assim que souber do sinistro, pelo contato que está na apólice.',
    claimPapers:
      'Tenha em mãos o número da apólice, o CPF ou CNPJ do segurado, o dia e o lugar do que aconteceu, fotos e, em roubo, furto ou acidente com feridos, o boletim de ocorrência.',
    glossary: 'Glossário',
    term: 'Termo',
    meaning: 'O que quer dizer',
    footer: (policy: string, number: string) => `Resumo da apólice ${policy} · proposta ${number}`,
  },
  en: {
    title: 'Policy summary',
    decides:
      "This is a summary for reference. The insurer's policy and its conditions are decisive: read them and store them with this summary.",
    policy: 'Policy number',
    issuedOn: 'Issued on',
    from: 'Start of cover',
    until: 'End of cover',
    means: 'Means of payment',
    deadlines: 'Deadlines and rights',
    representative: "Representative's pay",
    pay: ({ name, share, amount }: { name: string; share: string; amount: string }) =>
      `For the sale of this insurance, the insurer pays the dealer ${name}, as its representative, ${share} of the net premium: ${amount}. This amount is already part of the price of the insurance.`,
    claim: 'If you have a claim',
    claimContact: (contact: string) => `Notify the insurer as soon as you know of the event: ${contact}.`,
    claimUnknown: 'Notify the insurer as soon as you know of the event, using the contact stated in the policy.',
    claimPapers:
      'Have these ready: the policy number, the CPF or CNPJ of the assured, the day and place of the event, photographs and, after theft, robbery or an accident with injuries, the police report.',
    glossary: 'Glossary',
    term: 'Term',
    meaning: 'Meaning',
    footer: (policy: string, number: string) => `Summary of policy ${policy} · proposal ${number}`,
  },
};

const example = (): PolicySummary => ({
  ...exampleReference(),
  policy: {
    policyNumber: '0531.2026.0001417',
    issuedOn: '2026-12-04',
    startsOn: '2026-12-01',
    endsOn: '2027-11-30',
    instalments: [
      { number: 1, dueOn: '2026-12-20', amountCents: 101_043, interestCents: 1_000 },
      { number: 2, dueOn: '2027-01-20', amountCents: 101_042, interestCents: 1_000 },
      { number: 3, dueOn: '2027-02-20', amountCents: 101_042, interestCents: 1_000 },
    ],
  },
  answers: exampleAnswers(),
  premium: examplePremium,
  payment: 'BANK_DEBIT',
  representative: { name: 'Autovia Paulista', shareMillionths: 150_000, amountCents: 41_925 },
  situation: {
    status: 'issued',
    law: exampleLaw(),
    isFinanced: false,
    today: '2026-12-04',
    dates: {
      lastWorkedOn: '2026-12-01',
      quoteValidUntil: '2026-12-10',
      sentOn: '2026-12-01',
      acceptedOn: '2026-12-03',
      signedOn: '2026-12-01',
      issuedOn: '2026-12-04',
      firstUnpaidDueOn: '2026-12-20',
      noticeReceivedOn: null,
      suspendedOn: null,
      coverEndsOn: '2027-11-30',
    },
  },
});

/** Mechanical protection is insurance of extended warranty. */
const extendedWarranties: readonly InsuranceCode[] = ['PMC', 'PMC_DAY_2'];

/**
 * The summary of a policy for the client: cover, price, instalments, deadlines, whom to notify of a claim, and a
 * glossary; of extended warranty also what the insurer pays its representative.
 */
export const policySummary = definePdf<PolicySummary>({
  name: 'policy-summary',
  example,
  variants: {
    warranty: () => ({
      ...example(),
      ...exampleReference('PMC_DAY_2'),
      assured: { name: 'Transportes Braga Ltda.', document: '11222333000181', isCompany: true },
      answers: exampleCompanyAnswers(),
      payment: 'BILL',
    }),
    life: () => {
      const { policy, situation, ...sample } = example();
      return {
        ...sample,
        ...exampleReference('LIFE'),
        policy: { ...policy, instalments: [] },
        answers: exampleLoanAnswers(),
        payment: 'FINANCED',
        situation: {
          ...situation,
          law: exampleLifeLaw(),
          isFinanced: true,
          today: '2027-02-01',
          dates: { ...situation.dates, firstUnpaidDueOn: null },
        },
      };
    },
  },
  render(summary, language) {
    const text = words[language];
    const { policy, product, answers, premium, payment } = summary;
    const writer = beginPaper(text.title, summary, language, [
      [text.policy, policy.policyNumber],
      [text.issuedOn, formatDate(policy.issuedOn)],
      [text.from, formatDate(policy.startsOn)],
      [text.until, formatDate(policy.endsOn)],
    ]);
    writer.highlight(text.decides);
    // the days of the policy decide, not the requested one
    const cover = readableCover(product, answers).filter(({ path }) => path !== 'details.initialDate');
    writeCover(writer, cover, language);
    writePrice(writer, premium, language);
    writer.facts([[text.means, paymentName(payment, language)]]);
    writeInstalments(writer, policy.instalments, language);
    writeRights(writer, summary, language);
    writeGlossary(writer, product, language);
    return finishPaper(writer, [text.footer(policy.policyNumber, summary.number)], summary, language);
  },
});

function writeRights(writer: PdfWriter, summary: PolicySummary, language: Language): void {
  const text = words[language];
  const { product, representative, situation, insurer } = summary;
  const sentences = insuranceSentences('client', situation);
  if (sentences.length > 0) writer.heading(text.deadlines);
  for (const { texts } of sentences) writer.paragraph(pickText(texts, language));
  if (extendedWarranties.includes(product)) {
    const { name, shareMillionths, amountCents } = representative;
    writer.heading(text.representative);
    writer.paragraph(
      text.pay({ name, share: formatPercent(shareMillionths / 1_000_000), amount: formatMoney(amountCents) }),
    );
  }
  writer.heading(text.claim);
  writer.paragraph(insurer.contact ? text.claimContact(insurer.contact) : text.claimUnknown);
  writer.paragraph(text.claimPapers);
}

function writeGlossary(writer: PdfWriter, product: InsuranceCode, language: Language): void {
  const text = words[language];
  writer.heading(text.glossary);
  writer.table(
    [
      { label: text.term, width: 0.28, wraps: true },
      { label: text.meaning, width: 0.72, wraps: true },
    ],
    insuranceTerms(product).map((term) => (language === 'en' ? term.en : term.pt)),
  );
}
