import '@folioflow/ui/tokens.css';
import '@folioflow/wiring/first-paint.css';
import { setCallLanguage } from '@folioflow/api';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import {
  loadMissingPopover,
  readServedConfig,
  reactRootOptions,
  reportUnloadedApp,
  UnreachableProviderPage,
} from '@folioflow/wiring';
import { waitForCode } from './app/wait-for-code.tsx';
import { InvestorApp } from './app/InvestorApp.tsx';
import { preloadPage } from './app/preload-page.ts';
import { findRoutePath } from './app/route-rows.ts';
import { screens } from './app/screens.ts';
import type { AppConfig } from './config/config.ts';
import { frameTexts } from './page-texts.ts';
import { texts } from './texts.ts';
import { createApp } from './wiring/create-app.ts';
import { loadSdks, unregisterWorkers } from './wiring/load-sdks.ts';

const rootElement = document.getElementById('root');
if (rootElement === null) throw new Error('The page has no place for the app.');

/** True if the served page contains the form and the history has no state beside the address. */
const isFormPrerendered = 'prerendered' in rootElement.dataset && !(history.state as { usr?: unknown } | null)?.usr;

/** The notices about the device are fetched by the first press, and no first load pays for them (decision 102). */
const DEVICE_WATCH_DELAY_MS = 10_000;
const watchDevice = () => void import('@folioflow/wiring/device').catch(() => null);

// Dropped from a build: development reports a notice that the law requires and that cannot be read.
if (import.meta.env.DEV) {
  void import('@folioflow/ui/theme').then(({ watchLegalNotices }) => watchLegalNotices({ required: ['disclaimer'] }));
}

const waitForNextTask = () => new Promise((resolve) => setTimeout(resolve));

// Not awaited at the top level: the code of the page waits for this file. Input is handled between the tasks.
async function renderApp(root: HTMLElement): Promise<void> {
  const config = readServedConfig(document) as AppConfig;
  // The first calls too: their answers contain documents (decision 101).
  setCallLanguage(document.documentElement.lang);
  await loadMissingPopover();
  await waitForNextTask();
  const development = import.meta.env.DEV ? await import('@folioflow/wiring/diagnostics') : undefined;
  const diagnostics = development?.createAppDiagnostics();
  const observer = diagnostics && development?.withConsoleInspector(diagnostics.observer);
  const app = createApp(config, { ...diagnostics, observer });
  const options = reactRootOptions(app, findRoutePath);
  const rootOptions = diagnostics ? diagnostics.diagnoseRoot(options) : options;
  const shown = (
    <StrictMode>
      <InvestorApp app={app} />
    </StrictMode>
  );
  if (isFormPrerendered) {
    await waitForCode(() => screens.signIn.preload());
    startTransition(() => void hydrateRoot(root, shown, rootOptions));
  } else {
    await preloadPage(app, location);
    const drawn = createRoot(root, rootOptions);
    startTransition(() => drawn.render(shown));
  }
  requestAnimationFrame(() =>
    setTimeout(() => {
      // Of third parties, and of any size: what the page shows comes first.
      loadSdks(config);
      void unregisterWorkers();
      setTimeout(watchDevice, DEVICE_WATCH_DELAY_MS);
      for (const press of ['pointerdown', 'keydown']) addEventListener(press, watchDevice, { once: true });
    }),
  );
}

texts
  .start(...frameTexts)
  .then(
    () => renderApp(rootElement).catch(() => createRoot(rootElement).render(<UnreachableProviderPage />)),
    reportUnloadedApp,
  );
