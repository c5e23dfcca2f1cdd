import { labelOf, saleTypes, taxRegimes } from '@estrada/domain/enumerations/index';
import { type Language, pickText } from '@estrada/domain/errors/index';
import { findDirectSaleType, paysAsEmployee, saleOptionsOf } from '@estrada/domain/simulation/index';
import type { SimulationRequest } from '@estrada/endpoints/index';
import type { sheetStrings } from './simulation-sheet.strings.ts';

type Strings = (typeof sheetStrings)[Language];

/** What is sold, how and to whom, and where the vehicle is registered: each with its name. */
export function saleFacts(request: SimulationRequest, language: Language, words: Strings): [string, string][] {
  return [
    [words.condition, conditionOf(request, words)],
    [words.sale, saleOf(request, language, words)],
    ...regimeOf(request, language, words),
    [words.plateState, request.plateState ?? request.state],
  ];
}

/** What the IOF of a company goes by; a person has none. */
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

/** "Venda direta · Taxista"; who buys says something only where the maker sells. */
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
