import { defineStrings } from '@estrada/web/strings/define-strings.ts';

/** The strings of the two units of a dealer: `branch.*` and `group.*`; all others are shared. */
export const strings = defineStrings('units', {
  'branch.enableText': ['A regional volta a aparecer nas listas.', 'The branch appears in the lists again.'],
  'branch.disableEmptyText': ['A regional deixa de aparecer nas listas.', 'The branch no longer appears in the lists.'],
  'branch.disableText_one': [
    'Esta regional tem {count} concessionária. Transfira-a para outra regional antes de desabilitar.',
    'This branch has {count} dealer. Move it to another branch before you disable this one.',
  ],
  'branch.disableText_other': [
    'Esta regional tem {count} concessionárias. Transfira-as para outra regional antes de desabilitar.',
    'This branch has {count} dealers. Move them to another branch before you disable this one.',
  ],
  'branch.moveTo': ['Regional de destino', 'Branch to move to'],
  'branch.moveText': [
    'As concessionárias saem desta regional e passam para a que você escolher. Se uma não puder ser transferida, nenhuma será.',
    'The dealers leave this branch and move to the one you choose. If one cannot be moved, none will be.',
  ],
  'branch.channels': ['Canais', 'Channels'],
  'branch.noDealers': ['Nenhuma concessionária nesta regional', 'No dealer in this branch'],
  'branch.noDealersText': [
    'As concessionárias desta regional aparecem aqui.',
    'The dealers of this branch appear here.',
  ],

  'group.enableText': [
    'O grupo volta a aparecer nas listas. As concessionárias dele não mudam: selecione no grupo quais habilitar.',
    'The group appears in the lists again. Its dealers do not change: select in the group which to enable.',
  ],
  'group.disableEmptyText': ['O grupo deixa de aparecer nas listas.', 'The group no longer appears in the lists.'],
  'group.disableText_one': [
    '{count} concessionária habilitada deste grupo será desabilitada junto com ele.',
    '{count} enabled dealer of this group will be disabled with it.',
  ],
  'group.disableText_other': [
    '{count} concessionárias habilitadas deste grupo serão desabilitadas junto com ele.',
    '{count} enabled dealers of this group will be disabled with it.',
  ],
  'group.moveTo': ['Grupo de destino', 'Group to move to'],
  'group.moveText': [
    'As concessionárias saem deste grupo e passam para o que você escolher. Se uma não puder ser transferida, nenhuma será.',
    'The dealers leave this group and move to the one you choose. If one cannot be moved, none will be.',
  ],
  'group.noDealers': ['Nenhuma concessionária neste grupo', 'No dealer in this group'],
  'group.noDealersText': ['As concessionárias deste grupo aparecem aqui.', 'The dealers of this group appear here.'],

  'column.gmb': ['Região GMB', 'GMB region'],
  'column.gmf': ['Regional GMF', 'GMF branch'],
  'column.dealers': ['Concessionárias habilitadas', 'Enabled dealers'],
  'column.enabledDealers': ['{enabled} de {all}', '{enabled} of {all}'],

  'dealers.title': ['Concessionárias', 'Dealers'],
  'dealers.name': ['Concessionária', 'Dealer'],
  'dealers.gmfCode': ['GMF', 'GMF'],
  'dealers.bacCode': ['BAC', 'BAC'],
  'dealers.city': ['Cidade', 'City'],
  'dealers.choose': ['Selecionar', 'Select'],
  'dealers.chooseOne': ['Selecionar {name}', 'Select {name}'],
  'dealers.chooseAll': ['Selecionar todas as que estão na tela', 'Select all on screen'],
  'dealers.choosePlease': ['Selecione as concessionárias a transferir', 'Select the dealers to move'],
  'dealers.chosen_one': ['{count} selecionada', '{count} selected'],
  'dealers.chosen_other': ['{count} selecionadas', '{count} selected'],
  'dealers.tooMany': ['Selecione no máximo {max} por vez', 'Select at most {max} at a time'],
  'dealers.move': ['Transferir', 'Move'],
  'dealers.moveTitle': ['Transferir concessionárias?', 'Move dealers?'],
  'dealers.moveChoose': ['Escolha o destino', 'Choose the destination'],
  'dealers.moved_one': ['{count} concessionária transferida para {name}.', '{count} dealer moved to {name}.'],
  'dealers.moved_other': ['{count} concessionárias transferidas para {name}.', '{count} dealers moved to {name}.'],
  'dealers.andMore': ['{names} e mais {count}', '{names} and {count} more'],
  'dealers.enable': ['Habilitar selecionadas', 'Enable selected'],
  'dealers.enableTitle': ['Habilitar as concessionárias selecionadas?', 'Enable the selected dealers?'],
  'dealers.enableText': ['As concessionárias voltam a aparecer nas listas.', 'The dealers appear in the lists again.'],
  'dealers.enabled_one': ['{count} concessionária habilitada.', '{count} dealer enabled.'],
  'dealers.enabled_other': ['{count} concessionárias habilitadas.', '{count} dealers enabled.'],
  cancel: ['Cancelar', 'Cancel'],

  'trail.enabled': ['Habilitado', 'Enabled'],
  'trail.title': ['Nome', 'Name'],
  'trail.dealers': ['Concessionárias', 'Dealers'],
  'trail.to': ['Para', 'To'],
  'trail.from': ['De', 'From'],
});
