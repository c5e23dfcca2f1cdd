import { formatDate } from '@estrada/domain/formats/index';
import { defineMail } from './document.ts';
import { renderMail } from './mail-layout.ts';

export interface CertificationExpiring {
  name: string;
  username: string;
  /** its last day, `YYYY-MM-DD` */
  endsOn: string;
}

const words = {
  'pt-BR': {
    subject: (day: string) => `Sua certificação de correspondente vence em ${day}`,
    preheader: 'Renove a certificação e informe os novos dados.',
    intro: ({ name, username }: CertificationExpiring, day: string) =>
      `Olá, ${name}. A certificação de correspondente do usuário ${username} no Estrada vale até ${day}.`,
    lastDay: 'Último dia',
    next: 'Renove a certificação com a entidade certificadora e informe os novos dados ao gerente de F&I da sua concessionária ou à financeira. Sem certificação válida, o envio de propostas pode ser recusado.',
  },
  en: {
    subject: (day: string) => `Your correspondent certification expires on ${day}`,
    preheader: 'Renew the certification and report the new data.',
    intro: ({ name, username }: CertificationExpiring, day: string) =>
      `Hello, ${name}. The correspondent certification of the user ${username} in Estrada is valid until ${day}.`,
    lastDay: 'Last day',
    next: 'Renew the certification with its issuer and report the new data to the F&I manager of your dealer or to the lender. Without a valid certification, sending proposals may be refused.',
  },
};

/** Warns a user that the certification to attend clients is about to end. */
export const certificationExpiringMail = defineMail<CertificationExpiring>({
  name: 'certification-expiring',
  example: () => ({ name: 'Ana Prado', username: 'DEMO.SELLER', endsOn: '2027-01-19' }),
  render(data, language) {
    const say = words[language];
    const day = formatDate(data.endsOn);
    return renderMail({
      language,
      subject: say.subject(day),
      preheader: say.preheader,
      heading: say.subject(day),
      blocks: [
        { kind: 'paragraph', text: say.intro(data, day) },
        { kind: 'facts', rows: [[say.lastDay, day]] },
        { kind: 'note', text: say.next },
      ],
    });
  },
});
