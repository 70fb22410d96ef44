import { createProvider, type Provider } from '@folioflow/api';
import { accepted, observeFlow, session, type Exit, type ObservedFlow, type SessionView } from '@folioflow/flows';
import { createActor, type Actor } from 'xstate';
import type { AppConfig } from '../config/config.ts';
import { logCrash, type Crash } from './crash-log.ts';
import { createEndedVisit, type EndedVisit } from './ended-visit.ts';
import { hasStoredToken, readSession, writeSession } from './kept-session.ts';
import { storeOf, type Stores } from './stores.ts';

type SessionFlow = ReturnType<typeof session>;

/** What every container reaches: the provider, and the one session that owns the token. */
export interface App {
  readonly config: AppConfig;
  readonly provider: Provider;
  readonly stores: Stores;
  /** The provider's clock, in ms since the epoch, as far as its answers told it; a device may be days off. */
  readonly providerNow: () => number;
  readonly endedVisit: EndedVisit;
  /** Told of every crash; whoever runs the app may send it on. */
  readonly onCrash: (crash: Crash) => void;
  readonly session: {
    readonly actor: Actor<SessionFlow['machine']>;
    readonly observed: ObservedFlow<SessionView>;
    /** Told where the session wants to lead; the latest listener wins. */
    onExit(listener: (exit: Exit) => void): () => void;
  };
  /** Listens to the browser for as long as the app is shown. */
  attend(): () => void;
}

const ofBrowser = (): Stores => ({ local: storeOf(() => localStorage), session: storeOf(() => sessionStorage) });

export function createApp(config: AppConfig, stores = ofBrowser(), onCrash: App['onCrash'] = logCrash): App {
  const flow = session({
    restoreSession: () => Promise.resolve(accepted(readSession(stores))),
    logout: ({ token }, { signal }) => provider.logout({}, { signal, token }),
  });
  const actor = createActor(flow.machine);
  actor.on('session.changed', ({ kept, clearsSession }) => writeSession(stores, kept, clearsSession));

  let ahead = 0;
  const provider = createProvider({
    baseUrl: config.providerUrl,
    tokenOf: () => actor.getSnapshot().context.token ?? '',
    onAnswer: (verdict) => actor.send({ type: 'answer.received', ...verdict }),
    onClock: (told) => {
      ahead = told;
    },
    onFault: (failed) => actor.send({ type: 'call.failed', ...failed }),
  });

  // Another tab, or a person with the browser's tools, may take the token away (ON-435).
  const checkToken = () => {
    if (actor.getSnapshot().context.token !== null && !hasStoredToken(stores))
      actor.send({ type: 'token.disappeared' });
  };
  let leave: (exit: Exit) => void = () => undefined;
  actor.on('exit.requested', ({ exit }) => leave(exit));
  const endedVisit = createEndedVisit();
  actor.start();
  return {
    config,
    provider,
    stores,
    providerNow: () => Date.now() + ahead,
    endedVisit,
    onCrash,
    session: {
      actor,
      observed: observeFlow(flow, actor),
      onExit: (listener) => {
        leave = listener;
        return () => {
          if (leave === listener) leave = () => undefined;
        };
      },
    },
    attend: () => {
      const left = new AbortController();
      const { signal } = left;
      for (const told of ['storage', 'focus', 'popstate']) addEventListener(told, checkToken, { signal });
      addEventListener('popstate', endedVisit.entered, { signal });
      return () => left.abort();
    },
  };
}
