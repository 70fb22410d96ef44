import { renderPage, type RenderedPage } from '@folioflow/ui/drawn';
import type { Store } from '@folioflow/wiring';
import { StrictMode } from 'react';
import { StaticRouter } from 'react-router-dom';
import { InvestorApp } from './app/InvestorApp.tsx';
import type { AppConfig } from './config/config.ts';
import { screens } from './app/screens.ts';
import { createApp } from './wiring/create-app.ts';

const emptyStore: Store = {
  getItem: () => null,
  setItem: () => undefined,
  removeItem: () => undefined,
  clear: () => undefined,
};

/** Draws the sign-in page without a session: opening it signs the user out. */
export async function draw(config: AppConfig): Promise<RenderedPage> {
  await screens.signIn.preload();
  const app = createApp(config, { stores: { local: emptyStore, session: emptyStore } });
  return renderPage(
    <StrictMode>
      <InvestorApp app={app} router={({ children }) => <StaticRouter location="/signin">{children}</StaticRouter>} />
    </StrictMode>,
  );
}
