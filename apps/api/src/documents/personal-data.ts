import { pickText } from '@estrada/domain/errors/index';
import { formatDate, formatInstant } from '@estrada/domain/formats/index';
import { type Retained, retentionRules } from '@estrada/domain/privacy/index';
import type { PersonData } from '@estrada/endpoints/index';
import { definePdf } from './document.ts';
import { PdfWriter } from './pdf-writer.ts';

export interface PersonalDataCopy {
  lenderName: string;
  name: string;
  number: string;
  data: PersonData;
  kept: readonly Retained[];
  /** ISO 8601 */
  writtenAt: string;
}

const words = {
  'pt-BR': {
    title: 'Cópia dos seus dados pessoais',
    person: 'Titular',
    number: 'Protocolo',
    controller: 'Controlador',
    nothing: 'Não há dados seus além deste pedido.',
    kept: 'O que a lei obriga a manter',
    until: (day: string) => `até ${day}`,
    page: (page: number, count: number) => `Página ${page} de ${count}`,
  },
  en: {
    title: 'Copy of your personal data',
    person: 'Data subject',
    number: 'Number',
    controller: 'Controller',
    nothing: 'There are no data of yours besides this request.',
    kept: 'What law requires to keep',
    until: (day: string) => `until ${day}`,
    page: (page: number, count: number) => `Page ${page} of ${count}`,
  },
};

/** The data that are held of a person, for that person to read (LGPD art. 18, II and V). */
export const personalDataCopy = definePdf<PersonalDataCopy>({
  name: 'personal-data',
  example: () => ({
    lenderName: 'Banco Estrada S.A.',
    name: 'Marina Alves Souza',
    number: '900017',
    data: {
      sections: [
        {
          title: 'Cadastro',
          items: [{ title: 'Proposta 100017', rows: [{ label: 'Nome', value: 'Marina Alves Souza' }] }],
        },
      ],
    },
    kept: [{ rule: 'CONTRACT', proposalNumber: '100017', until: '2037-12-02' }],
    writtenAt: '2026-11-20T13:00:00.000Z',
  }),
  async render({ lenderName, name, number, data, kept, writtenAt }, language) {
    const text = words[language];
    const writer = new PdfWriter({ title: `${text.title} · ${number}`, language });
    writer.title(text.title, `${lenderName} · ${formatInstant(writtenAt)}`);
    writer.facts([
      [text.person, name],
      [text.number, number],
      [text.controller, lenderName],
    ]);
    if (data.sections.length === 0) writer.paragraph(text.nothing);
    for (const { title, items } of data.sections) {
      writer.heading(title);
      for (const item of items) {
        if (item.title) writer.paragraph(item.title);
        writer.facts(item.rows.map(({ label, value }) => [label, value] as const));
      }
    }
    writer.heading(text.kept);
    writer.facts(
      kept.map(({ rule, proposalNumber, until }) => {
        const what = [pickText(retentionRules[rule], language), proposalNumber].filter(Boolean).join(' · ');
        return [what, [retentionRules[rule].law, until && text.until(formatDate(until))].filter(Boolean).join(' · ')];
      }),
    );
    return writer.finish(`${text.title} · ${number}`, text.page);
  },
});
