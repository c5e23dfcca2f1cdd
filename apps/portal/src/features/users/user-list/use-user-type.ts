import type { UserType } from '@estrada/domain/access/index';
import { useSignedIn } from '@estrada/web/session/use-session.ts';
import { useSearchParams } from 'react-router';

const addressName = 'tipo';

/**
 * The tab, kept in the address. It begins with the type that the person sees people of: staff of a dealer and the
 * representante see accounts of dealers only.
 */
export function useUserType(): [UserType, (type: UserType) => void] {
  const { viewer } = useSignedIn();
  const [address, setAddress] = useSearchParams();
  const seesDealersOnly = viewer?.userType === 'DEALER' || viewer?.role === 'representante';
  const named = address.get(addressName);
  const initial: UserType = seesDealersOnly ? 'DEALER' : 'GMF';
  const type = named === 'GMF' || named === 'DEALER' ? named : initial;
  // profile and dealer of the one tab mean nothing on the other, so its filters go
  return [type, (next) => setAddress(next === initial ? {} : { [addressName]: next }, { replace: true })];
}
