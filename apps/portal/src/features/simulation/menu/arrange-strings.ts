import { defineStrings } from '@estrada/web/strings/define-strings.ts';

/** Strings of the page that arranges the menu of products. */
export const strings = defineStrings('arrangeMenu', {
  loading: ['Carregando o menu…', 'Loading the menu…'],
  dealer: ['Concessionária', 'Dealer'],
  'dealer.hint': ['Nome ou código, a partir de três letras', 'Name or code, from three letters on'],
  'dealer.choose': [
    'Escolha uma concessionária para ver as colunas do menu dela.',
    'Choose a dealer to see the columns of its menu.',
  ],
  about: [
    'O menu mostra ao cliente as colunas nesta ordem. A coluna sem produtos fica sempre, em primeiro ou em último lugar.',
    'The menu shows the columns to the client in this order. The column without products always stays, first or last.',
  ],
  how: [
    'Arraste um produto ou, com o foco em “Mover”, use as setas para cima e para baixo. Depois salve.',
    'Drag a product or, with the focus on “Move”, use the up and down arrows. Then save.',
  ],
  isDefault: [
    'Esta concessionária mostra as colunas padrão, porque o menu dela ainda não foi organizado.',
    'This dealer shows the default columns, since its menu has not been arranged yet.',
  ],
  changed: ['Organizado por {name} em {date}', 'Arranged by {name} on {date}'],
  readOnly: ['Só o gerente de F&I altera o menu.', 'Only the F&I manager changes the menu.'],
  'column.none': ['Só o financiamento, sem produtos do menu', 'The financing only, without products of the menu'],
  'column.custom': [
    'Montada na venda, com os produtos que têm preço',
    'Composed in the sale, of the products that have a price',
  ],
  'column.empty': ['Nenhum produto', 'No products'],
  'column.left': ['Mover {column} para antes', 'Move {column} before'],
  'column.right': ['Mover {column} para depois', 'Move {column} after'],
  'column.moved': ['{column}: coluna {place} de {total}', '{column}: column {place} of {total}'],
  'column.remove': ['Remover', 'Remove'],
  'column.removeName': ['Remover a coluna {column}', 'Remove the column {column}'],
  'column.add': ['Adicionar coluna', 'Add a column'],
  'column.addName': ['Adicionar {column}', 'Add {column}'],
  'products.of': ['Produtos da coluna {column}', 'Products of the column {column}'],
  'product.add': ['Adicionar produto a {column}', 'Add a product to {column}'],
  'product.none': ['Todos os produtos já estão na coluna', 'All products are in the column already'],
  'product.remove': ['Remover {name} da coluna {column}', 'Remove {name} from the column {column}'],
  preview: ['Como o cliente vê', 'As the client sees it'],
  'preview.about': [
    'Os valores são calculados na venda. Um produto que não pode ser vendido nela fica de fora, com o motivo.',
    'The amounts are calculated in the sale. A product that cannot be sold in it is left out, with the reason.',
  ],
  useDefault: ['Usar as colunas padrão', 'Use the default columns'],
  save: ['Salvar menu', 'Save menu'],
  discard: ['Descartar', 'Discard'],
  unchanged: ['Nenhuma alteração', 'No changes'],
  saved: ['Menu de produtos salvo', 'Product menu saved'],
  refused: ['Corrija as colunas indicadas e salve de novo', 'Correct the marked columns and save again'],
  stale: [
    'Outra pessoa alterou o menu. Estas são as colunas atuais: refaça as suas alterações.',
    'Another person changed the menu. These are the current columns: make your changes again.',
  ],
});
