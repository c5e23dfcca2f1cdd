import { showAlert } from '@estrada/web/alerts/alerts.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { strings } from '../strings.ts';
import type { Draft } from './draft.ts';

/** What was read from a client's document, as the capture page hands it over. */
type Captured = Partial<Record<'name' | 'cpf' | 'birthDate', string>>;

/** Begins a new simulation with the client whose document was captured, once, and says so. */
export function useCapturedClient(isNew: boolean, update: (change: Partial<Draft>) => void): void {
  const t = useStrings(strings);
  const navigate = useNavigate();
  const { state, pathname, search } = useLocation();
  const captured = isNew ? (state as { client?: Captured } | null)?.client : undefined;
  const taken = useRef<Captured>(undefined);
  useEffect(() => {
    // the address changes a moment later: until then nothing is taken again, and no step that was gone to is left
    if (!captured || taken.current === captured) return;
    taken.current = captured;
    const { name, cpf, birthDate } = captured;
    update({
      personType: 'PF',
      ...(name ? { name } : {}),
      ...(cpf ? { cpf } : {}),
      ...(birthDate ? { birthDate } : {}),
    });
    showAlert({ type: 'notice', text: t('captured') });
    // a reload must not do it again over what was typed since
    void navigate(pathname + search, { replace: true, state: null });
  }, [captured, navigate, pathname, search, t, update]);
}
