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
    'As telas do seu perfil ainda não estão disponíveis. Por enquanto, esta página mostra os dados da sua conta.',
    'The screens of your profile are not available yet. For now this page shows your account data.',
  ],
  'hub.count_one': ['{count} tela', '{count} screen'],
  'hub.count_other': ['{count} telas', '{count} screens'],
  'hub.search': ['Buscar nestas telas', 'Search these screens'],
  'hub.noneTitle': ['Nenhuma tela encontrada', 'No screen found'],
  'hub.noneText': [
    'Nenhuma tela deste grupo corresponde a “{search}”. Busque por outra palavra.',
    'No screen in this group matches “{search}”. Search for another word.',
  ],
  loading: ['Carregando…', 'Loading…'],
  seeAll: ['Ver todas', 'View all'],
  start: ['Fazer uma simulação', 'Run a simulation'],
  'proposals.title': ['Últimas propostas', 'Latest proposals'],
  'proposals.all': ['Ver todas as propostas', 'View all proposals'],
  'proposals.none': [
    'Nenhuma proposta ainda. Toda proposta começa em uma simulação.',
    'No proposals yet. Every proposal starts with a simulation.',
  ],
  'simulations.title': ['Últimas simulações', 'Latest simulations'],
  'simulations.all': ['Ver todas as simulações salvas', 'View all saved simulations'],
  'simulations.none': [
    'Nenhuma simulação salva ainda. As simulações que você salvar aparecem aqui.',
    'No saved simulations yet. The simulations you save appear here.',
  ],
  'simulations.noName': ['Cliente sem nome', 'Client without a name'],
});
