import { Suspense, type ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import type { LazyPage } from './lazy-page.ts';
import { Redirect, type RedirectProps } from './Redirect.tsx';
import { PageVisit } from './PageVisit.tsx';
import { LoadingPage } from './LoadingPage.tsx';

/** The decision about a page: pending, allowed, or a redirect. */
export type Admission = 'checking' | 'allowed' | RedirectProps;

interface RouteRow<Guard, Screen> {
  readonly path: string;
  readonly guard: Guard;
  readonly screen: Screen;
}

interface AppRoutesProps<Guard, Screen extends string> {
  rows: readonly RouteRow<Guard, Screen>[];
  screens: Readonly<Record<Screen, LazyPage>>;
  /** The page of an address without a row. */
  neutral: LazyPage;
  /** The frame of every page, with an `Outlet`. */
  frame: ReactNode;
  /** A hook that evaluates a guard for the current user. */
  useAdmission: (guard: Guard) => Admission;
}

/** Renders a route for each row of the app's table, and the neutral page for every other address. */
export function AppRoutes<Guard, Screen extends string>(props: AppRoutesProps<Guard, Screen>) {
  const { rows, screens, neutral: Neutral, frame, useAdmission } = props;
  return (
    <Routes>
      <Route element={frame}>
        {rows.map(({ path, guard, screen }) => {
          const Screen: LazyPage = screens[screen];
          return (
            <Route
              key={path}
              path={path}
              element={
                <Guarded guard={guard} useAdmission={useAdmission}>
                  <Suspense fallback={<LoadingPage />}>
                    <PageVisit>
                      <Screen />
                    </PageVisit>
                  </Suspense>
                </Guarded>
              }
            />
          );
        })}
        <Route
          path="*"
          element={
            <Suspense fallback={<LoadingPage />}>
              <Neutral />
            </Suspense>
          }
        />
      </Route>
    </Routes>
  );
}

interface GuardedProps<Guard> {
  guard: Guard;
  useAdmission: (guard: Guard) => Admission;
  children: ReactNode;
}

function Guarded<Guard>({ guard, useAdmission, children }: GuardedProps<Guard>) {
  const admission = useAdmission(guard);
  if (admission === 'checking') return <LoadingPage />;
  return admission === 'allowed' ? children : <Redirect {...admission} />;
}
