import { useLingui } from '@lingui/react';
import { HeadingFocus } from '@folioflow/ui';
import { PublicShell } from '@folioflow/ui/shell/PublicShell';
import { StoredLanguageSwitch, StoredSwitches, PageErrorBoundary, LoadingPage } from '@folioflow/wiring';
import { Suspense, useLayoutEffect } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { useApp, useSession } from '../wiring/app-context.ts';
import { SignedInFrame } from './lazy-signed-in-frame.ts';
import { pageTitle } from './titles.ts';

const isSignInPath = (path: string) => /^\/(signin|signup|otp-1|otp-2)\/?$/i.test(path);

/** Paths on which the session begins or ends before the page does: a change of frame would unmount the page. */
const isSessionChangePath = (path: string) => /^\/(signin|reset|verify-email|verify-pin)\/?$/i.test(path);

/** The frame around a page. Both frames share the focus of headings, so that the first page after sign-in is focused. */
export const Frame = () => (
  <HeadingFocus>
    <SessionFrame />
  </HeadingFocus>
);

/** A header with the sign-in link before sign-in, the navigation afterwards. */
function SessionFrame() {
  const { config } = useApp();
  const { screen, profile } = useSession();
  const { pathname, search } = useLocation();
  const { i18n } = useLingui();
  const { locale } = i18n;
  // Runs before the effects of the page, which may set a better title (DO-065).
  useLayoutEffect(() => {
    document.title = pageTitle(i18n, pathname, search, config.product);
  }, [pathname, search, config.product, i18n, locale]);
  const isSignedIn = profile !== null && (screen === 'signedIn' || screen === 'suspended');
  const shown = (
    <PageErrorBoundary>
      <Outlet />
    </PageErrorBoundary>
  );
  const around = {
    company: config.company,
    helpdeskUrl: config.helpdeskUrl,
    theme: <StoredSwitches />,
    language: <StoredLanguageSwitch />,
  };
  if (!isSignedIn || isSessionChangePath(pathname)) {
    return (
      <PublicShell {...around} offersSignIn={!isSignedIn && !isSignInPath(pathname)}>
        {shown}
      </PublicShell>
    );
  }
  return (
    <PageErrorBoundary
      wrapMessage={(message) => (
        <PublicShell {...around} offersSignIn={false}>
          {message}
        </PublicShell>
      )}
    >
      <Suspense fallback={<LoadingPage />}>
        <SignedInFrame {...around}>{shown}</SignedInFrame>
      </Suspense>
    </PageErrorBoundary>
  );
}
