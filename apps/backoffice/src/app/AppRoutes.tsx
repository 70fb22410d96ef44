import { guardStaff, type StaffGuard } from '@folioflow/flows/backoffice';
import { AppRoutes as WiredRoutes, page, type Admission } from '@folioflow/wiring';
import { useLocation } from 'react-router-dom';
import { routeRows } from '../route-table.ts';
import { screens } from '../routes.tsx';
import { useSession } from '../wiring/app-context.ts';
import { Frame } from './Frame.tsx';

const Neutral = page(() => import('./Neutral.tsx'), 'Neutral');

/** Sign-in leads back to where somebody wanted to go. */
function useAdmission(guard: StaffGuard): Admission {
  const verdict = guardStaff(guard, useSession());
  const { pathname, search } = useLocation();
  return verdict === 'signIn' ? { to: '/signin/', state: { returnTo: pathname + search } } : verdict;
}

export const AppRoutes = () => (
  <WiredRoutes rows={routeRows} screens={screens} neutral={Neutral} frame={<Frame />} useAdmission={useAdmission} />
);
