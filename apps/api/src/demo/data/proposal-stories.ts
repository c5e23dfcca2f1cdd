import type { ProposalEvent } from '@estrada/domain/proposals/index';

/** The events of a demo proposal after it is created; each runs through the machine as in production. */
export const stories: ProposalEvent[][] = [
  ['send', 'startAnalysis', 'decide.AP'],
  [],
  ['send', 'startAnalysis', 'decide.APC'],
  ['send', 'startAnalysis', 'decide.DC'],
  ['send', 'startAnalysis', 'decide.AP', 'cancel'],
  ['send', 'startAnalysis', 'decide.HLD'],
  ['send', 'startAnalysis', 'decide.AP', 'requestDocuments', 'confirmTable'],
  ['send', 'startAnalysis', 'decide.RA'],
  ['send', 'startAnalysis', 'decide.APC', 'conditions.met'],
  [],
  ['delete'],
  ['send', 'startAnalysis', 'decide.AP', 'requestDocuments'],
];

/** The reason of an event, where one is required or useful. */
export const storyReasons: Partial<Record<ProposalEvent, string>> = {
  'decide.APC': 'Aprovada com condições',
  'decide.DC': 'Renda insuficiente para o valor financiado',
  'decide.RA': 'Comprovante de renda ilegível',
  'decide.HLD': 'Confirmar o vínculo empregatício',
  cancel: 'Cliente desistiu da compra',
};
