import { defineStrings } from '@estrada/web/strings/define-strings.ts';

/** Strings of the pages of insurance combos and of the insurance products of dealers. */
export const strings = defineStrings('products', {
  title: ['Gestão de seguros', 'Insurance management'],
  tabs: ['Partes da gestão de seguros', 'Parts of insurance management'],
  'tab.combos': ['Combos', 'Combos'],
  'tab.order': ['Ordem', 'Order'],
  'tab.segments': ['Segmentos', 'Segments'],
  'order.about': [
    'A ordem em que os combos habilitados são oferecidos.',
    'The order in which the enabled combos are offered.',
  ],
  'segments.about': [
    'Os segmentos de veículos para os quais cada seguro é vendido.',
    'The segments of vehicles that each insurance product is sold for.',
  ],
  'plan.begun': [
    'O plano já começou: só os nomes e o fim podem mudar. Para mudar a cobertura, cadastre outro plano.',
    'The plan has begun: only its names and its end can change. To change the cover, register another plan.',
  ],
  'plan.ages': ['{min} a {max} anos', '{min} to {max} years'],
  'plan.instalments': ['{count} × até {value}', '{count} × up to {value}'],
  dealer: ['Concessionária', 'Dealer'],
  gmfCode: ['Código GMF', 'GMF code'],
  bacCode: ['Código BAC', 'BAC code'],
  actions: ['Ações', 'Actions'],
  actionsOf: ['Ações de {name}', 'Actions for {name}'],
  'sold.all': ['Todos', 'All'],
  'sold.none': ['Nenhum', 'None'],
  choose: ['Escolher seguros', 'Choose insurance'],
  'choose.text': [
    'Os vendedores da concessionária veem no simulador só os seguros escolhidos.',
    'Sellers of the dealer see only the chosen insurance products in the simulator.',
  ],
  'choose.save': ['Salvar', 'Save'],
  noteTerm: ['{count} meses, a partir de {premium}', '{count} months, from {premium}'],
  noNoteTerm: ['Nenhum prazo na tabela em vigor', 'No terms in the table in force'],
  'order.loading': ['Carregando a ordem dos combos', 'Loading the order of the combos'],
  'order.how': [
    'Arraste um combo ou, com o foco em “Mover”, use as setas para cima e para baixo. Depois salve.',
    'Drag a combo or, with the focus on “Move”, use the up and down arrows. Then save.',
  ],
  'order.list': ['Combos habilitados, em ordem', 'Enabled combos, in order'],
  'order.empty': ['Nenhum combo habilitado', 'No combos enabled'],
  'order.emptyText': [
    'Habilite combos na primeira aba para ordená-los aqui.',
    'Enable combos in the first tab to order them here.',
  ],
  'order.move': ['Mover', 'Move'],
  'order.moveOf': ['Mover {name}, posição {place} de {total}', 'Move {name}, position {place} of {total}'],
  'order.up': ['Subir {name}', 'Move {name} up'],
  'order.down': ['Descer {name}', 'Move {name} down'],
  'order.moved': ['{name}: posição {place} de {total}', '{name}: position {place} of {total}'],
  'order.save': ['Salvar ordem', 'Save order'],
  'order.discard': ['Descartar', 'Discard'],
  'order.stale': [
    'Outra pessoa alterou os combos. Esta é a ordem atual: mova de novo o que falta.',
    'Another person changed the combos. This is the current order: move again what is missing.',
  ],
});
