import { decideRouteAccess, type RouteGuard } from '@folioflow/flows';
import { AppRoutes as WiredRoutes, exitPathOf, type Admission } from '@folioflow/wiring';
import { createElement } from 'react';
import { useLocation } from 'react-router-dom';
import { useSession } from '../wiring/app-context.ts';
import { Frame } from './Frame.tsx';
import { Neutral } from './lazy-neutral.ts';
import { queriedScreenOf } from './queried-screen.ts';
import { routeRows } from './route-rows.ts';
import { screens } from './screens.ts';

function useAdmission(guard: RouteGuard): Admission {
  const verdict = decideRouteAccess(guard, useSession());
  return typeof verdict === 'string' ? verdict : { to: exitPathOf(verdict.exit) };
}

/** Creates the screen of a path whose query can name another page. */
const createQueriedScreen = (screen: 'schemeList' | 'sipCalculator') =>
  Object.assign(
    function QueriedScreen() {
      const { search } = useLocation();
      return createElement(screens[queriedScreenOf(screen, search)]);
    },
    { preload: () => screens[screen].preload() },
  );

const routedScreens = {
  ...screens,
  schemeList: createQueriedScreen('schemeList'),
  sipCalculator: createQueriedScreen('sipCalculator'),
};

export const AppRoutes = () => (
  <WiredRoutes
    rows={routeRows}
    screens={routedScreens}
    neutral={Neutral}
    frame={<Frame />}
    useAdmission={useAdmission}
  />
);
