import { defineStrings } from '@estrada/web/strings/define-strings.ts';

export const strings = defineStrings('offers', {
  choose: ['Escolha', 'Choose'],
  nothingFound: ['Nada encontrado', 'Nothing found'],
  'wait.reach': ['Só ofertas regionais têm regional.', 'Only regional offers have a branch.'],
  'wait.plan': ['Escolha antes o plano.', 'Choose the plan first.'],
  'wait.farmer': ['Só o plano Safra (Farmer) usa este campo.', 'Only the Harvest (Farmer) plan uses this field.'],
  failed: [
    'Não foi possível carregar a lista. Feche o formulário e abra de novo.',
    'The list could not be loaded. Close the form and open it again.',
  ],
  'unit.3': ['3 meses', '3 months'],
  'unit.6': ['6 meses', '6 months'],
  'colours.all': [
    'Se nenhuma for selecionada, a oferta vale para todas as cores.',
    'With none selected, the offer applies to all colours.',
  ],
  simulate: ['Simular', 'Simulate'],
  clone: ['Clonar para regionais', 'Clone to branches'],
  'clone.text': [
    'Cada regional selecionada recebe uma oferta igual, com o mesmo nome, válida de {from} a {until}.',
    'Each selected branch receives the same offer, with the same name, valid from {from} to {until}.',
  ],
  'clone.regions': ['Regionais', 'Branches'],
  'clone.exists': ['Já tem oferta com este nome', 'Already has an offer with this name'],
  'clone.none': ['Nenhuma oferta será criada: selecione uma regional.', 'No offer will be created: select a branch.'],
  'clone.one': ['Uma oferta será criada.', 'One offer will be created.'],
  'clone.many': ['{count} ofertas serão criadas.', '{count} offers will be created.'],
  'clone.confirm': ['Clonar', 'Clone'],
  back: ['Voltar', 'Back'],
  'filter.region': ['Regional', 'Branch'],
});
