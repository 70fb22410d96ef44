import { guardFor, type RouteGuard } from '@folioflow/flows';
import { AppRoutes as WiredRoutes, pathOf, type Admission } from '@folioflow/wiring';
import { routeRows } from '../route-table.ts';
import { screens } from '../routes.tsx';
import { useSession } from '../wiring/app-context.ts';
import { Frame } from './Frame.tsx';
import { Neutral } from './lazy-neutral.ts';

function useAdmission(guard: RouteGuard): Admission {
  const verdict = guardFor(guard, useSession());
  return typeof verdict === 'string' ? verdict : { to: pathOf(verdict.exit) };
}

export const AppRoutes = () => (
  <WiredRoutes rows={routeRows} screens={screens} neutral={Neutral} frame={<Frame />} useAdmission={useAdmission} />
);
