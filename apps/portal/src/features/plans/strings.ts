import { defineStrings } from '@estrada/web/strings/define-strings.ts';

/** Messages in place of a page that the plans front end did not provide. */
export const strings = defineStrings('plans', {
  'unreachable.title': ['Esta tela não respondeu', 'This page did not answer'],
  'unreachable.text': [
    'Ela vem do sistema de planos, que agora está fora do ar. O restante do portal continua funcionando.',
    'It comes from the plans system, which is down at the moment. The rest of the portal goes on.',
  ],
  'slow.title': ['Esta tela demorou demais', 'This page took too long'],
  'slow.text': [
    'O sistema de planos não respondeu em {seconds} segundos. O restante do portal continua funcionando.',
    'The plans system did not answer within {seconds} seconds. The rest of the portal goes on.',
  ],
  'version.title': ['Esta tela é de outra versão', 'This page is of another version'],
  'version.text': [
    'O sistema de planos e o portal estão em versões que não combinam. Se isso continuar, avise o suporte.',
    'The plans system and the portal are in versions that do not fit together. If this stays so, tell the support.',
  ],
  'garbage.title': ['Esta tela não pôde ser lida', 'This page could not be read'],
  'garbage.text': [
    'O que chegou não é o sistema de planos. Se isso continuar, avise o suporte.',
    'What came is not the plans system. If this stays so, tell the support.',
  ],
  'crash.title': ['Esta tela parou de funcionar', 'This page stopped working'],
  'crash.text': [
    'Algo deu errado dentro do sistema de planos. O restante do portal continua funcionando.',
    'Something went wrong inside the plans system. The rest of the portal goes on.',
  ],
  'unset.title': ['Esta tela não está configurada', 'This page is not set up'],
  'unset.text': [
    'Nesta instalação o sistema de planos ainda não foi configurado. Fale com o suporte.',
    'The plans system has not been set up in this installation yet. Ask the support.',
  ],
  retry: ['Tentar de novo', 'Try again'],
});
