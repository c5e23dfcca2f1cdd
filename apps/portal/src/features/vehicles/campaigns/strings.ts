import { defineStrings } from '@estrada/web/strings/define-strings.ts';

export const strings = defineStrings('campaigns', {
  pt: {
    'disable.none':
      'Nenhum veículo da tabela em vigor tem os anos dela. Uma campanha desabilitada não volta a ser habilitada.',
    'disable.one':
      'Um veículo da tabela em vigor tem os anos dela e deixa de estar no grupo. Uma campanha desabilitada não volta a ser habilitada.',
    'disable.many':
      '{count} veículos da tabela em vigor têm os anos dela e deixam de estar no grupo. Uma campanha desabilitada não volta a ser habilitada.',
  },
  en: {
    'disable.none': 'No vehicle of the table in force has its years. A disabled campaign is not enabled again.',
    'disable.one':
      'One vehicle of the table in force has its years and leaves the group. A disabled campaign is not enabled again.',
    'disable.many':
      '{count} vehicles of the table in force have its years and leave the group. A disabled campaign is not enabled again.',
  },
});
