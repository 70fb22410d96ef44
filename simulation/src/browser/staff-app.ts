import { createProvider } from '@folioflow/api';
import { decideStaffAccess } from '@folioflow/flows/backoffice';
import { exitPathOf } from '@folioflow/wiring/headless';
import { createApp, type App } from '../../../apps/backoffice/src/wiring/create-app.ts';
import { staffSignInOf } from '../../../apps/backoffice/src/wiring/sign-in-data.ts';
import { BACKOFFICE_ORIGIN } from '../world/provider.ts';
import type { AppKind } from './app-kind.ts';
import { staffPages } from './pages/staff.ts';
import { servedConfig } from './served-config.ts';

/** Interval in which the back-office reads the clock (`watch-activity.ts`). */
const CLOCK_INTERVAL_MS = 10_000;
const lastReads = new WeakMap<App, number>();

/** The back-office. Its tabs do not share a sign-in: the store of the session belongs to the tab. */
export const staffApp: AppKind<App> = {
  origin: BACKOFFICE_ORIGIN,
  openers: staffPages,
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
  accessOf: ({ session }, entry) => {
    const access = decideStaffAccess(entry.to === 'signin' ? 'public' : 'staff', session.observed.get());
    return access === 'signIn'
      ? { exit: { to: 'signin', replace: true, state: { returnTo: exitPathOf(entry) } } }
      : access;
  },
  saveEmission: ({ session, now }, emission) => {
    const staff = staffSignInOf(emission);
    if (staff) session.actor.send({ type: 'session.started', ...staff, at: now() });
  },
  resolveSessionExit: (path, exit) => ({ ...exit, state: { returnTo: path } }),
  signOut: ({ session }) => session.actor.send({ type: 'user.signedOut' }),
  reportTime: (app, at, isActive) => {
    const { session } = app;
    if (!isActive && at - (lastReads.get(app) ?? Number.NEGATIVE_INFINITY) < CLOCK_INTERVAL_MS) return;
    lastReads.set(app, at);
    session.actor.send({ type: 'clock.read', at });
    if (isActive) session.recordActivity(at);
  },
  stop: ({ session }) => void session.actor.stop(),
};
