import { productName } from '@estrada/domain/enumerations/index';
import { formatCet, formatDocument, formatInstant, formatMoney } from '@estrada/domain/formats/index';
import { isInsurance, menuColumnNames, productChoiceText } from '@estrada/domain/products/index';
import type { ProductChoice } from '@estrada/endpoints/index';
import { definePdf } from './document.ts';
import { PdfWriter } from './pdf-writer.ts';

/** A recorded choice of products with the sale that it was made for. */
export type ProductChoiceData = {
  choice: Pick<
    ProductChoice,
    | 'column'
    | 'chosenBy'
    | 'recordedByName'
    | 'recordedAt'
    | 'term'
    | 'columns'
    | 'withoutInstallmentCents'
    | 'accepted'
    | 'declined'
  > & {
    /** bought whatever column was chosen */
    kept?: readonly Product[];
  };
  code: string;
  client: { name: string | null; document: string | null; isCompany: boolean };
  vehicleLabel: string;
  dealerName: string;
  sellerName: string;
};

type Product = ProductChoice['accepted'][number];

const example = (): ProductChoiceData => {
  const product = (code: string, provider: string, premiumCents: number, isFinanced = true): Product => ({
    code,
    provider,
    premiumCents,
    isFinanced,
    monthlyCents: isFinanced ? Math.round(premiumCents / 30) : 0,
    perDayCents: isFinanced ? Math.round(premiumCents / 900) : null,
  });
  const accepted = [
    product('LIFE', 'METLIFE', 186_400),
    product('PMC', 'CARDIF', 240_000, false),
    product('ACCESSORIES', 'AUTOVIA', 150_000),
  ];
  return {
    code: 'S100417',
    client: { name: 'Rosana Teles Braga', document: '31572040092', isCompany: false },
    vehicleLabel: 'Chevrolet Tracker Premier 1.2 Turbo 2026/2027',
    dealerName: 'Autovia Paulista',
    sellerName: 'Júlia Martins',
    choice: {
      column: 'custom',
      chosenBy: 'client',
      recordedByName: 'Júlia Martins',
      recordedAt: '2026-11-20T13:00:00Z',
      term: 48,
      withoutInstallmentCents: 284_310,
      accepted,
      declined: [product('GAP', 'ASSURANT', 98_000), product('CHEV_PLUS', 'LIBERTY', 65_000)],
      columns: [
        {
          column: 'custom',
          products: accepted,
          leftOut: [],
          installmentCents: 295_523,
          monthlyCents: 11_213,
          perDayCents: 369,
          apartCents: 240_000,
          cetAnnualPct: '24.81',
        },
      ],
    },
  };
};

/**
 * The paper with the accepted and declined products of a recorded choice, signed by the client, with a consent of its own
 * for each accepted insurance product. A paper to be signed: in Portuguese.
 */
export const productChoicePaper = definePdf<ProductChoiceData>({
  name: 'product-choice',
  onlyLanguage: 'pt-BR',
  example,
  variants: {
    none: () => {
      const { choice, ...sale } = example();
      return { ...sale, choice: { ...choice, accepted: [], declined: [...choice.accepted, ...choice.declined] } };
    },
  },
  render(data) {
    const { choice, code, client, dealerName } = data;
    const title = 'Produtos aceitos e recusados';
    const writer = new PdfWriter({ title: `${title} · ${code}`, language: 'pt-BR' });
    writer.title(title, `Simulação ${code} · ${dealerName}`);
    writeSale(writer, data);
    writeInstalments(writer, choice);
    writer.highlight(productChoiceText.credit);
    writeProducts(writer, 'Produtos aceitos', choice.accepted, 'O cliente não aceitou nenhum produto.');
    if (choice.kept?.length) writeProducts(writer, 'Outros produtos da compra', choice.kept, '');
    writeProducts(writer, 'Produtos recusados', choice.declined, 'O cliente não recusou nenhum produto apresentado.');
    writer.heading('Declaração do cliente');
    writer.paragraph(productChoiceText.lists);
    const signer = {
      name: client.name ?? '',
      document: client.document && formatDocument(client.document),
    };
    writer.signatures(signedOn, [{ ...signer, role: client.isCompany ? 'Representante do cliente' : 'Cliente' }]);
    for (const product of [...choice.accepted, ...(choice.kept ?? [])].filter((one) => isInsurance(one.code))) {
      writer.heading(`Consentimento: ${nameOf(product)}, ${product.provider}`);
      writer.paragraph(`${priceOf(product)} ${productChoiceText.consent}`, 120);
      writer.signatures(signedOn, [{ ...signer, role: `Consentimento: ${nameOf(product)}` }]);
    }
    const footer = `Simulação ${code} · escolha de ${formatInstant(choice.recordedAt)} · texto ${productChoiceText.version}`;
    return writer.finish(footer, (page, count) => `Página ${page} de ${count}`);
  },
});

const signedOn = 'Local e data: ______________________________';

const nameOf = ({ code }: Pick<Product, 'code'>) => productName(code).pt;

/** "Preço: R$ 1.864,00, financiado: mais R$ 62,13 por parcela." */
const priceOf = ({ premiumCents, monthlyCents, isFinanced }: Product) =>
  `Preço: ${formatMoney(premiumCents)}, ${
    isFinanced ? `financiado: mais ${formatMoney(monthlyCents)} por parcela.` : 'pago à parte, fora do financiamento.'
  }`;

function writeSale(writer: PdfWriter, { choice, client, vehicleLabel, sellerName }: ProductChoiceData): void {
  writer.facts([
    ['Cliente', client.name ?? '–'],
    [client.isCompany ? 'CNPJ' : 'CPF', client.document ? formatDocument(client.document) : '–'],
    ['Veículo', vehicleLabel],
    ['Vendedor', sellerName],
    ['Opção escolhida', menuColumnNames.find(({ id }) => id === choice.column)!.pt],
    ['Onde foi escolhida', choice.chosenBy === 'client' ? 'No link do cliente' : 'Na tela do vendedor'],
    ['Registrado em', formatInstant(choice.recordedAt)],
    ['Registrado por', choice.recordedByName],
  ]);
}

function writeInstalments(writer: PdfWriter, choice: ProductChoiceData['choice']): void {
  const chosen = choice.columns.find(({ column }) => column === choice.column);
  writer.heading(`Parcela no prazo de ${choice.term} meses`);
  writer.facts([
    ['Sem produtos', formatMoney(choice.withoutInstallmentCents)],
    ...(chosen
      ? ([
          ['Com os produtos aceitos', formatMoney(chosen.installmentCents)],
          ['A mais por parcela', formatMoney(chosen.monthlyCents)],
          ['Pago à parte', formatMoney(chosen.apartCents)],
          ['CET com os produtos aceitos', `${formatCet(chosen.cetAnnualPct)} ao ano`],
        ] as const)
      : []),
  ]);
}

function writeProducts(writer: PdfWriter, title: string, products: readonly Product[], none: string): void {
  writer.heading(title);
  if (products.length === 0) {
    writer.paragraph(none);
    return;
  }
  writer.table(
    [
      { label: 'Produto', width: 0.36, wraps: true },
      { label: 'Seguradora ou fornecedor', width: 0.26, wraps: true },
      { label: 'Preço', width: 0.18, align: 'right' },
      { label: 'Por parcela', width: 0.2, align: 'right' },
    ],
    products.map((product) => [
      nameOf(product),
      product.provider,
      formatMoney(product.premiumCents),
      product.isFinanced ? formatMoney(product.monthlyCents) : 'à parte',
    ]),
  );
}
