import { defineStrings } from './strings/define-strings.ts';

/** Strings of the foundation of every front end. */
export const strings = defineStrings('web', {
  loading: ['Carregando…', 'Loading…'],
  'language.toEnglish': ['English', 'English'],
  'language.toPortuguese': ['Português', 'Português'],
  'theme.toDark': ['Usar tema escuro', 'Use dark theme'],
  'theme.toLight': ['Usar tema claro', 'Use light theme'],
  'alert.dismiss': ['Fechar aviso', 'Close message'],
  'crash.title': ['Algo deu errado nesta página', 'Something went wrong on this page'],
  'crash.text': [
    'Os rascunhos das fichas e dos cadastros continuam nesta aba. Recarregue a página para continuar.',
    'Drafts of client forms and records are preserved in this tab. Reload the page to continue.',
  ],
  'crash.reload': ['Recarregar a página', 'Reload the page'],
  'newVersion.title': ['Há uma nova versão do portal', 'There is a new version of the portal'],
  'newVersion.text': [
    'Recarregue a página para usá-la. Os rascunhos das fichas e dos cadastros continuam nesta aba.',
    'Reload the page to use it. Drafts of client forms and records are preserved in this tab.',
  ],
  'unreachable.title': ['Não foi possível conectar', 'Could not connect'],
  'unreachable.text': [
    'Você está sem conexão. A página abre automaticamente quando a conexão voltar.',
    'You are offline. The page opens automatically when the connection is back.',
  ],
  'field.refused': ['Confira este campo', 'Check this field'],
  'failure.title': ['Não foi possível carregar', 'Could not load'],
  'failure.retry': ['Tentar de novo', 'Try again'],
  'error.noConnection': ['Não foi possível conectar, tente novamente mais tarde', 'Could not connect, try again later'],
  'error.modules': [
    'Não foi possível carregar os módulos ativos. Atualize a página.',
    'The active modules could not be loaded. Refresh the page.',
  ],
});
