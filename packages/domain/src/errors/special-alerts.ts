import type { AlertInput } from './alert-input.ts';

/** PRS010 is no news where a mechanical protection or a PDF is requested: the screen itself shows how things stand. */
export function isSilent({ code, call }: AlertInput): boolean {
  return code === 'PRS010' && (call === 'pmc' || call === 'pdf');
}

/** Whether the insurer's own words help nobody, so that the default of its code is shown in their place. */
function hidesInsurerText({ code, call, externalMessage, params }: AlertInput): boolean {
  if (call === 'policy-lookup') return code === 'InsIntCardif-009';
  if (call !== 'cardif-quote') return false;
  const words = `${externalMessage ?? ''} ${params?.message ?? ''}`.toLowerCase();
  return code === 'InsIntCardif-002' || words.includes('null');
}

/** What is known of an event, without words of the insurer that are not to be shown. */
export function withoutHiddenText(alert: AlertInput): AlertInput {
  if (!hidesInsurerText(alert)) return alert;
  const { externalMessage: _hidden, params: _words, ...rest } = alert;
  return { ...rest, code: alert.code ?? 'InsIntCardif-*' };
}
