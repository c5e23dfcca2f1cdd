import { getMunicipalities } from '@brazilian-utils/brazilian-utils';
import { isState } from '@estrada/domain/enumerations/index';
import { DomainError } from '@estrada/domain/errors/index';

/** The municipalities of a state. @throws DomainError ADR001 for an unknown state */
export function citiesOf(state: string): { id: string; name: string }[] {
  if (!isState(state)) throw new DomainError('ADR001');
  return getMunicipalities(state).map(({ code, name }) => ({ id: code, name }));
}

/** True for the name of a municipality of the state, spelt as the list of the state spells it. */
export function isCityOf(state: string, city: string): boolean {
  return isState(state) && getMunicipalities(state).some(({ name }) => name === city);
}
