import { getMunicipalities } from '@brazilian-utils/brazilian-utils';
import { isState } from '@estrada/domain/enumerations/index';

/** True for the name of a municipality of the state, spelt as the list of the state spells it. */
export function isCityOf(state: string, city: string): boolean {
  return isState(state) && getMunicipalities(state).some(({ name }) => name === city);
}
