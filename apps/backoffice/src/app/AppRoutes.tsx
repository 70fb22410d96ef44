import { decideStaffAccess, type StaffGuard } from '@folioflow/flows/backoffice';
import { AppRoutes as WiredRoutes, createLazyPage, type Admission } from '@folioflow/wiring';
import { useLocation } from 'react-router-dom';
import { useSession } from '../wiring/app-context.ts';
import { Frame } from './Frame.tsx';
import { routeRows } from './route-rows.ts';
import { screens } from './screens.ts';

const Neutral = createLazyPage(() => import('./Neutral.tsx'), 'Neutral');

/** Sign-in leads back to the requested page. */
function useAdmission(guard: StaffGuard): Admission {
  const verdict = decideStaffAccess(guard, useSession());
  const { pathname, search } = useLocation();
  return verdict === 'signIn' ? { to: '/signin/', state: { returnTo: pathname + search } } : verdict;
}

export const AppRoutes = () => (
  <WiredRoutes rows={routeRows} screens={screens} neutral={Neutral} frame={<Frame />} useAdmission={useAdmission} />
);
