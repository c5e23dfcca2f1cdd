import { defineStrings } from '@estrada/web/strings/define-strings.ts';

export const strings = defineStrings('campaigns', {
  'disable.none': [
    'Nenhum veículo da tabela em vigor tem os anos dela. Uma campanha desabilitada não volta a ser habilitada.',
    'No vehicle of the table in force has its years. A disabled campaign is not enabled again.',
  ],
  'disable.one': [
    'Um veículo da tabela em vigor tem os anos dela e deixa de estar no grupo. Uma campanha desabilitada não volta a ser habilitada.',
    'One vehicle of the table in force has its years and leaves the group. A disabled campaign is not enabled again.',
  ],
  'disable.many': [
    '{count} veículos da tabela em vigor têm os anos dela e deixam de estar no grupo. Uma campanha desabilitada não volta a ser habilitada.',
    '{count} vehicles of the table in force have its years and leave the group. A disabled campaign is not enabled again.',
  ],
});
