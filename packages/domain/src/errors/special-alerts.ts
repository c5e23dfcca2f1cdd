import type { AlertInput } from './alert-input.ts';

/** PRS010 is not shown where a mechanical protection or a PDF is requested: the screen itself shows the state. */
export function isSilent({ code, call }: Pick<AlertInput, 'code' | 'call'>): boolean {
  return code === 'PRS010' && (call === 'pmc' || call === 'pdf');
}

/** Whether the insurer's own message is not helpful, so that the default text of its code replaces it. */
function hidesInsurerText({ code, call, externalMessage, params }: AlertInput): boolean {
  if (call === 'policy-lookup') return code === 'InsIntCardif-009';
  if (call !== 'cardif-quote') return false;
  const words = `${externalMessage ?? ''} ${params?.message ?? ''}`.toLowerCase();
  return code === 'InsIntCardif-002' || words.includes('null');
}

/** The data of an event, without hidden messages of the insurer. */
export function withoutHiddenText(alert: AlertInput): AlertInput {
  if (!hidesInsurerText(alert)) return alert;
  const { externalMessage: _hidden, params: _words, ...rest } = alert;
  return { ...rest, code: alert.code ?? 'InsIntCardif-*' };
}
