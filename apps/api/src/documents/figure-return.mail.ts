import { formatCet, formatDate, formatInstant, formatMoney } from '@estrada/domain/formats/index';
import { defineMail } from './document.ts';
import { renderMail } from './mail-layout.ts';

export interface FigureReturn {
  vehicleLabel: string;
  /** the day of the figure */
  quotedOn: string;
  termMonths: number;
  installmentCents: number;
  /** a percentage with two decimals */
  cetAnnualPct: string;
  url: string;
  /** when the link ends */
  until: Date;
}

const words = {
  'pt-BR': {
    subject: 'Sua simulação de financiamento',
    // shown on locked screens: no amount
    preheader: 'Abra o link para continuar de onde parou.',
    intro:
      'Você pediu para guardar esta simulação. O link abre as mesmas respostas e calcula de novo com os valores do dia.',
    vehicle: 'Carro',
    payments: 'Parcelas',
    cet: 'CET ao ano',
    quoted: 'Simulada em',
    open: 'Abrir a simulação',
    own: (until: string) =>
      `O link vale até ${until}. A simulação não é uma proposta: está sujeita a análise de crédito e as condições podem mudar. Se você não fez este pedido, ignore este e-mail: não enviaremos outro por causa dele.`,
  },
  en: {
    subject: 'Your financing simulation',
    preheader: 'Open the link to go on where you stopped.',
    intro:
      'You asked to keep this simulation. The link opens the same answers and calculates again with the values of the day.',
    vehicle: 'Car',
    payments: 'Instalments',
    cet: 'CET per year',
    quoted: 'Simulated on',
    open: 'Open the simulation',
    own: (until: string) =>
      `The link is valid until ${until}. The simulation is no proposal: it is subject to credit analysis, and the conditions may change. If you did not make this request, ignore this e-mail: it will not be followed by another one.`,
  },
};

/** The link to a figure of the customer simulator, for the client who requested it. */
export const figureReturnMail = defineMail<FigureReturn>({
  name: 'figure-return',
  example: () => ({
    vehicleLabel: 'Onix 1.0 Turbo · 2026/2027',
    quotedOn: '2026-11-20',
    termMonths: 36,
    installmentCents: 283_412,
    cetAnnualPct: '24.11',
    url: 'https://estrada.example/csf#volta=0123456789abcdef',
    until: new Date('2026-12-20T13:00:00Z'),
  }),
  render({ vehicleLabel, quotedOn, termMonths, installmentCents, cetAnnualPct, url, until }, language) {
    const say = words[language];
    return renderMail({
      language,
      subject: say.subject,
      preheader: say.preheader,
      heading: say.subject,
      blocks: [
        { kind: 'paragraph', text: say.intro },
        {
          kind: 'facts',
          rows: [
            [say.vehicle, vehicleLabel],
            [say.payments, `${termMonths} × ${formatMoney(installmentCents)}`],
            [say.cet, formatCet(cetAnnualPct)],
            [say.quoted, formatDate(quotedOn)],
          ],
        },
        { kind: 'button', label: say.open, url },
        { kind: 'note', text: say.own(formatInstant(until.toISOString())) },
      ],
    });
  },
});
