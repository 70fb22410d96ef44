import { guardFor, type RouteGuard } from '@folioflow/flows';
import { pathOf, Redirect, Visit, Waiting } from '@folioflow/wiring';
import { Suspense, type ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import { routeRows } from '../route-table.ts';
import { screens } from '../routes.tsx';
import { useSession } from '../wiring/app-context.ts';
import { Frame } from './Frame.tsx';
import { Later, Neutral } from './lazy-neutral.ts';

/** One route for each row of the table; whatever stands in none shows the neutral page. */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<Frame />}>
        {routeRows.map(({ path, guard, screen }) => {
          const Screen = screen === null ? Later : screens[screen];
          return (
            <Route
              key={path}
              path={path}
              element={
                <Guarded guard={guard}>
                  <Suspense fallback={<Waiting />}>
                    <Visit>
                      <Screen />
                    </Visit>
                  </Suspense>
                </Guarded>
              }
            />
          );
        })}
        <Route
          path="*"
          element={
            <Suspense fallback={<Waiting />}>
              <Neutral />
            </Suspense>
          }
        />
      </Route>
    </Routes>
  );
}

function Guarded({ guard, children }: { guard: RouteGuard; children: ReactNode }) {
  const verdict = guardFor(guard, useSession());
  if (verdict === 'checking') return <Waiting />;
  if (verdict === 'allowed') return children;
  return <Redirect to={pathOf(verdict.exit)} />;
}
