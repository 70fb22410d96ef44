import { createProvider } from '@folioflow/api';
import type { Provider } from '@folioflow/api/contract';
import { acceptedLocally, session, sessionTokenOf } from '@folioflow/flows';
import { exitPathOf } from '@folioflow/wiring';
import { createActor } from 'xstate';

interface SessionOptions {
  readonly providerUrl: string;
  readonly token: string;
  /** Called with the path of the page that the provider leads to. */
  readonly onEnd: (path: string) => void;
  readonly onTokenReplaced: () => void;
}

/** A provider, and the session that applies its token rules. */
export interface ElementSession {
  readonly provider: Provider;
  /** '' without a session. */
  readonly token: () => string;
  readonly setToken: (token: string) => void;
  /** The provider's clock, in ms since the epoch. */
  readonly providerNow: () => number;
  readonly stop: () => void;
}

/** Starts a session with the token of the host, in memory only. */
export function createElementSession({ providerUrl, token, onEnd, onTokenReplaced }: SessionOptions): ElementSession {
  const flow = session({
    restoreSession: () => Promise.resolve(acceptedLocally({ token, profile: null, masterList: null })),
    logout: () => Promise.resolve(acceptedLocally({})),
  });
  const actor = createActor(flow.machine);
  let clockLeadInMs = 0;
  let isTokenFromHost = false;
  actor.on('exit.requested', ({ exit }) => onEnd(exitPathOf(exit)));
  actor.on('session.changed', ({ session: { token: changed } }) => {
    if (changed !== null && !isTokenFromHost) onTokenReplaced();
  });
  actor.start();
  const provider = createProvider({
    baseUrl: providerUrl,
    getToken: () => sessionTokenOf(actor.getSnapshot()) ?? '',
    onAnswer: (verdict) => actor.send({ type: 'answer.received', ...verdict }),
    onClock: (leadInMs) => {
      clockLeadInMs = leadInMs;
    },
    onFault: (failed) => actor.send({ type: 'call.failed', ...failed }),
  });
  return {
    provider,
    token: () => sessionTokenOf(actor.getSnapshot()) ?? '',
    setToken: (next) => {
      isTokenFromHost = true;
      actor.send({ type: 'answer.received', token: { replacedBy: next }, ended: false, accepted: false });
      isTokenFromHost = false;
    },
    providerNow: () => Date.now() + clockLeadInMs,
    stop: () => actor.stop(),
  };
}
