import { createProvider, type Provider, type ProviderSettings } from '@folioflow/api';
import type { ProfileData } from '@folioflow/api/contract';
import {
  acceptedLocally,
  observeFlow,
  session,
  sessionTokenOf,
  type ObservedFlow,
  type SessionView,
} from '@folioflow/flows';
import {
  createExitChannel,
  createWiring,
  logCrash,
  createBrowserStores,
  type ExitChannel,
  type Wiring,
} from '@folioflow/wiring/headless';
import { createActor, type Actor, type ActorOptions, type AnyActorLogic } from 'xstate';
import type { AppConfig } from '../config/config.ts';
import { hasStoredToken, readSession, writeSession } from './stored-session.ts';

type SessionFlow = ReturnType<typeof session>;

/** Everything that a container uses: the provider, and the session that owns the token. */
export interface App extends Wiring {
  readonly config: AppConfig;
  readonly provider: Provider;
  readonly session: {
    readonly actor: Actor<SessionFlow['machine']>;
    readonly observed: ObservedFlow<SessionView>;
    readonly onExit: ExitChannel['onExit'];
  };
}

/** Replaceable parts of an app. */
export interface AppOptions {
  readonly stores?: Wiring['stores'];
  readonly onCrash?: Wiring['onCrash'];
  /** Observes every flow, the session included. */
  readonly observer?: Wiring['observer'];
  /** Clock of the device. */
  readonly now?: Wiring['now'];
  /** Timers of the session. */
  readonly clock?: ActorOptions<AnyActorLogic>['clock'];
  readonly newSubmission?: Wiring['newSubmission'];
  /** Creates the client; `createProvider` by default. */
  readonly connect?: (settings: ProviderSettings) => Provider;
}

const personOf = ({ login_mobile_number, login_email }: ProfileData): string =>
  JSON.stringify([login_mobile_number, login_email]);

export function createApp(
  config: AppConfig,
  {
    stores = createBrowserStores(),
    onCrash = logCrash,
    observer,
    connect = createProvider,
    clock,
    ...sources
  }: AppOptions = {},
): App {
  const flow = session({
    restoreSession: () => Promise.resolve(acceptedLocally(readSession(stores))),
    logout: ({ token }, { signal }) => provider.logout({}, { signal, token }),
  });
  const actor = createActor(flow.machine, { ...observer, ...(clock === undefined ? {} : { clock }) });
  actor.on('session.changed', ({ session: storedSession, clearsSession }) => {
    writeSession(stores, storedSession, clearsSession);
    if (storedSession.profile !== null) wiring.keptPages.admit(personOf(storedSession.profile));
  });
  const { onClock, ...wiring } = createWiring({
    stores,
    onCrash,
    observer,
    ...sources,
    // Another tab, or a user with the developer tools, may remove the token (ON-435).
    checkStoredValues: () => {
      if (sessionTokenOf(actor.getSnapshot()) !== null && !hasStoredToken(stores))
        actor.send({ type: 'token.disappeared' });
    },
  });
  const provider = connect({
    baseUrl: config.providerUrl,
    getToken: () => sessionTokenOf(actor.getSnapshot()) ?? '',
    onAnswer: (verdict) => actor.send({ type: 'answer.received', ...verdict }),
    onClock,
    now: wiring.now,
    onFault: (failed) => actor.send({ type: 'call.failed', ...failed }),
  });
  const { sendExit, onExit } = createExitChannel();
  const observed = observeFlow(flow, actor);
  let person: string | null = null;
  actor.subscribe(() => {
    const { profile } = observed.get();
    if (profile !== null) person = personOf(profile);
  });
  actor.on('exit.requested', ({ exit }) => {
    const isSignedOut = actor.getSnapshot().matches({ signedOut: 'informing' });
    if (isSignedOut) wiring.keptPages.admit(null);
    // Another call of the same session may end after the page was left.
    else if (exit.to === 'signin' && person !== null) wiring.keptPages.keep(person);
    person = null;
    sendExit(exit);
  });
  actor.start();
  return { ...wiring, config, provider, session: { actor, observed, onExit } };
}
