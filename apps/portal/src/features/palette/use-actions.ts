import { useCall } from '@estrada/web/calls/use-call.ts';
import { addressedActs } from '@estrada/web/proposals/proposal-ref.ts';
import { signOut } from '@estrada/web/session/sign-out.ts';
import { useSignedIn } from '@estrada/web/session/use-session.ts';
import { plainText } from '@estrada/web/strings/plain-text.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { paths } from '../../paths.ts';
import { strings } from './strings.ts';

/** An action of the palette: an address of the screen that confirms it, or an act of the session. */
export type PaletteAction = { key: string; name: string; text: string } & ({ address: string } | { run: () => void });

/** The acts of the session, which the shell provides. */
export type SessionActs = {
  chooseDealer: (dealerId: string) => void;
  leaveDealer: () => void;
  changePassword: () => void;
};

/** Whether a text contains every word, in any order, without accents and case. */
export function hasEveryWord(text: string, words: readonly string[]): boolean {
  const plain = plainText(text);
  return words.every((word) => plain.includes(word));
}

/** The words of a search, as `hasEveryWord` compares them. */
export const wordsOf = (search: string): readonly string[] => plainText(search).split(/\s+/).filter(Boolean);

/** The number of a proposal within a search, such as "bloquear proposta 100061". */
export const numberIn = (search: string): string | null => search.match(/(?:^|\s)(\d{3,10})(?=\s|$)/)?.[1] ?? null;

/** What the user may do from anywhere. */
function useGeneralActions({ chooseDealer, leaveDealer, changePassword }: SessionActs): readonly PaletteAction[] {
  const t = useStrings(strings);
  const { can, user, activeDealer } = useSignedIn();
  const found: (PaletteAction | false)[] = [
    can('simulator') && { key: 'simulate', name: t('act.simulate'), text: '', address: paths.simulator },
    can('insurance-contracting') && { key: 'insure', name: t('act.insure'), text: '', address: paths.beginInsurance() },
    can('user-registration') && {
      key: 'registerUser',
      name: t('act.registerUser'),
      text: '',
      address: paths.registerUser,
    },
    can('dealer-register') && {
      key: 'registerDealer',
      name: t('act.registerDealer'),
      text: '',
      address: paths.registerDealer,
    },
    ...(user.dealers.length > 1
      ? user.dealers
          .filter(({ id }) => id !== user.activeDealerId)
          .map(({ id, tradingName, state }) => ({
            key: `dealer ${id}`,
            name: t('act.dealer', { name: tradingName }),
            text: state,
            run: () => chooseDealer(id),
          }))
      : []),
    user.dealers.length > 1 &&
      activeDealer !== null && { key: 'noDealer', name: t('act.noDealer'), text: '', run: leaveDealer },
    { key: 'password', name: t('act.password'), text: '', run: changePassword },
    { key: 'signOut', name: t('act.signOut'), text: '', run: signOut },
  ];
  return found.filter((action) => action !== false);
}

/**
 * What the user may do now to the proposal whose number was typed, as the server allows it. Each opens the proposal with
 * the dialog that confirms it.
 */
function useProposalActions(number: string | null, id: string | undefined): readonly PaletteAction[] {
  const t = useStrings(strings);
  const { data } = useCall('readProposal', number !== null && id ? { params: { id } } : null);
  if (number === null || !data || data.number !== number) return [];
  return addressedActs
    .filter((act) => data.can[act])
    .map((act) => ({
      key: act,
      name: t(`proposal.${act}`, { number }),
      text: data.vehicleLabel,
      address: `${paths.proposal(data.id)}#${act}`,
    }));
}

const shownAtMost = 6;

/** The actions that match a search: of the proposal that it names, then of the portal. */
export function useActions(
  search: string,
  proposal: { number: string | null; id: string | undefined },
  acts: SessionActs,
): readonly PaletteAction[] {
  const all = [...useProposalActions(proposal.number, proposal.id), ...useGeneralActions(acts)];
  const words = wordsOf(search);
  return all.filter(({ name }) => hasEveryWord(name, words)).slice(0, shownAtMost);
}
