import { observeFlow, remoteOf, waitForView, type AnyFlow, type Remote, type ViewOf } from '@folioflow/flows';
import { renderPages } from '@folioflow/ui/drawn';
import { WiredApp, type Store } from '@folioflow/wiring';
import { StrictMode, type ReactNode } from 'react';
import { Route, Routes, StaticRouter } from 'react-router-dom';
import { Frame } from './app/Frame.tsx';
import { SignedInFrame } from './app/lazy-signed-in-frame.ts';
import type { AppConfig } from './config/config.ts';
import type { AnyActor } from 'xstate';
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
};

/** Stores with the session of a sample. */
export const sampleStores = {
  local: storeOf({ token: 'sample', profileData: JSON.stringify(profile) }),
  session: storeOf({}),
};

/** A page of a sample, and parts of it that it shows later. */
export interface DrawnSample {
  readonly page: ReactNode;
  readonly lists: readonly ReactNode[];
}

/** Runs a flow until `select` returns a view, and returns it with the remote of the flow. */
export async function runSample<F extends AnyFlow, View>(
  flow: F,
  actor: AnyActor,
  select: (view: ViewOf<F>) => View | false,
): Promise<{ readonly view: View; readonly remote: Remote<F> }> {
  const observed = observeFlow(flow, actor);
  actor.start();
  const view = await waitForView(observed, select);
  actor.stop();
  return { view, remote: remoteOf(flow, () => actor) };
}

interface RenderedSamples {
  readonly samples: readonly { readonly body: string; readonly lists: readonly string[] }[];
  readonly style: string;
}

/** Draws pages in the frame of a signed-in user, and their lists without it. */
export async function drawTemplates(
  config: AppConfig,
  path: string,
  samples: readonly DrawnSample[],
): Promise<RenderedSamples> {
  await SignedInFrame.preload();
  const app = createApp(config, { stores: sampleStores });
  await waitForView(app.session.observed, ({ screen }) => screen === 'signedIn');
  const wrap = (content: ReactNode) => (
    <StrictMode>
      <AppContext value={app}>
        <WiredApp
          app={app}
          brand={config}
          router={({ children }) => <StaticRouter location={path}>{children}</StaticRouter>}
        >
          {content}
        </WiredApp>
      </AppContext>
    </StrictMode>
  );
  const frame = (page: ReactNode) => (
    <Routes>
      <Route element={<Frame />}>
        <Route path={path} element={page} />
      </Route>
    </Routes>
  );
  const { bodies, style } = renderPages(samples.flatMap(({ page, lists }) => [frame(page), ...lists].map(wrap)));
  app.session.actor.stop();
  const remaining = [...bodies];
  return {
    samples: samples.map(({ lists }) => {
      const [body = '', ...listBodies] = remaining.splice(0, lists.length + 1);
      return { body, lists: listBodies };
    }),
    style,
  };
}
