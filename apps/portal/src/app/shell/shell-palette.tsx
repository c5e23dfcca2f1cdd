import { Palette } from '../../features/palette/palette.tsx';
import { chooseDealer, leaveDealer } from '../session/choose-dealer.ts';
import { openPasswordChange } from '../session/password-change.ts';

/** The banner shows what failed. */
const ignore = () => undefined;

/** The palette with the acts of the session. */
export const ShellPalette = ({ onClose }: { onClose: () => void }) => (
  <Palette
    onClose={onClose}
    acts={{
      chooseDealer: (dealerId) => void chooseDealer(dealerId).catch(ignore),
      leaveDealer: () => void leaveDealer().catch(ignore),
      changePassword: openPasswordChange,
    }}
  />
);
