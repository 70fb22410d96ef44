import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { frameTexts, pageTexts } from '../../page-texts.ts';
import { texts } from '../../texts.ts';
import { createProvider } from '@folioflow/api';
import { accepted, observeFlow, session, type StoredSession, type Port } from '@folioflow/flows';
import { LinkProvider, type LinkProps } from '@folioflow/ui';
import { createEndedVisit, createKeptPages, TextsContext, WiringContext } from '@folioflow/wiring';
import type { ReactNode } from 'react';
import { Link, MemoryRouter, type InitialEntry } from 'react-router-dom';
import { render } from 'vitest-browser-react';
import { createActor } from 'xstate';
import { AppContext } from '../app-context.ts';
import type { App } from '../create-app.ts';

const RouterLink = ({ to, ...rest }: LinkProps) => <Link to={to} {...rest} />;
const baseUrl = 'https://provider.example/api/v1';

interface RenderOptions {
  readonly entry: InitialEntry;
  /** Returns the stored session of the device. */
  readonly restoreSession: Port<null, StoredSession>;
  readonly operations?: Partial<App['provider']>;
  readonly children: ReactNode;
}

/** Renders a part of the app at an address with its own session; returns a function for the stored session. */
export async function renderAppAt({ entry, restoreSession, operations, children }: RenderOptions) {
  const flow = session({ restoreSession, logout: () => Promise.resolve(accepted(null, 0)) });
  const actor = createActor(flow.machine);
  let kept: StoredSession | undefined;
  actor.on('session.changed', (changed) => {
    kept = changed.session;
  });
  const app: App = {
    config: {
      providerUrl: baseUrl,
      paymentOrigins: [],
      checkoutOrigins: [],
      esignSdkUrl: '',
      checkoutSdkUrl: '',
      helpdeskUrl: 'https://help.example',
      company: 'Example Wealth',
      product: 'Example',
      logoUrl: '',
      supportEmail: 'help@example.com',
      supportPhone: '+91 80 1234 5678',
    },
    now: Date.now,
    providerNow: Date.now,
    provider: {
      ...createProvider({ baseUrl, getToken: () => '', onAnswer: () => undefined, onFault: () => undefined }),
      ...operations,
    },
    stores: { local: localStorage, session: sessionStorage },
    endedVisit: createEndedVisit(),
    keptPages: createKeptPages(),
    newSubmission: () => crypto.randomUUID(),
    onCrash: () => undefined,
    startListening: () => () => undefined,
    session: { actor, observed: observeFlow(flow, actor), onExit: () => () => undefined },
  };
  actor.start();
  await texts.start(...frameTexts, ...Object.values(pageTexts).flat());
  await render(
    <I18nProvider i18n={i18n}>
      <AppContext value={app}>
        <TextsContext value={texts}>
          <WiringContext value={app}>
            <LinkProvider link={RouterLink}>
              <MemoryRouter initialEntries={[entry]}>{children}</MemoryRouter>
            </LinkProvider>
          </WiringContext>
        </TextsContext>
      </AppContext>
    </I18nProvider>,
  );
  return { kept: () => kept };
}
