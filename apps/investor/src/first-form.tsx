import { drawn, type Drawn } from '@folioflow/ui/drawn';
import type { Store } from '@folioflow/wiring';
import { StrictMode } from 'react';
import { StaticRouter } from 'react-router-dom';
import { InvestorApp } from './app/InvestorApp.tsx';
import type { AppConfig } from './config/config.ts';
import { screens } from './routes.tsx';
import { createApp } from './wiring/create-app.ts';

const none: Store = {
  getItem: () => null,
  setItem: () => undefined,
  removeItem: () => undefined,
  clear: () => undefined,
};

/** Sign-in as everybody finds it: whoever is signed in is signed out by coming here. */
export async function draw(config: AppConfig): Promise<Drawn> {
  await screens.signIn.ahead();
  const app = createApp(config, { local: none, session: none });
  return drawn(
    <StrictMode>
      <InvestorApp app={app} router={({ children }) => <StaticRouter location="/signin">{children}</StaticRouter>} />
    </StrictMode>,
  );
}
