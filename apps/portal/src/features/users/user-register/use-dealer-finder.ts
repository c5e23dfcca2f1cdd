import type { UserDealer } from '@estrada/endpoints/index';
import { api } from '@estrada/web/calls/api.ts';
import { useBusy } from '@estrada/web/calls/use-busy.ts';
import type { KeyOf } from '@estrada/web/strings/string-types.ts';
import { useState } from 'react';
import type { strings } from '../strings.ts';

/**
 * Finds dealers by their GMF code. Three digits cannot distinguish more than a thousand: where two share a code the person
 * says which.
 *
 * @param listed the dealers that are in the list already
 * @param add takes one that was found
 */
export function useDealerFinder(listed: readonly UserDealer[], add: (dealer: UserDealer) => void) {
  const [code, setCode] = useState('');
  const { busy, run } = useBusy();
  const [problem, setProblem] = useState<KeyOf<typeof strings> | null>(null);
  const [choices, setChoices] = useState<readonly UserDealer[]>([]);
  const type = (typed: string) => {
    setCode(typed.replace(/\D/g, '').slice(0, 3));
    setProblem(null);
    setChoices([]);
  };
  const take = (dealer: UserDealer) => {
    add(dealer);
    type('');
  };
  async function find(): Promise<void> {
    if (busy !== null) return;
    if (code.length !== 3) return setProblem('dealers.short');
    await run('act', async () => {
      try {
        const { items } = await api.listUserDealers({ query: { gmfCode: code } });
        const fresh = items.filter(({ id }) => !listed.some((dealer) => dealer.id === id));
        const [only] = fresh;
        if (!only) setProblem(items.length > 0 ? 'dealers.already' : 'dealers.none');
        else if (items.length === 1) take(only);
        else setChoices(fresh);
      } catch {
        setProblem('dealers.failed');
      }
    });
  }
  return { code, type, find, take, isBusy: busy !== null, problem, choices };
}
