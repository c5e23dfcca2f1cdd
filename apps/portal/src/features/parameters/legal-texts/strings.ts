import { defineStrings } from '@estrada/web/strings/define-strings.ts';

/** Strings of the legal texts of the papers. */
export const strings = defineStrings('legal-texts', {
  size_one: ['{count} parágrafo, {letters} caracteres', '{count} paragraph, {letters} characters'],
  size_other: ['{count} parágrafos, {letters} caracteres', '{count} paragraphs, {letters} characters'],
  'preview.open': ['Ver o PDF', 'See the PDF'],
  'preview.openOf': ['Ver o PDF: {name}, texto de {date}', 'See the PDF: {name}, text of {date}'],
  'preview.hint': [
    'O texto no documento de uma proposta fictícia, antes de salvar.',
    'The text in the paper of a made-up proposal, before it is saved.',
  ],
  'preview.notYet': ['Corrija o texto para vê-lo no documento.', 'Correct the text to see it in the paper.'],
  'preview.name': ['texto-legal.pdf', 'legal-text.pdf'],
  'fields.title': ['Campos do texto', 'Fields of the text'],
  'fields.about': [
    'Uma linha em branco separa parágrafos. Uma linha que começa com "# " é um título; com "! ", uma cláusula em destaque. O que está entre chaves vem da proposta:',
    'An empty line parts paragraphs. A line that begins with "# " is a heading; with "! ", a highlighted clause. What stands between braces comes from the proposal:',
  ],
});
