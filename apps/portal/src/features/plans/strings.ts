import { defineStrings } from '@estrada/web/strings/define-strings.ts';

/** Messages in place of a page that the plans front end did not provide. */
export const strings = defineStrings('plans', {
  'unreachable.title': ['Esta tela não respondeu', 'This page did not respond'],
  'unreachable.text': [
    'O sistema de planos está fora do ar no momento. Tente de novo em alguns minutos; o restante do portal continua funcionando.',
    'The plans system is down at the moment. Try again in a few minutes; the rest of the portal continues to work.',
  ],
  'slow.title': ['Esta tela demorou demais para responder', 'This page took too long to respond'],
  'slow.text': [
    'O sistema de planos não respondeu em {seconds} segundos. Tente de novo; o restante do portal continua funcionando.',
    'The plans system did not respond within {seconds} seconds. Try again; the rest of the portal continues to work.',
  ],
  'version.title': ['Esta tela é de outra versão', 'This page is from another version'],
  'version.text': [
    'As versões do sistema de planos e do portal são incompatíveis. Tente de novo; se o problema continuar, avise o Service Desk.',
    'The versions of the plans system and the portal are incompatible. Try again; if the problem persists, notify the Service Desk.',
  ],
  'garbage.title': ['Não foi possível ler esta tela', 'This page could not be read'],
  'garbage.text': [
    'A resposta recebida não é do sistema de planos. Tente de novo; se o problema continuar, avise o Service Desk.',
    'The response received is not from the plans system. Try again; if the problem persists, notify the Service Desk.',
  ],
  'crash.title': ['Esta tela parou de funcionar', 'This page stopped working'],
  'crash.text': [
    'Ocorreu um erro no sistema de planos. Tente de novo; o restante do portal continua funcionando.',
    'An error occurred in the plans system. Try again; the rest of the portal continues to work.',
  ],
  'unset.title': ['Esta tela não está configurada', 'This page is not set up'],
  'unset.text': [
    'O sistema de planos ainda não foi configurado neste portal. Fale com o Service Desk.',
    'The plans system has not been set up for this portal yet. Contact the Service Desk.',
  ],
  retry: ['Tentar de novo', 'Try again'],
});
