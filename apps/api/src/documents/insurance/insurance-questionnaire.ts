import { pickText } from '@estrada/domain/errors/index';
import { formatInstant } from '@estrada/domain/formats/index';
import { type InsuranceAnswers, readableAnswers } from '@estrada/domain/insurance/index';
import { definePdf } from '../document.ts';
import { exampleAnswers, exampleCompanyAnswers, exampleReference } from './insurance.example.ts';
import { beginPaper, finishPaper, type InsuranceReference, writeAnswers } from './insurance-paper.ts';

/** The questionnaire of a proposal as it was sent. */
export type InsuranceQuestionnaire = InsuranceReference & {
  /** frozen with the sending */
  answers: InsuranceAnswers;
  respondentName: string;
  answeredAt: string;
};

const words = {
  'pt-BR': {
    title: 'Questionário do seguro',
    respondent: 'Quem respondeu',
    answeredAt: 'Respondido em',
    intro:
      'Esta é a sua cópia das respostas enviadas à seguradora. Confira: uma resposta errada ou incompleta pode reduzir ou fazer perder a indenização. Para corrigir, fale com a concessionária ou com a seguradora.',
    question: 'Pergunta',
    answer: 'Resposta',
    footer: (number: string) => `Questionário da proposta de seguro ${number}`,
  },
  en: {
    title: 'Insurance questionnaire',
    respondent: 'Answered by',
    answeredAt: 'Answered on',
    intro:
      'This is your copy of the answers sent to the insurer. Check them: a wrong or incomplete answer may reduce the payment of a claim or prevent it. To correct one, contact the dealer or the insurer.',
    question: 'Question',
    answer: 'Answer',
    footer: (number: string) => `Questionnaire of insurance proposal ${number}`,
  },
};

const example = (): InsuranceQuestionnaire => ({
  ...exampleReference(),
  answers: exampleAnswers(),
  respondentName: 'Rosana Teles Braga',
  answeredAt: '2026-12-01T12:40:00Z',
});

/** The client's copy of the questionnaire: each question that applied, its answer, and who answered when. */
export const insuranceQuestionnaire = definePdf<InsuranceQuestionnaire>({
  name: 'insurance-questionnaire',
  example,
  variants: {
    company: () => ({
      ...example(),
      ...exampleReference('PMC_DAY_2'),
      assured: { name: 'Transportes Braga Ltda.', document: '11222333000181', isCompany: true },
      answers: exampleCompanyAnswers(),
    }),
  },
  render(paper, language) {
    const text = words[language];
    const { respondentName, product, answers, answeredAt } = paper;
    const writer = beginPaper(text.title, paper, language, [
      [text.respondent, respondentName],
      [text.answeredAt, formatInstant(answeredAt)],
    ]);
    writer.highlight(text.intro);
    for (const section of readableAnswers(product, answers)) {
      writer.heading(pickText(section.title, language));
      writeAnswers(writer, section.answers, [text.question, text.answer], language);
    }
    return finishPaper(writer, [text.footer(paper.number)], paper, language);
  },
});
