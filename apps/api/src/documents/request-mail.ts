import type { Language } from '@estrada/domain/errors/index';
import type { MailContent } from './document.ts';
import { type MailBlock, renderMail } from './mail-layout.ts';

/** The texts of a mail that requests an act on a proposal, in one language. */
interface RequestedAct {
  subject: string;
  preheader: string;
  intro: string;
  /** what is requested and why, between the greeting and the facts */
  asked?: readonly string[];
  /** its subject, besides lender and dealer */
  fact: readonly [label: string, value: string];
  lender: string;
  dealer: string;
  act: { label: string; url: string };
  /** the person's page, where the act has another address */
  pageUrl?: string;
  own: string;
}

const words = {
  'pt-BR': {
    lender: 'Financeira',
    dealer: 'Concessionária',
    page: (url: string) => `Para ver o que falta de você e como está o financiamento: ${url}`,
  },
  en: {
    lender: 'Lender',
    dealer: 'Dealer',
    page: (url: string) => `To see what is missing from you and how the financing stands: ${url}`,
  },
};

/** Renders a request for a signature, a selfie or documents: one act, and a link to the person's page. */
export function renderRequestMail(language: Language, asking: RequestedAct): MailContent {
  const { subject, preheader, intro, asked = [], fact, lender, dealer, act, pageUrl, own } = asking;
  const say = words[language];
  const paragraphs = [intro, ...asked].map((text): MailBlock => ({ kind: 'paragraph', text }));
  return renderMail({
    language,
    subject,
    preheader,
    heading: subject,
    blocks: [
      ...paragraphs,
      { kind: 'facts', rows: [fact, [say.lender, lender], [say.dealer, dealer]] },
      { kind: 'button', ...act },
      ...(pageUrl ? [{ kind: 'paragraph', text: say.page(pageUrl) } as const] : []),
      { kind: 'note', text: own },
    ],
  });
}
