import { languages } from '@folioflow/flows/languages';
import { prerenderPage } from '@folioflow/ui/prerender';
import type { Store } from '@folioflow/wiring';
import { StrictMode } from 'react';
import { StaticRouter } from 'react-router-dom';
import { InvestorApp } from './app/InvestorApp.tsx';
import type { AppConfig } from './config/config.ts';
import { screens } from './app/screens.ts';
import { frameTexts } from './page-texts.ts';
import { texts } from './texts.ts';
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

/** The sign-in page without a session in a language, rendered when the app is built: opening it signs the user out. */
async function renderForm(language: string) {
  await texts.select(language);
  return prerenderPage(
    <StrictMode>
      <InvestorApp
        app={createApp(config, { stores: { local: emptyStore, session: emptyStore } })}
        router={({ children }) => <StaticRouter location="/signin">{children}</StaticRouter>}
      />
    </StrictMode>,
  );
}

await texts.start(...frameTexts);
await screens.signIn.preload();

const rendered: Record<string, Awaited<ReturnType<typeof renderForm>>> = {};
for (const { id } of languages) rendered[id] = await renderForm(id);

/** The sign-in page by language. */
export const pages: Readonly<typeof rendered> = rendered;
