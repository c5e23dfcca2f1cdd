import { defineStrings } from '@estrada/web/strings/define-strings.ts';

export const strings = defineStrings('home', {
  title: ['Por onde vamos começar?', 'Where shall we start?'],
  actions: ['Atalhos', 'Shortcuts'],
  account: ['Sua conta', 'Your account'],
  name: ['Nome', 'Name'],
  username: ['Usuário', 'Username'],
  email: ['E-mail', 'E-mail'],
  profile: ['Perfil', 'Profile'],
  dealer: ['Concessionária ativa', 'Active dealer'],
  noActions: [
    'As telas do seu perfil ainda estão em construção. Por enquanto, esta página mostra os dados da sua conta.',
    'The screens of your profile are still being built. For now this page shows the data of your account.',
  ],
  'hub.count_one': ['{count} tela', '{count} screen'],
  'hub.count_other': ['{count} telas', '{count} screens'],
  'hub.search': ['Procurar nestas telas', 'Search these screens'],
  'hub.noneTitle': ['Nenhuma tela encontrada', 'No screen found'],
  'hub.noneText': [
    'Nenhuma tela deste grupo fala de “{search}”. Procure por outra palavra.',
    'No screen of this group speaks of “{search}”. Try another word.',
  ],
  loading: ['Carregando…', 'Loading…'],
  seeAll: ['Ver todas', 'See all'],
  start: ['Fazer uma simulação', 'Make a simulation'],
  'proposals.title': ['Últimas propostas', 'Latest proposals'],
  'proposals.all': ['Ver todas as propostas', 'See all proposals'],
  'proposals.none': [
    'Nenhuma proposta ainda. Ela nasce de uma simulação.',
    'No proposal yet. It begins with a simulation.',
  ],
  'simulations.title': ['Últimas simulações', 'Latest simulations'],
  'simulations.all': ['Ver todas as simulações salvas', 'See all saved simulations'],
  'simulations.none': [
    'Nenhuma simulação salva ainda. O que você simular aparece aqui.',
    'No saved simulation yet. What you simulate appears here.',
  ],
  'simulations.noName': ['Cliente sem nome', 'Client without a name'],
});
