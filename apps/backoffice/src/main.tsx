import '@folioflow/ui/tokens.css';
import { readServedConfig, reactRootOptions, UnreachableProviderPage } from '@folioflow/wiring';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { StaffApp } from './app/StaffApp.tsx';
import { findRouteRow } from './app/route-rows.ts';
import { createApp } from './wiring/create-app.ts';

const rootElement = document.getElementById('root');
if (rootElement === null) throw new Error('The page has no place for the app.');

// Dropped from a build: development reports a warning that cannot be read.
if (process.env['NODE_ENV'] !== 'production') {
  void import('@folioflow/ui/theme').then(({ watchLegalNotices }) => watchLegalNotices());
}

function renderApp(root: HTMLElement): void {
  const app = createApp(readServedConfig(document));
  createRoot(
    root,
    reactRootOptions(app, (path) => findRouteRow(path)?.path),
  ).render(
    <StrictMode>
      <StaffApp app={app} />
    </StrictMode>,
  );
}

try {
  renderApp(rootElement);
} catch {
  createRoot(rootElement).render(<UnreachableProviderPage />);
}
