import { createProvider, type Provider } from '@folioflow/api';
import { accepted, observeFlow, session, type ObservedFlow, type SessionView } from '@folioflow/flows';
import { createExits, createWiring, logCrash, storesOfBrowser, type Exits, type Wiring } from '@folioflow/wiring';
import { createActor, type Actor } from 'xstate';
import type { AppConfig } from '../config/config.ts';
import { hasStoredToken, readSession, writeSession } from './kept-session.ts';

type SessionFlow = ReturnType<typeof session>;

/** What every container reaches: the provider, and the one session that owns the token. */
export interface App extends Wiring {
  readonly config: AppConfig;
  readonly provider: Provider;
  readonly session: {
    readonly actor: Actor<SessionFlow['machine']>;
    readonly observed: ObservedFlow<SessionView>;
    readonly onExit: Exits['onExit'];
  };
}

export function createApp(config: AppConfig, stores = storesOfBrowser(), onCrash: Wiring['onCrash'] = logCrash): App {
  const flow = session({
    restoreSession: () => Promise.resolve(accepted(readSession(stores))),
    logout: ({ token }, { signal }) => provider.logout({}, { signal, token }),
  });
  const actor = createActor(flow.machine);
  actor.on('session.changed', ({ kept, clearsSession }) => writeSession(stores, kept, clearsSession));
  const { onClock, ...wiring } = createWiring({
    stores,
    onCrash,
    // Another tab, or a person with the browser's tools, may take the token away (ON-435).
    checkKept: () => {
      if (actor.getSnapshot().context.token !== null && !hasStoredToken(stores))
        actor.send({ type: 'token.disappeared' });
    },
  });
  const provider = createProvider({
    baseUrl: config.providerUrl,
    tokenOf: () => actor.getSnapshot().context.token ?? '',
    onAnswer: (verdict) => actor.send({ type: 'answer.received', ...verdict }),
    onClock,
    onFault: (failed) => actor.send({ type: 'call.failed', ...failed }),
  });
  const { leave, onExit } = createExits();
  actor.on('exit.requested', ({ exit }) => leave(exit));
  actor.start();
  return { ...wiring, config, provider, session: { actor, observed: observeFlow(flow, actor), onExit } };
}
