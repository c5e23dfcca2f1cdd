import { labelOf, saleTypes, taxRegimes } from '@estrada/domain/enumerations/index';
import { type Language, pickText } from '@estrada/domain/errors/index';
import { findDirectSaleType, paysAsEmployee, saleOptionsOf } from '@estrada/domain/simulation/index';
import type { SimulationRequest } from '@estrada/endpoints/index';
import type { sheetStrings } from './simulation-sheet.strings.ts';

type Strings = (typeof sheetStrings)[Language];

/** The vehicle, the kind of sale and buyer, and the state of registration: each with its name. */
export function saleFacts(request: SimulationRequest, language: Language, words: Strings): [string, string][] {
  return [
    [words.condition, conditionOf(request, words)],
    ...(request.colour ? [[words.colour, request.colour] as [string, string]] : []),
    [words.sale, saleOf(request, language, words)],
    ...regimeOf(request, language, words),
    [words.plateState, request.plateState ?? request.state],
  ];
}

/** The tax regime that decides a company's IOF; a person has none. */
function regimeOf(
  { personType, taxRegime }: SimulationRequest,
  language: Language,
  words: Strings,
): [string, string][] {
  if (personType === 'PF') return [];
  return [[words.taxRegime, labelOf(taxRegimes, taxRegime ?? 'OTHER', language) ?? '']];
}

function conditionOf({ assetType, isAssignmentOfRights }: SimulationRequest, words: Strings): string {
  if (assetType === 1) return words.new;
  return isAssignmentOfRights ? `${words.used}, ${words.assignment}` : words.used;
}

/** "Venda direta · Taxista"; the buyer is named only in a direct sale. */
function saleOf(request: SimulationRequest, language: Language, words: Strings): string {
  const { saleType } = request;
  const parts = [labelOf(saleTypes, saleType, language)];
  if (saleType === 'VD')
    parts.push(
      saleOptionsOf(request)
        .map((id) => pickText(findDirectSaleType(id)!, language))
        .join(', '),
    );
  if (paysAsEmployee(request)) parts.push(words.employee);
  return parts.join(' · ');
}
