import { renderPage, type RenderedPage } from '@folioflow/ui/drawn';
import { WiredApp, type Store } from '@folioflow/wiring';
import { StrictMode, type ReactNode } from 'react';
import { Route, Routes, StaticRouter } from 'react-router-dom';
import { Frame } from './app/Frame.tsx';
import { SignedInFrame } from './app/lazy-signed-in-frame.ts';
import type { AppConfig } from './config/config.ts';
import { AppContext } from './wiring/app-context.ts';
import { createApp } from './wiring/create-app.ts';

const storeOf = (texts: Readonly<Record<string, string>>): Store => ({
  getItem: (key) => texts[key] ?? null,
  setItem: () => undefined,
  removeItem: () => undefined,
  clear: () => undefined,
});

const profile = {
  login_mobile_number: '7000000000',
  login_email: 'sample@sandbox.example',
  login_name: 'sample-person',
};

/** Stores with the session of a sample. */
export const sampleStores = {
  local: storeOf({ token: 'sample', profileData: JSON.stringify(profile) }),
  session: storeOf({}),
};

/** Draws a page in the frame of a signed-in user, and further lists of the page below it. */
export async function drawTemplate(
  config: AppConfig,
  path: string,
  { page, lists }: { readonly page: ReactNode; readonly lists: readonly ReactNode[] },
): Promise<RenderedPage> {
  await SignedInFrame.preload();
  const app = createApp(config, { stores: sampleStores });
  const { observed } = app.session;
  await new Promise<void>((resolve) => {
    const check = () => {
      if (observed.get().screen === 'signedIn') resolve();
    };
    observed.subscribe(check);
    check();
  });
  const rendered = renderPage(
    <StrictMode>
      <AppContext value={app}>
        <WiredApp
          app={app}
          brand={config}
          router={({ children }) => <StaticRouter location={path}>{children}</StaticRouter>}
        >
          <Routes>
            <Route element={<Frame />}>
              <Route path={path} element={page} />
            </Route>
          </Routes>
          <div data-lists>{lists}</div>
        </WiredApp>
      </AppContext>
    </StrictMode>,
  );
  app.session.actor.stop();
  return rendered;
}
