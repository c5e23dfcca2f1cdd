import type { Bilingual } from '../pages/language.ts';

/** Every way a partner can behave, with the words of the page. `normal` is the first. */
export const faultModes = {
  normal: { pt: 'Normal', en: 'Normal' },
  slow: { pt: 'Lento: responde três segundos depois', en: 'Slow: answers three seconds later' },
  timeout: { pt: 'Sem resposta: aceita a chamada e se cala', en: 'Silent: takes the call and never answers' },
  failing: { pt: 'Com falha: erro 500', en: 'Failing: error 500' },
  garbage: { pt: 'Lixo: 200 com meio JSON ou uma página', en: 'Garbage: 200 with half a JSON or a web page' },
  drip: { pt: 'Conta-gotas: um byte por vez', en: 'Drip: one byte at a time' },
  refused: { pt: 'Recusado: derruba a conexão', en: 'Refused: drops the connection' },
  businessRefusal: { pt: 'Recusa de negócio: 422 com código', en: 'Business refusal: 422 with a code' },
} as const satisfies Record<string, Bilingual>;

export type FaultMode = keyof typeof faultModes;

/** Whether a value from outside names a fault mode. */
export function isFaultMode(value: unknown): value is FaultMode {
  return typeof value === 'string' && Object.hasOwn(faultModes, value);
}
