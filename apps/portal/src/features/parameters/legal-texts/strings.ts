import { defineStrings } from '@estrada/web/strings/define-strings.ts';

/** Words of the legal texts of the papers. */
export const strings = defineStrings('legal-texts', {
  pt: {
    size_one: '{count} parágrafo, {letters} caracteres',
    size_other: '{count} parágrafos, {letters} caracteres',
    'preview.open': 'Ver o PDF',
    'preview.openOf': 'Ver o PDF: {name}, texto de {date}',
    'preview.hint': 'O texto no documento de uma proposta fictícia, antes de salvar.',
    'preview.notYet': 'Corrija o texto para vê-lo no documento.',
    'preview.name': 'texto-legal.pdf',
    'fields.title': 'Campos do texto',
    'fields.about':
      'Uma linha em branco separa parágrafos. Uma linha que começa com "# " é um título; com "! ", uma cláusula em destaque. O que está entre chaves vem da proposta:',
  },
  en: {
    size_one: '{count} paragraph, {letters} characters',
    size_other: '{count} paragraphs, {letters} characters',
    'preview.open': 'See the PDF',
    'preview.openOf': 'See the PDF: {name}, text of {date}',
    'preview.hint': 'The text in the paper of a made-up proposal, before it is saved.',
    'preview.notYet': 'Correct the text to see it in the paper.',
    'preview.name': 'legal-text.pdf',
    'fields.title': 'Fields of the text',
    'fields.about':
      'An empty line parts paragraphs. A line that begins with "# " is a heading; with "! ", a highlighted clause. What stands between braces comes from the proposal:',
  },
});
