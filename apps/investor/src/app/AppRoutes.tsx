import { guardFor, isComparison, type RouteGuard } from '@folioflow/flows';
import { AppRoutes as WiredRoutes, pathOf, type Admission } from '@folioflow/wiring';
import { createElement } from 'react';
import { useLocation } from 'react-router-dom';
import { routeRows } from '../route-table.ts';
import { screens } from '../routes.tsx';
import { useSession } from '../wiring/app-context.ts';
import { Frame } from './Frame.tsx';
import { Neutral } from './lazy-neutral.ts';

function useAdmission(guard: RouteGuard): Admission {
  const verdict = guardFor(guard, useSession());
  return typeof verdict === 'string' ? verdict : { to: pathOf(verdict.exit) };
}

/** The list of schemes, and at its address those beside each other that the query names: no further path is registered (ON-080). */
function Schemes() {
  const { search } = useLocation();
  return createElement(isComparison(search) ? screens.schemeComparison : screens.schemeList);
}
const shown = { ...screens, schemeList: Object.assign(Schemes, { ahead: () => screens.schemeList.ahead() }) };

export const AppRoutes = () => (
  <WiredRoutes rows={routeRows} screens={shown} neutral={Neutral} frame={<Frame />} useAdmission={useAdmission} />
);
