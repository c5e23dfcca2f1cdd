/** A piece of a legal text: what a line begins with says what it is. */
export type LegalBlock = { readonly kind: 'heading' | 'paragraph' | 'highlight'; readonly text: string };

const marks = { '# ': 'heading', '! ': 'highlight' } as const;

/** What may stand between braces in a legal text: filled from the proposal that a paper is made of. */
export const legalFields = [
  'cliente',
  'documentoCliente',
  'enderecoCliente',
  'proposta',
  'contrato',
  'dataEmissao',
  'financeira',
  'cnpjFinanceira',
  'enderecoFinanceira',
  'cidadeFinanceira',
  'emailFinanceira',
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
  'taxaMes',
  'taxaAno',
  'cetMes',
  'cetAno',
  'jurosMora',
  'multa',
  'produtos',
] as const;
export type LegalField = (typeof legalFields)[number];
export type LegalValues = Readonly<Record<LegalField, string>>;

/** Longest piece: it is never parted between two pages. */
export const longestBlock = 2_500;

/**
 * The pieces of a legal text. An empty line ends a piece; one that begins with `# ` is a heading, with `! ` a clause in
 * highlight, anything else a paragraph. Line breaks within a piece are spaces.
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

/** What stands between braces and is no field: a paper would print it as it is. A brace that nothing closes is such, too. */
export function unknownFields(body: string): string[] {
  const named = [...body.matchAll(/\{([^{}]*)\}/g)].map(([, name]) => name!).filter((name) => !isField(name));
  const loose = body.replace(/\{[^{}]*\}/g, '').match(/[{}]/g) ?? [];
  return [...new Set([...named, ...loose])];
}

/** The pieces with the values of a proposal in place of the fields. */
export function fillLegalText(body: string, values: LegalValues): LegalBlock[] {
  // parsed first: what somebody typed into a name is never a mark or a field
  return parseLegalText(body).map(({ kind, text }) => ({
    kind,
    text: text.replace(/\{([^{}]*)\}/g, (whole, name: string) => (isField(name) ? values[name] : whole)),
  }));
}
