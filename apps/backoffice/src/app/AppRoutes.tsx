import { guardStaff, type StaffGuard } from '@folioflow/flows/backoffice';
import { page, Redirect, Visit, Waiting } from '@folioflow/wiring';
import { Suspense, type ReactNode } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { routeRows } from '../route-table.ts';
import { screens } from '../routes.tsx';
import { useSession } from '../wiring/app-context.ts';
import { Frame } from './Frame.tsx';

const Neutral = page(() => import('./Neutral.tsx'), 'Neutral');

/** One route for each row of the table; whatever stands in none shows the neutral page. */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<Frame />}>
        {routeRows.map(({ path, guard, screen }) => {
          const Screen = screens[screen];
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

function Guarded({ guard, children }: { guard: StaffGuard; children: ReactNode }) {
  const verdict = guardStaff(guard, useSession());
  const { pathname } = useLocation();
  if (verdict === 'checking') return <Waiting />;
  if (verdict === 'allowed') return children;
  return <Redirect to="/signin/" state={{ returnTo: pathname }} />;
}
