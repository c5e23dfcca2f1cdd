import { defineStrings } from '../../strings/define-strings.ts';

/** Words of the history beside a record. */
export const strings = defineStrings('history', {
  pt: {
    title: 'Histórico de alterações',
    loading: 'Carregando o histórico',
    empty: 'Nenhuma alteração registrada.',
    more: 'Ver alterações anteriores',
    'change.set': '{field}: {after}',
    'change.cleared': '{field}: era {before}, agora em branco',
    'change.changed': '{field}: de {before} para {after}',
    'actor.system': 'sistema',
    'value.true': 'sim',
    'value.false': 'não',
  },
  en: {
    title: 'History of changes',
    loading: 'Loading the history',
    empty: 'No change recorded.',
    more: 'See earlier changes',
    'change.set': '{field}: {after}',
    'change.cleared': '{field}: was {before}, now blank',
    'change.changed': '{field}: from {before} to {after}',
    'actor.system': 'system',
    'value.true': 'yes',
    'value.false': 'no',
  },
});
