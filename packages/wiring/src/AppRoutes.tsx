import { Suspense, type ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import type { Page } from './page.ts';
import { Redirect, type RedirectProps } from './Redirect.tsx';
import { Visit } from './Visit.tsx';
import { Waiting } from './Waiting.tsx';

/** Whether a page is shown: not known yet, yes, or where one is led instead. */
export type Admission = 'checking' | 'allowed' | RedirectProps;

interface RouteRow<Guard, Screen> {
  readonly path: string;
  readonly guard: Guard;
  readonly screen: Screen;
}

interface AppRoutesProps<Guard, Screen extends string> {
  rows: readonly RouteRow<Guard, Screen>[];
  screens: Readonly<Record<Screen, Page>>;
  /** Stands in no row: an address that shows nothing. */
  neutral: Page;
  /** Draws what stands around every page, and its `Outlet`. */
  frame: ReactNode;
  /** A hook: what a guard says of who is signed in. */
  useAdmission: (guard: Guard) => Admission;
}

/** One route for each row of an app's table; whatever stands in none shows the neutral page. */
export function AppRoutes<Guard, Screen extends string>(props: AppRoutesProps<Guard, Screen>) {
  const { rows, screens, neutral: Neutral, frame, useAdmission } = props;
  return (
    <Routes>
      <Route element={frame}>
        {rows.map(({ path, guard, screen }) => {
          const Screen: Page = screens[screen];
          return (
            <Route
              key={path}
              path={path}
              element={
                <Guarded guard={guard} useAdmission={useAdmission}>
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

interface GuardedProps<Guard> {
  guard: Guard;
  useAdmission: (guard: Guard) => Admission;
  children: ReactNode;
}

function Guarded<Guard>({ guard, useAdmission, children }: GuardedProps<Guard>) {
  const admission = useAdmission(guard);
  if (admission === 'checking') return <Waiting />;
  return admission === 'allowed' ? children : <Redirect {...admission} />;
}
