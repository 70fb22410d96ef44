import { setCallLanguage } from '@folioflow/api';
import '@folioflow/ui/tokens.css';
import '@folioflow/wiring/first-paint.css';
import {
  loadMissingPopover,
  readServedConfig,
  reactRootOptions,
  reportUnloadedApp,
  UnreachableProviderPage,
} from '@folioflow/wiring';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { StaffApp } from './app/StaffApp.tsx';
import { findRouteRow } from './app/route-rows.ts';
import { frameTexts } from './page-texts.ts';
import { texts } from './texts.ts';
import { createApp } from './wiring/create-app.ts';

const rootElement = document.getElementById('root');
if (rootElement === null) throw new Error('The page has no place for the app.');

/** The notices about the device are fetched by the first press, and no first load pays for them (decision 102). */
const DEVICE_WATCH_DELAY_MS = 10_000;
const watchDevice = () => void import('@folioflow/wiring/device').catch(() => null);

// Dropped from a build: development reports a warning that cannot be read.
if (import.meta.env.DEV) {
  void import('@folioflow/ui/theme').then(({ watchLegalNotices }) => watchLegalNotices());
}

async function renderApp(root: HTMLElement): Promise<void> {
  // The first calls too: their answers contain documents (decision 101).
  setCallLanguage(document.documentElement.lang);
  await loadMissingPopover();
  const development = import.meta.env.DEV ? await import('@folioflow/wiring/diagnostics') : undefined;
  const diagnostics = development?.createAppDiagnostics();
  const config = readServedConfig(document);
  const observer = diagnostics && development?.withConsoleInspector(diagnostics.observer);
  const app = createApp(config, { ...diagnostics, observer });
  const options = reactRootOptions(app, (path) => findRouteRow(path)?.path);
  createRoot(root, diagnostics ? diagnostics.diagnoseRoot(options) : options).render(
    <StrictMode>
      <StaffApp app={app} />
    </StrictMode>,
  );
  setTimeout(watchDevice, DEVICE_WATCH_DELAY_MS);
  for (const press of ['pointerdown', 'keydown']) addEventListener(press, watchDevice, { once: true });
}

texts
  .start(...frameTexts)
  .then(
    () => renderApp(rootElement).catch(() => createRoot(rootElement).render(<UnreachableProviderPage />)),
    reportUnloadedApp,
  );
