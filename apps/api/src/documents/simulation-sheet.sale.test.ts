import { expect, it } from 'vitest';
import { exampleSimulation } from './simulation-sheet.example.ts';
import { planSimulations } from './simulation-sheet.plans.ts';
import { saleFacts } from './simulation-sheet.sale.ts';
import { sheetStrings } from './simulation-sheet.strings.ts';

const { request } = exampleSimulation();
const [pt, en] = [sheetStrings['pt-BR'], sheetStrings.en];

it('shows the sale type, the buyer and the state of registration on the sheet', () => {
  const taxi = planSimulations.taxi().request;
  expect(saleFacts({ ...taxi, plateState: 'MG' }, 'pt-BR', pt)).toEqual([
    ['Condição', 'Novo'],
    ['Tipo de venda', 'Venda direta · Taxista'],
    ['UF de emplacamento', 'MG'],
  ]);
  expect(saleFacts({ ...request, isEmployee: true }, 'en', en)).toEqual([
    ['Condition', 'New'],
    ['Sale type', 'Traditional sale · fees at the employee rate'],
    ['State of licensing', 'SP'],
  ]);
  expect(saleFacts({ ...request, colour: 'Azul Boreal' }, 'pt-BR', pt)[1]).toEqual(['Cor', 'Azul Boreal']);
  const taken = saleFacts({ ...request, assetType: 2, isAssignmentOfRights: true }, 'pt-BR', pt);
  expect(taken[0]).toEqual(['Condição', 'Usado, cessão de direitos']);
});

it('gives the reason for an IOF exemption in both languages', () => {
  const item = planSimulations.taxi().result.simulationItems[0]!;
  expect([item.iofCents, item.explanationPt.at(-1), item.explanationEn.at(-1)]).toEqual([
    0,
    expect.stringContaining('Lei 8.383/1991, art. 72'),
    expect.stringContaining('Law 8.383/1991, art. 72'),
  ]);
});
