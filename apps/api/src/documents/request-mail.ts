import type { Language } from '@estrada/domain/errors/index';
import { type LenderContact, serviceChannels } from '@estrada/domain/simulation/index';
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
  contact: LenderContact;
  dealer: string;
  act: { label: string; url: string };
  /** the person's page, where the act has another address */
  pageUrl?: string;
  own: string;
}

const words = {
  'pt-BR': {
    lender: 'Financeira',
    contact: 'Atendimento da financeira',
    dealer: 'Concessionária',
    page: (url: string) => `Para ver suas pendências e o andamento do financiamento: ${url}`,
  },
  en: {
    lender: 'Lender',
    contact: 'Lender contact',
    dealer: 'Dealer',
    page: (url: string) => `To see what you still need to do and the status of the financing: ${url}`,
  },
};

/** Renders a request for a signature, a selfie or documents: one act, and a link to the person's page. */
export function renderRequestMail(language: Language, asking: RequestedAct): MailContent {
  const { subject, preheader, intro, asked = [], fact, lender, contact, dealer, act, pageUrl, own } = asking;
  const say = words[language];
  const paragraphs = [intro, ...asked].map((text): MailBlock => ({ kind: 'paragraph', text }));
  return renderMail({
    language,
    subject,
    preheader,
    heading: subject,
    blocks: [
      ...paragraphs,
      {
        kind: 'facts',
        rows: [fact, [say.lender, lender], [say.contact, serviceChannels(contact, language)], [say.dealer, dealer]],
      },
      { kind: 'button', ...act },
      ...(pageUrl ? [{ kind: 'paragraph', text: say.page(pageUrl) } as const] : []),
      { kind: 'note', text: own },
    ],
  });
}
