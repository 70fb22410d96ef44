import { createProvider, type Provider } from '@folioflow/api';
import { accepted, observeFlow, session, type Exit, type ObservedFlow, type SessionView } from '@folioflow/flows';
import { createActor, type Actor } from 'xstate';
import type { AppConfig } from './config.ts';
import { createEndedVisit, type EndedVisit } from './ended-visit.ts';
import { hasStoredToken, readSession, writeSession } from './kept-session.ts';

type SessionFlow = ReturnType<typeof session>;

/** What every container reaches: the provider, and the one session that owns the token. */
export interface App {
  readonly config: AppConfig;
  readonly provider: Provider;
  readonly endedVisit: EndedVisit;
  readonly session: {
    readonly actor: Actor<SessionFlow['machine']>;
    readonly observed: ObservedFlow<SessionView>;
    /** Told where the session wants to lead; the latest listener wins. */
    onExit(listener: (exit: Exit) => void): () => void;
  };
}

export function createApp(config: AppConfig): App {
  const flow = session({
    restoreSession: () => Promise.resolve(accepted(readSession())),
    logout: ({ token }, { signal }) => provider.logout({}, { signal, token }),
  });
  const actor = createActor(flow.machine);
  actor.on('session.changed', ({ kept, clearsSession }) => writeSession(kept, clearsSession));

  const provider = createProvider({
    baseUrl: config.providerUrl,
    tokenOf: () => actor.getSnapshot().context.token ?? '',
    onAnswer: (verdict) => actor.send({ type: 'answer.received', ...verdict }),
    onFault: (failed) => actor.send({ type: 'call.failed', ...failed }),
  });

  // Another tab, or a person with the browser's tools, may take the token away (ON-435).
  const checkToken = () => {
    if (actor.getSnapshot().context.token !== null && !hasStoredToken()) actor.send({ type: 'token.disappeared' });
  };
  addEventListener('storage', checkToken);
  addEventListener('focus', checkToken);
  addEventListener('popstate', checkToken);

  let leave: (exit: Exit) => void = () => undefined;
  actor.on('exit.requested', ({ exit }) => leave(exit));
  actor.start();
  return {
    config,
    provider,
    endedVisit: createEndedVisit(),
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
  };
}
