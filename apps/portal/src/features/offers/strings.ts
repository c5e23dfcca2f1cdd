import { defineStrings } from '@estrada/web/strings/define-strings.ts';

export const strings = defineStrings('offers', {
  choose: ['Escolha', 'Choose'],
  nothingFound: ['Nada encontrado', 'Nothing found'],
  'wait.reach': ['Só uma oferta regional tem regional.', 'Only a regional offer has a branch.'],
  'wait.plan': ['Escolha antes o plano.', 'Choose the plan first.'],
  'wait.farmer': ['Só o plano Farmer tem safras.', 'Only the Farmer plan has harvests.'],
  failed: [
    'A lista não carregou. Feche o formulário e abra de novo.',
    'The list did not load. Close the form and open it again.',
  ],
  'unit.3': ['3 meses', '3 months'],
  'unit.6': ['6 meses', '6 months'],
  'colours.all': ['Sem escolha, vale para todas as cores.', 'Without a choice it holds for every colour.'],
  simulate: ['Simular', 'Simulate'],
  clone: ['Clonar para regionais', 'Clone to branches'],
  'clone.text': [
    'Cada regional marcada recebe uma oferta igual, com o mesmo nome, válida de {from} a {until}.',
    'Each marked branch gets the same offer, with the same name, valid from {from} to {until}.',
  ],
  'clone.regions': ['Regionais', 'Branches'],
  'clone.exists': ['Já tem uma oferta com este nome', 'Already has an offer with this name'],
  'clone.none': ['Nenhuma oferta será criada: marque uma regional.', 'No offer will be created: mark a branch.'],
  'clone.one': ['Uma oferta será criada.', 'One offer will be created.'],
  'clone.many': ['{count} ofertas serão criadas.', '{count} offers will be created.'],
  'clone.confirm': ['Clonar', 'Clone'],
  back: ['Voltar', 'Back'],
  'filter.region': ['Regional', 'Branch'],
});
