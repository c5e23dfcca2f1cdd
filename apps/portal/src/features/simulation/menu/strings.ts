import { defineStrings } from '@estrada/web/strings/define-strings.ts';

/** Strings of the menu of products: to the client, and of what was chosen. */
export const strings = defineStrings('productMenu', {
  open: ['Menu de produtos', 'Product menu'],
  title: ['Escolha os produtos', 'Choose the products'],
  close: ['Fechar o menu', 'Close the menu'],
  loading: ['Calculando as opções…', 'Calculating the options…'],
  without: [
    'Parcela sem produtos: {amount} · CET {cet} a.a.',
    'Instalment without products: {amount} · CET {cet} p.a.',
  ],
  kept: ['Já na compra, em todas as opções: {names}', 'Already in the sale, in every option: {names}'],
  instalment: ['Parcela de {amount}', 'Instalment of {amount}'],
  monthly: ['+ {amount} por mês', '+ {amount} per month'],
  perInstalment: ['+ {amount} por parcela', '+ {amount} per instalment'],
  perDay: ['{amount} por dia', '{amount} per day'],
  apart: ['{amount} pagos à parte', '{amount} paid separately'],
  cet: ['CET {cet} a.a.', 'CET {cet} p.a.'],
  nothing: ['Só o financiamento', 'The financing only'],
  compose: ['Marque os produtos que você quer', 'Tick the products that you want'],
  recalculating: ['Recalculando a opção…', 'Recalculating the option…'],
  leftOut: ['{name}: {reason}', '{name}: {reason}'],
  'leftOut.list': ['Fora desta opção', 'Not in this option'],
  'reason.noQuote': ['sem cotação: cote no painel das seguradoras', 'no quote: request one in the insurers’ panel'],
  'reason.quoteExpired': [
    'cotação vencida: cote de novo no painel das seguradoras',
    'expired quote: request one again in the insurers’ panel',
  ],
  'reason.excluded': [
    'não pode ser vendido com outro produto da compra',
    'it cannot be sold with another product of the sale',
  ],
  drops: ['Remove da compra: {names}', 'Removes from the sale: {names}'],
  choose: ['Escolher', 'Choose'],
  chooseOne: ['Escolher: {column}', 'Choose: {column}'],
  chosen: ['Escolhida', 'Chosen'],

  'choice.current': ['Opção escolhida no menu: {column}', 'Option chosen from the menu: {column}'],
  'choice.pending': [
    'Opção escolhida no menu: {column}. Ela é registrada ao salvar a simulação.',
    'Option chosen from the menu: {column}. It is recorded when the simulation is saved.',
  ],
  'choice.lost': [
    'A opção {column} foi escolhida no menu, mas a simulação mudou depois. A escolha não vale mais: abra o menu de novo.',
    'The option {column} was chosen from the menu, but the simulation changed afterwards. The choice no longer applies: open the menu again.',
  ],

  'client.chose': [
    'O cliente escolheu a opção {column} no link, em {date}.',
    'The client chose the option {column} at the link, on {date}.',
  ],
  'client.apply': ['Aplicar a escolha', 'Apply the choice'],
  'client.changed': [
    'Os valores mudaram desde o link. Salve a simulação e envie outro link, ou abra o menu com o cliente.',
    'The figures have changed since the link. Save the simulation and send another link, or open the menu with the client.',
  ],

  'link.title': ['Produtos, se você quiser', 'Products, if you want them'],
  'link.about': [
    'Compare as opções no prazo de {count} meses. A decisão de crédito é a mesma com ou sem produtos.',
    'Compare the options over {count} months. The credit decision is the same with or without products.',
  ],
  'link.chosen': [
    'Você escolheu {column}. {seller} recebeu um aviso e vai confirmar a escolha com você.',
    'You chose {column}. {seller} has been notified and will confirm the choice with you.',
  ],

  'record.counts': ['Aceitos: {accepted} · recusados: {declined}', 'Accepted: {accepted} · declined: {declined}'],
  'record.countsKept': [
    'Aceitos: {accepted} · recusados: {declined} · fora do menu: {kept}',
    'Accepted: {accepted} · declined: {declined} · outside the menu: {kept}',
  ],
  'record.title': ['Produtos aceitos e recusados', 'Accepted and declined products'],
  'record.who.seller': [
    'Opção {column}, na tela do vendedor, em {date}, registrada por {name}',
    'Option {column}, on the seller’s screen, on {date}, recorded by {name}',
  ],
  'record.who.client': [
    'Opção {column}, pelo cliente no link, em {date}, registrada por {name}',
    'Option {column}, by the client at the link, on {date}, recorded by {name}',
  ],
  'record.shown': ['Opções na ordem exibida: {columns}', 'Options in the order shown: {columns}'],
  'record.shownColumn': ['{column} {amount}', '{column} {amount}'],
  'record.accepted': ['Aceitos', 'Accepted'],
  'record.declined': ['Recusados', 'Declined'],
  'record.none': ['Nenhum', 'None'],
  'record.kept': ['Fora do menu', 'Outside the menu'],
  'record.lost': ['A simulação mudou depois desta escolha.', 'The simulation has changed since this choice.'],
  'record.earlier_one': ['{count} escolha anterior', '{count} earlier choice'],
  'record.earlier_other': ['{count} escolhas anteriores', '{count} earlier choices'],
});
