import { prerenderPage } from '@folioflow/ui/prerender';
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

/** The configuration is known when the page is served: the server replaces each place. */
const config: AppConfig = {
  providerUrl: '%providerUrl%',
  paymentOrigins: [],
  esignSdkUrl: '%esignSdkUrl%',
  checkoutSdkUrl: '%checkoutSdkUrl%',
  checkoutOrigins: [],
  helpdeskUrl: '%helpdeskUrl%',
  company: '%company%',
  product: '%product%',
  logoUrl: '%logoUrl%',
  supportEmail: '%supportEmail%',
  supportPhone: '%supportPhone%',
};

await screens.signIn.preload();

/** The sign-in page without a session, rendered when the app is built: opening it signs the user out. */
export const page = await prerenderPage(
  <StrictMode>
    <InvestorApp
      app={createApp(config, { stores: { local: emptyStore, session: emptyStore } })}
      router={({ children }) => <StaticRouter location="/signin">{children}</StaticRouter>}
    />
  </StrictMode>,
);
