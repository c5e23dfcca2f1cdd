import type { ProposalEvent } from '@estrada/domain/proposals/index';

/** What happens to a demo proposal after it is opened; each event goes through the machine as in life. */
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

/** Why it happened, where an event wants or deserves a reason. */
export const storyReasons: Partial<Record<ProposalEvent, string>> = {
  'decide.APC': 'Aprovada com condições',
  'decide.DC': 'Renda insuficiente para o valor financiado',
  'decide.RA': 'Comprovante de renda ilegível',
  'decide.HLD': 'Confirmar o vínculo empregatício',
  cancel: 'Cliente desistiu da compra',
};
