import type { CalendarDate } from '@estrada/domain/calendar/index';
import { type Language, pickText } from '@estrada/domain/errors/index';
import { formatDate } from '@estrada/domain/formats/index';
import {
  type InsuranceAnswers,
  type InsuranceLaw,
  insuranceConsentText,
  insuranceRules,
  type PremiumPayment,
  readableCover,
} from '@estrada/domain/insurance/index';
import { definePdf } from '../document.ts';
import type { PdfWriter } from '../pdf-writer.ts';
import {
  exampleAnswers,
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
  insuranceName,
  type Party,
  type Premium,
  type ProposedInstalment,
  paymentName,
  shownDocument,
  writeCover,
  writeInstalments,
  writePrice,
} from './insurance-paper.ts';

/** A proposal as the assured signs it. */
export type InsuranceProposalPaper = InsuranceReference & {
  /** for the cover and a third account holder: the paper shows no other answers */
  answers: InsuranceAnswers;
  premium: Premium;
  payment: PremiumPayment;
  /** none where the premium is paid with the loan */
  instalments: readonly ProposedInstalment[];
  quoteValidUntil: CalendarDate | null;
  law: InsuranceLaw;
};

const words = {
  'pt-BR': {
    title: 'Proposta de seguro',
    translation: '',
    validUntil: 'Cotação válida até',
    payment: 'Pagamento',
    means: 'Forma de pagamento',
    financed: 'O prêmio faz parte do financiamento. A financeira paga a seguradora depois que ela aceitar a proposta.',
    debit: (holder: string) =>
      `Autorizo a seguradora a cobrar o prêmio pela forma de pagamento indicada, da conta de ${holder}, depois que ela aceitar a proposta.`,
    rights: 'O que a lei diz',
    declaration: 'Declaração do segurado',
    holder: 'Titular da conta',
    assured: 'Segurado',
    representative: 'Representante do segurado',
    consent: (product: string) => `Consentimento próprio: ${product}`,
    consentRole: 'Consentimento do segurado',
    signedOn: 'Local e data: ______________________________',
    footer: (number: string) => `Proposta de seguro ${number}`,
    version: (version: string) => `texto ${version}`,
  },
  en: {
    title: 'Insurance proposal',
    translation: 'Translation for reading. The Portuguese paper is the one that is signed.',
    validUntil: 'Quote valid until',
    payment: 'Payment',
    means: 'Means of payment',
    financed: 'The premium is part of the loan. The lender pays the insurer after it has accepted the proposal.',
    debit: (holder: string) =>
      `I authorise the insurer to collect the premium by the stated means of payment, from the account of ${holder}, after it has accepted the proposal.`,
    rights: 'What the law says',
    declaration: 'Declaration of the assured',
    holder: 'Account holder',
    assured: 'Assured',
    representative: 'Representative of the assured',
    consent: (product: string) => `Separate consent: ${product}`,
    consentRole: 'Consent of the assured',
    signedOn: '',
    footer: (number: string) => `Insurance proposal ${number}`,
    version: (version: string) => `text ${version}`,
  },
};

const example = (): InsuranceProposalPaper => ({
  ...exampleReference(),
  answers: exampleAnswers(),
  premium: examplePremium,
  payment: 'BANK_DEBIT',
  instalments: [
    { number: 1, dueOn: '2026-12-20', amountCents: 101_043, interestCents: 1_000 },
    { number: 2, dueOn: '2027-01-20', amountCents: 101_042, interestCents: 1_000 },
    { number: 3, dueOn: null, amountCents: 101_042, interestCents: 1_000 },
  ],
  quoteValidUntil: '2026-12-10',
  law: exampleLaw(),
});

/**
 * The proposal of an insurance: what is insured, for which price, what the law says, and the signature, with a consent
 * of its own where the law requires it. It is signed in Portuguese; in English it is a translation for reading.
 */
export const insuranceProposalPaper = definePdf<InsuranceProposalPaper>({
  name: 'insurance-proposal',
  example,
  variants: {
    life: () => ({
      ...example(),
      ...exampleReference('LIFE'),
      answers: exampleLoanAnswers(),
      payment: 'FINANCED',
      instalments: [],
      law: exampleLifeLaw(),
    }),
  },
  render(paper, language) {
    const text = words[language];
    const { answers, product, premium, payment, instalments, quoteValidUntil, law } = paper;
    const isFinanced = payment === 'FINANCED';
    const writer = beginPaper(
      text.title,
      paper,
      language,
      quoteValidUntil ? [[text.validUntil, formatDate(quoteValidUntil)]] : [],
    );
    if (text.translation) writer.mark(text.translation);
    writeCover(writer, readableCover(product, answers), language);
    writePrice(writer, premium, language);
    writer.heading(text.payment);
    writer.facts([[text.means, paymentName(payment, language)]]);
    if (isFinanced) writer.paragraph(text.financed);
    writeInstalments(writer, instalments, language);
    const [noCharge, ...rules] = insuranceRules(law, { isFinanced });
    writer.heading(text.rights);
    writer.highlight(`${pickText(noCharge!.texts, language)} (${noCharge!.article})`);
    for (const { texts, article } of rules) writer.paragraph(`${pickText(texts, language)} (${article})`);
    writeDeclaration(writer, paper, language);
    return finishPaper(
      writer,
      [text.footer(paper.number), text.version(insuranceConsentText.version)],
      paper,
      language,
    );
  },
});

const charges: readonly PremiumPayment[] = ['BANK_DEBIT', 'AUTOMATIC_PIX'];

/** Another person whose account the premium is collected from. */
function thirdHolder({ answers, payment }: InsuranceProposalPaper): Party | null {
  const { isThirdAccountHolder, holderName, holderDocument } = answers.payment ?? {};
  if (!charges.includes(payment) || isThirdAccountHolder !== true) return null;
  return { name: String(holderName ?? ''), document: String(holderDocument ?? '') };
}

function writeDeclaration(writer: PdfWriter, paper: InsuranceProposalPaper, language: Language): void {
  const text = words[language];
  const { assured, law, payment } = paper;
  const holder = thirdHolder(paper);
  const lineOf = ({ name, document }: Party, role: string) => ({ name, document: shownDocument(document), role });
  const isSigned = text.signedOn !== '';
  const role = assured.isCompany ? text.representative : text.assured;
  writer.heading(text.declaration);
  writer.paragraph(pickText(insuranceConsentText.declaration, language));
  writer.paragraph(pickText(insuranceConsentText.free, language));
  if (charges.includes(payment)) writer.paragraph(text.debit((holder ?? assured).name));
  if (isSigned)
    writer.signatures(text.signedOn, [lineOf(assured, role), ...(holder ? [lineOf(holder, text.holder)] : [])]);
  if (!law.separateConsent) return;
  writer.heading(text.consent(insuranceName(paper.product, language)));
  writer.paragraph(
    `${pickText(insuranceConsentText.separate, language)} (${law.consentArticle})`,
    isSigned ? 140 : undefined,
  );
  if (isSigned) writer.signatures(text.signedOn, [lineOf(assured, text.consentRole)]);
}
