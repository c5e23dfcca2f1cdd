import type { FastifyInstance } from 'fastify';
import { steadyDelayMs } from '../pace.ts';
import type { Partner } from './partner.ts';
import { anyToken } from './partner-tokens.ts';
import { rawField } from './request-key.ts';
import { serveCall } from './serve-call.ts';

/** Marks that end in these digits are not registered. */
const UNKNOWN_ENDING = '99';
/** Marks that end in these digits are of a vehicle that no dealer's table has. */
const FOREIGN_ENDING = '98';
/** Marks that end in these digits are described by the model alone: several versions fit. */
const VAGUE_ENDING = '97';

const colours = ['BRANCA', 'PRATA', 'PRETA', 'CINZA', 'AZUL'];
/** The code of the FIPE table, and the name as the register has it. */
const registered: readonly (readonly [fipeCode: string, description: string])[] = [
  ['004500-0', 'CHEVROLET/ONIX 1.0 MANUAL'],
  ['004504-4', 'CHEVROLET/ONIX LT 1.0 TURBO AUTOMATICO'],
  ['004512-2', 'CHEVROLET/ONIX PLUS LTZ 1.0 TURBO AUTOMATICO'],
  ['004518-8', 'CHEVROLET/TRACKER PREMIER 1.2 TURBO AUTOMATICO'],
  ['004522-2', 'CHEVROLET/MONTANA LT 1.2 TURBO MANUAL'],
];

const of = <Item>(items: readonly Item[], mark: string): Item =>
  items[steadyDelayMs(mark, 0, items.length - 1)] as Item;

/** The vehicle of a plate or chassis: the same one for the same mark, two to seven years old. */
function vehicleOf(mark: string, now: Date) {
  const modelYear = now.getUTCFullYear() - 2 - steadyDelayMs(mark, 0, 5);
  const years = { manufacturerYear: modelYear, modelYear };
  const colour = of(colours, mark);
  if (mark.endsWith(FOREIGN_ENDING))
    return {
      fipeCode: '001092-3',
      description: 'FIAT/MAREA SX 1.8 16V',
      manufacturerYear: 1999,
      modelYear: 2000,
      colour,
    };
  if (mark.endsWith(VAGUE_ENDING)) return { fipeCode: null, description: 'CHEVROLET/ONIX 1.0', ...years, colour };
  const [fipeCode, description] = of(registered, mark);
  return { fipeCode, description, ...years, colour };
}

const register = (scope: FastifyInstance, now: () => Date) =>
  serveCall<{ requestId: string; mark: string }>(scope, {
    method: 'POST',
    path: '/v1/vehicles',
    token: anyToken,
    fields: {
      requestId: (value) => typeof value === 'string' && value !== '',
      mark: (value) => /^([A-Z]{3}\d[A-Z\d]\d{2}|[A-HJ-NPR-Z\d]{17})$/.test(String(value)),
    },
    refuse: ({ mark }) =>
      mark.endsWith(UNKNOWN_ENDING) ? { status: 404, body: { error: 'unknown_vehicle' } } : undefined,
    answer: ({ mark }) => vehicleOf(mark, now()),
  });

/** Plays the national register of vehicles: what it has of a plate or chassis, never its owner. */
export const vehicleRegistry: Partner = {
  id: 'vehicle-registry',
  name: { pt: 'Registro de veículos', en: 'Vehicle registry' },
  purpose: {
    pt: `Identifica o veículo de uma placa ou chassi. Final ${UNKNOWN_ENDING}: não registrado; ${FOREIGN_ENDING}: fora da tabela; ${VAGUE_ENDING}: só o modelo.`,
    en: `Identifies the vehicle of a plate or chassis. Ending ${UNKNOWN_ENDING}: not registered; ${FOREIGN_ENDING}: not in the table; ${VAGUE_ENDING}: the model only.`,
  },
  endpoints: ['POST /vehicle-registry/v1/vehicles'],
  refusal: { code: 'REG-017', message: 'Limite de consultas do contrato atingido.' },
  http: { latencyMs: (request) => steadyDelayMs(rawField(request.body, 'mark'), 150, 700), register },
};
