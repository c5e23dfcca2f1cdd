/** A block of a legal text: the beginning of its line determines its kind. */
export type LegalBlock = { readonly kind: 'heading' | 'paragraph' | 'highlight'; readonly text: string };

const marks = { '# ': 'heading', '! ': 'highlight' } as const;

/** The placeholders of a legal text, filled from the proposal of the paper. */
export const legalFields = [
  'cliente',
  'tipoDocumentoCliente',
  'documentoCliente',
  'enderecoCliente',
  'representacao',
  'proposta',
  'contrato',
  'dataEmissao',
  'financeira',
  'cnpjFinanceira',
  'enderecoFinanceira',
  'cidadeFinanceira',
  'emailFinanceira',
  'canaisAtendimento',
  'contatoEncarregado',
  'concessionaria',
  'veiculo',
  'chassi',
  'precoVeiculo',
  'entrada',
  'valorFinanciado',
  'valorTotal',
  'parcelas',
  'primeiroVencimento',
  'ultimoVencimento',
  'juros',
  'taxaMes',
  'taxaAno',
  'cetMes',
  'cetAno',
  'dataCet',
  'jurosMora',
  'multa',
  'encargosAtraso',
  'outrosEncargos',
  'produtos',
  'recompradora',
  'valorRecompra',
  'baseRecompra',
  'quilometragemRecompra',
  'dataRecompra',
  'condicoesRecompra',
] as const;
export type LegalField = (typeof legalFields)[number];
export type LegalValues = Readonly<Record<LegalField, string>>;

/** Longest block: it is never split between two pages. */
export const longestBlock = 2_500;

/**
 * The blocks of a legal text. An empty line ends a block; one that begins with `# ` is a heading, with `! ` a
 * highlighted clause, anything else a paragraph. Line breaks within a block are spaces.
 */
export function parseLegalText(body: string): LegalBlock[] {
  return body
    .split(/\n\s*\n/)
    .map((piece) => piece.trim().replace(/\s*\n\s*/g, ' '))
    .filter(Boolean)
    .map((piece) => {
      const mark = Object.entries(marks).find(([start]) => piece.startsWith(start));
      return mark ? { kind: mark[1], text: piece.slice(mark[0].length).trim() } : { kind: 'paragraph', text: piece };
    });
}

const isField = (name: string): name is LegalField => (legalFields as readonly string[]).includes(name);

/** Placeholders that are no field: a paper would print them literally. An unclosed brace is one, too. */
export function unknownFields(body: string): string[] {
  const named = [...body.matchAll(/\{([^{}]*)\}/g)].map(([, name]) => name!).filter((name) => !isField(name));
  const loose = body.replace(/\{[^{}]*\}/g, '').match(/[{}]/g) ?? [];
  return [...new Set([...named, ...loose])];
}

/** The blocks with the values of a proposal in place of the fields. */
export function fillLegalText(body: string, values: LegalValues): LegalBlock[] {
  // parsed first: user input in a name is never markup or a field
  return parseLegalText(body).map(({ kind, text }) => ({
    kind,
    // a company's name that ends in an abbreviation ("Ltda.") closes the sentence
    text: text.replace(/\{([^{}]*)\}(\.?)/g, (whole, name: string, stop: string) =>
      isField(name) ? values[name] + (values[name].endsWith('.') ? '' : stop) : whole,
    ),
  }));
}
