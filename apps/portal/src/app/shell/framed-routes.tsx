import { Outlet } from 'react-router';
import { PublicFrame } from './public-frame.tsx';

/** The frame of public pages around those of the portal. */
export const FramedRoutes = () => (
  <PublicFrame>
    <Outlet />
  </PublicFrame>
);
