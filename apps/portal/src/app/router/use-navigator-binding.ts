import { setNavigator } from '@estrada/web/pages/navigation.ts';
import { useLayoutEffect } from 'react';
import { useNavigate } from 'react-router';

/** Lets code outside components (the API client) navigate. */
export function useNavigatorBinding(): void {
  const navigate = useNavigate();
  useLayoutEffect(() => setNavigator((address) => void navigate(address)), [navigate]);
}
