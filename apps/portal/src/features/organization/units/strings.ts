import { defineStrings } from '@estrada/web/strings/define-strings.ts';

/** The strings of the two units of a dealer: `branch.*` and `group.*`; all others are shared. */
export const strings = defineStrings('units', {
  'branch.enableText': [
    'Ela volta a aparecer onde se escolhe uma regional.',
    'It appears again wherever a branch is chosen.',
  ],
  'branch.disableEmptyText': [
    'Ela deixa de aparecer onde se escolhe uma regional.',
    'It no longer appears where a branch is chosen.',
  ],
  'branch.disableText_one': [
    'Ela tem {count} concessionária e só pode ser desabilitada depois que ela for transferida para outra regional.',
    'It has {count} dealer and can be disabled only once that has moved to another branch.',
  ],
  'branch.disableText_other': [
    'Ela tem {count} concessionárias. Uma regional só pode ser desabilitada quando não tem nenhuma: transfira-as antes.',
    'It has {count} dealers. A branch can be disabled only when it has none: move them first.',
  ],
  'branch.moveTo': ['Regional de destino', 'Branch to move to'],
  'branch.moveText': [
    'Passam desta regional para a que você escolher. Se uma não puder ser transferida, nenhuma será.',
    'They go from this branch to the one you choose. If one cannot be moved, none is.',
  ],
  'branch.channels': ['Canais', 'Channels'],
  'branch.noDealers': ['Nenhuma concessionária nesta regional', 'No dealer in this branch'],
  'branch.noDealersText': [
    'As concessionárias desta regional aparecem aqui.',
    'The dealers of this branch appear here.',
  ],

  'group.enableText': [
    'Ele volta a aparecer onde se escolhe um grupo. Suas concessionárias continuam como estão: escolha no grupo quais habilitar.',
    'It appears again wherever a group is chosen. Its dealers stay as they are: choose in the group which to enable.',
  ],
  'group.disableEmptyText': [
    'Ele deixa de aparecer onde se escolhe um grupo.',
    'It no longer appears where a group is chosen.',
  ],
  'group.disableText_one': [
    '{count} concessionária habilitada deste grupo será desabilitada junto com ele.',
    '{count} enabled dealer of this group is disabled with it.',
  ],
  'group.disableText_other': [
    '{count} concessionárias habilitadas deste grupo serão desabilitadas junto com ele.',
    '{count} enabled dealers of this group are disabled with it.',
  ],
  'group.moveTo': ['Grupo de destino', 'Group to move to'],
  'group.moveText': [
    'Passam deste grupo para o que você escolher. Se uma não puder ser transferida, nenhuma será.',
    'They go from this group to the one you choose. If one cannot be moved, none is.',
  ],
  'group.noDealers': ['Nenhuma concessionária neste grupo', 'No dealer in this group'],
  'group.noDealersText': ['As concessionárias deste grupo aparecem aqui.', 'The dealers of this group appear here.'],

  'column.gmb': ['Região GMB', 'GMB region'],
  'column.gmf': ['Filial GMF', 'GMF branch'],
  'column.dealers': ['Concessionárias habilitadas', 'Enabled dealers'],
  'column.enabledDealers': ['{enabled} de {all}', '{enabled} of {all}'],

  'dealers.title': ['Concessionárias', 'Dealers'],
  'dealers.name': ['Concessionária', 'Dealer'],
  'dealers.gmfCode': ['GMF', 'GMF'],
  'dealers.bacCode': ['BAC', 'BAC'],
  'dealers.city': ['Cidade', 'City'],
  'dealers.choose': ['Escolher', 'Choose'],
  'dealers.chooseOne': ['Escolher {name}', 'Choose {name}'],
  'dealers.chooseAll': ['Escolher todas as que estão na tela', 'Choose all that are on screen'],
  'dealers.choosePlease': ['Escolha as concessionárias que mudam de lugar', 'Choose the dealers that move'],
  'dealers.chosen_one': ['{count} escolhida', '{count} chosen'],
  'dealers.chosen_other': ['{count} escolhidas', '{count} chosen'],
  'dealers.tooMany': ['Escolha no máximo {max} por vez', 'Choose at most {max} at a time'],
  'dealers.move': ['Transferir', 'Move'],
  'dealers.moveTitle': ['Transferir concessionárias?', 'Move dealers?'],
  'dealers.moveChoose': ['Escolha o destino', 'Choose where to'],
  'dealers.moved_one': ['{count} concessionária transferida para {name}.', '{count} dealer moved to {name}.'],
  'dealers.moved_other': ['{count} concessionárias transferidas para {name}.', '{count} dealers moved to {name}.'],
  'dealers.andMore': ['{names} e mais {count}', '{names} and {count} more'],
  'dealers.enable': ['Habilitar escolhidas', 'Enable chosen'],
  'dealers.enableTitle': ['Habilitar as concessionárias escolhidas?', 'Enable the chosen dealers?'],
  'dealers.enableText': [
    'Elas voltam a aparecer onde se escolhe uma concessionária.',
    'They appear again wherever a dealer is chosen.',
  ],
  'dealers.enabled_one': ['{count} concessionária habilitada.', '{count} dealer enabled.'],
  'dealers.enabled_other': ['{count} concessionárias habilitadas.', '{count} dealers enabled.'],
  cancel: ['Cancelar', 'Cancel'],

  'trail.enabled': ['Em uso', 'In use'],
  'trail.title': ['Nome', 'Name'],
  'trail.dealers': ['Concessionárias', 'Dealers'],
  'trail.to': ['Para', 'To'],
  'trail.from': ['De', 'From'],
});
