import type { Texts } from '../../errors/texts.ts';

/** Something that a message says of its lead, written `{{name}}` in a template. */
export interface Placeholder {
  readonly words: Texts;
  /** what previews and test messages show */
  readonly sample: string;
  /** a template without it is refused: the message would not do what it is sent for */
  readonly isRequired?: true;
  /** the address of a page: it may be what a link leads to */
  readonly isAddress?: true;
}

/** A kind of message about leads. Subject and text are what is sent while nobody has uploaded a template. */
export interface EmailTemplateKind {
  readonly words: Texts;
  /** who receives it, and when */
  readonly about: Texts;
  /** in Portuguese, as all messages about leads; a template changes the body, never the subject */
  readonly subject: string;
  readonly text: string;
  readonly placeholders: Readonly<Record<string, Placeholder>>;
}

const clientFirstName = { words: { pt: 'Primeiro nome do cliente', en: "The client's first name" }, sample: 'Olívia' };
const dealerName = { words: { pt: 'Nome da concessionária', en: 'Name of the dealer' }, sample: 'Chevrolet Vila Rica' };
const vehicleName = { words: { pt: 'Veículo de interesse', en: 'Vehicle of interest' }, sample: 'Onix LT 1.0 2027' };
const leadAddress = {
  words: { pt: 'Endereço da oportunidade no portal', en: 'Address of the lead in the portal' },
  sample: 'https://portal.example.com/leads',
  isRequired: true,
  isAddress: true,
} as const;
const answerBy = {
  words: { pt: 'Até quando o primeiro contato é esperado', en: 'By when the first contact is expected' },
  sample: '20/11/2026 11:30',
};

/** Every kind of message about leads: one row each (docs/specification/parameters.md#e-mail-templates). */
const emailTemplates = {
  'lead-received': {
    words: { pt: 'Oportunidade recebida', en: 'Lead received' },
    about: {
      pt: 'Ao cliente, quando o interesse dele foi registrado.',
      en: 'To the client, when his interest was registered.',
    },
    subject: 'Recebemos o seu interesse, {{clientFirstName}}',
    text: 'Olá, {{clientFirstName}}.\n\nRecebemos o seu interesse no {{vehicleName}}. A concessionária {{dealerName}} vai entrar em contato com você: {{dealerPhone}}.',
    placeholders: {
      clientFirstName,
      vehicleName,
      dealerName: { ...dealerName, isRequired: true },
      dealerPhone: {
        words: { pt: 'Telefone da concessionária', en: 'Phone number of the dealer' },
        sample: '(11) 3000-1000',
      },
    },
  },
  'lead-forwarded': {
    words: { pt: 'Oportunidade encaminhada', en: 'Lead forwarded' },
    about: {
      pt: 'À concessionária, quando uma oportunidade chega para ela.',
      en: 'To the dealer, when a lead arrives for it.',
    },
    subject: 'Nova oportunidade: {{vehicleName}}',
    text: 'Uma nova oportunidade chegou para {{dealerName}}.\n\n{{clientFirstName}} tem interesse no {{vehicleName}}. O primeiro contato é esperado até {{answerBy}}.\n\n{{leadAddress}}',
    placeholders: { clientFirstName, vehicleName, dealerName, answerBy, leadAddress },
  },
  'lead-expiring': {
    words: { pt: 'Oportunidade a expirar', en: 'Lead about to expire' },
    about: {
      pt: 'À concessionária, quando o prazo do primeiro contato está acabando.',
      en: 'To the dealer, when the time for the first contact is running out.',
    },
    subject: 'Oportunidade expira em breve: {{vehicleName}}',
    text: '{{clientFirstName}} ainda não foi atendido por {{dealerName}}.\n\nInteresse: {{vehicleName}}. A oportunidade expira em {{answerBy}}.\n\n{{leadAddress}}',
    placeholders: {
      clientFirstName,
      vehicleName,
      dealerName,
      answerBy: { ...answerBy, isRequired: true },
      leadAddress,
    },
  },
} as const satisfies Record<string, EmailTemplateKind>;

/** A kind of message, as the wire names it. */
export type EmailTemplateName = keyof typeof emailTemplates;
export const emailTemplateNames = Object.keys(emailTemplates) as [EmailTemplateName, ...EmailTemplateName[]];

/** A kind by its name, without what the names of its placeholders are. */
export const emailTemplateOf = (name: EmailTemplateName): EmailTemplateKind => emailTemplates[name];

/** What a preview and a test message say of a lead that does not exist. */
export const sampleValues = ({ placeholders }: EmailTemplateKind): Record<string, string> =>
  Object.fromEntries(Object.entries(placeholders).map(([name, { sample }]) => [name, sample]));

/** A template is a page of text: what is larger holds pictures, which belong on a server. In bytes. */
export const maxTemplateBytes = 200 * 1024;
