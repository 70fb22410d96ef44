import { createProvider } from '@folioflow/api';
import { decideRouteAccess } from '@folioflow/flows';
import { resolveSessionExit } from '@folioflow/wiring/headless';
import { createApp, type App } from '../../../apps/investor/src/wiring/create-app.ts';
import { signInDataOf } from '../../../apps/investor/src/wiring/sign-in-data.ts';
import { INVESTOR_ORIGIN } from '../world/provider.ts';
import type { AppKind } from './app-kind.ts';
import { isPublicPage, pageOpeners } from './pages.ts';
import { servedConfig } from './served-config.ts';

export const investorApp: AppKind<App> = {
  origin: INVESTOR_ORIGIN,
  openers: pageOpeners,
  start: ({ stores, clock, random, adapter, onSessionExit }) => {
    const app = createApp(servedConfig, {
      stores,
      now: clock.now,
      clock,
      newSubmission: random.uuid,
      connect: (settings) => createProvider({ ...settings, now: clock.now, adapter }),
    });
    app.session.onExit(onSessionExit);
    return app;
  },
  isSignedIn: ({ session }) => session.observed.get().screen === 'signedIn',
  accessOf: ({ session }, { to }) =>
    isPublicPage(to) ? 'allowed' : decideRouteAccess('stored', session.observed.get()),
  saveEmission: ({ session }, emission) => {
    const signedIn = signInDataOf(emission);
    if (signedIn) session.actor.send({ type: 'profile.saved', ...signedIn });
  },
  resolveSessionExit,
  signOut: ({ session }) => session.actor.send({ type: 'user.signedOut' }),
  reportTime: () => undefined,
  stop: ({ session }) => void session.actor.stop(),
};
