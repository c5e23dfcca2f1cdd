import { createContext, useContext } from 'react';
import type { ClientFormState } from './use-client-form.ts';

/** The form of the proposal on the page, for its fields. */
export const ClientFormContext = createContext<ClientFormState | null>(null);

/** The form that a field stands in. */
export function useClientFormState(): ClientFormState {
  const state = useContext(ClientFormContext);
  if (!state) throw new Error('a field was drawn outside its form');
  return state;
}
