import { showAlert } from '@estrada/web/alerts/alerts.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { strings } from '../strings.ts';
import type { Draft } from './draft.ts';

/** The data read from a client's document, passed by the capture page. */
type Captured = Partial<Record<'name' | 'cpf' | 'birthDate', string>>;

/** Starts a new simulation with the client whose document was captured, once, and shows a message. */
export function useCapturedClient(isNew: boolean, update: (change: Partial<Draft>) => void): void {
  const t = useStrings(strings);
  const navigate = useNavigate();
  const { state, pathname, search } = useLocation();
  const captured = isNew ? (state as { client?: Captured } | null)?.client : undefined;
  const taken = useRef<Captured>(undefined);
  useEffect(() => {
    // the address changes a moment later: until then the data is not applied again, and the current step is not left
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
    // a reload must not apply it again over later input
    void navigate(pathname + search, { replace: true, state: null });
  }, [captured, navigate, pathname, search, t, update]);
}
