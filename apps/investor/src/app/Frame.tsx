import { PublicShell } from '@folioflow/ui/shell/PublicShell';
import { ChosenTheme, page, Trouble, Waiting } from '@folioflow/wiring';
import { Suspense, useLayoutEffect } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { useApp, useSession } from '../wiring/app-context.ts';
import { titleAt } from './titles.ts';

const SignedInFrame = page(() => import('./SignedInFrame.tsx'), 'SignedInFrame');

const isSignInPath = (path: string) => /^\/(signin|signup|otp-1|otp-2)\/?$/i.test(path);

/** The session begins or ends here before the page does: another frame would take the page with it. */
const changesSession = (path: string) => /^\/(signin|reset|verify-email|verify-pin)\/?$/i.test(path);

/** The frame around a page: before sign-in a header with the way in, afterwards the navigation. */
export function Frame() {
  const { config } = useApp();
  const { screen, profile } = useSession();
  const { pathname, search } = useLocation();
  // Before the effects of the page, which may know a better name (DO-065).
  useLayoutEffect(() => {
    document.title = titleAt(pathname, search);
  }, [pathname, search]);
  const isSignedIn = profile !== null && (screen === 'signedIn' || screen === 'suspended');
  const shown = (
    <Trouble>
      <Outlet />
    </Trouble>
  );
  const around = { company: config.company, helpdeskUrl: config.helpdeskUrl, theme: <ChosenTheme /> };
  if (!isSignedIn || changesSession(pathname)) {
    return (
      <PublicShell {...around} offersSignIn={!isSignedIn && !isSignInPath(pathname)}>
        {shown}
      </PublicShell>
    );
  }
  return (
    <Trouble
      around={(said) => (
        <PublicShell {...around} offersSignIn={false}>
          {said}
        </PublicShell>
      )}
    >
      <Suspense fallback={<Waiting />}>
        <SignedInFrame {...around}>{shown}</SignedInFrame>
      </Suspense>
    </Trouble>
  );
}
