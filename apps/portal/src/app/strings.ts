import { defineStrings } from '@estrada/web/strings/define-strings.ts';

/** Strings of the shell. */
export const strings = defineStrings('shell', {
  'title.notFound': ['Página não encontrada', 'Page not found'],
  'menu.label': ['Menu principal', 'Main menu'],
  mainLinks: ['Atalhos do cabeçalho', 'Header shortcuts'],
  search: ['Buscar', 'Search'],
  simulator: ['Simulador', 'Simulator'],
  users: ['Usuários', 'Users'],
  'menu.open': ['Abrir menu', 'Open menu'],
  'menu.close': ['Fechar menu', 'Close menu'],
  skip: ['Ir para o conteúdo', 'Skip to content'],
  'user.greeting': ['Olá, {name}', 'Hi, {name}'],
  'user.menu': ['Menu de {name}', 'Menu of {name}'],
  'user.changePassword': ['Alterar senha', 'Change password'],
  'user.signOut': ['Sair', 'Sign out'],
  'dealer.active': ['Concessionária', 'Dealer'],
  'dealer.switch': ['Trocar concessionária', 'Change dealer'],
  'dealer.none': ['Sem concessionária', 'No dealer'],
  'dealer.leave': ['Continuar sem concessionária', 'Continue without a dealer'],
  'notFound.title': ['Não encontramos esta página', 'We could not find this page'],
  'notFound.text': [
    'Confira o endereço digitado ou volte ao início.',
    'Check the address you typed, or go back to the home page.',
  ],
  goHome: ['Voltar ao início', 'Back to home'],
  goLogin: ['Ir para o login', 'Go to sign-in'],
  'error.permissions': ['Erro ao carregar permissões', 'Error loading permissions'],
});
