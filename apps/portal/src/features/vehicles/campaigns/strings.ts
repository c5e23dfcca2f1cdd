import { defineStrings } from '@estrada/web/strings/define-strings.ts';

export const strings = defineStrings('campaigns', {
  'disable.none': [
    'Nenhum veículo da tabela em vigor tem os mesmos anos da campanha. Uma campanha desabilitada não pode ser habilitada de novo.',
    'No vehicle in the table in force has the same years as the campaign. A disabled campaign cannot be enabled again.',
  ],
  'disable.one': [
    'Um veículo da tabela em vigor tem os mesmos anos da campanha e sai do grupo. Uma campanha desabilitada não pode ser habilitada de novo.',
    'One vehicle in the table in force has the same years as the campaign and leaves the group. A disabled campaign cannot be enabled again.',
  ],
  'disable.many': [
    '{count} veículos da tabela em vigor têm os mesmos anos da campanha e saem do grupo. Uma campanha desabilitada não pode ser habilitada de novo.',
    '{count} vehicles in the table in force have the same years as the campaign and leave the group. A disabled campaign cannot be enabled again.',
  ],
});
