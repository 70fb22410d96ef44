import { decideRouteAccess, isComparisonQuery, type RouteGuard } from '@folioflow/flows';
import { AppRoutes as WiredRoutes, exitPathOf, type Admission } from '@folioflow/wiring';
import { createElement } from 'react';
import { useLocation } from 'react-router-dom';
import { useSession } from '../wiring/app-context.ts';
import { Frame } from './Frame.tsx';
import { Neutral } from './lazy-neutral.ts';
import { routeRows } from './route-rows.ts';
import { screens } from './screens.ts';

function useAdmission(guard: RouteGuard): Admission {
  const verdict = decideRouteAccess(guard, useSession());
  return typeof verdict === 'string' ? verdict : { to: exitPathOf(verdict.exit) };
}

/** The list of schemes, or the comparison of those that the query names: no further path is registered (ON-080). */
function SchemesPage() {
  const { search } = useLocation();
  return createElement(isComparisonQuery(search) ? screens.schemeComparison : screens.schemeList);
}
const routedScreens = {
  ...screens,
  schemeList: Object.assign(SchemesPage, { preload: () => screens.schemeList.preload() }),
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
