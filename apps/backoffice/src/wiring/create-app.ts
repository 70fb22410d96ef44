import { createProvider, type Provider, type ProviderSettings } from '@folioflow/api';
import { acceptedLocally, observeFlow, type ObservedFlow } from '@folioflow/flows';
import { runningStaffSessionOf, staffSession, type StaffSessionView } from '@folioflow/flows/backoffice';
import {
  createExitChannel,
  createWiring,
  logCrash,
  createBrowserStores,
  type ExitChannel,
  type ServedConfig,
  type Wiring,
} from '@folioflow/wiring/headless';
import { createActor, type Actor, type ActorOptions, type AnyActorLogic } from 'xstate';
import { createCodeRequests, type ClientCodeRequest, type CodeRequests } from './code-requests.ts';
import { watchActivity } from './watch-activity.ts';
import { readStaffSession, writeStaffSession } from './stored-staff-session.ts';
import { createTabChannel, type TabMessage } from './tab-channel.ts';

type SessionFlow = ReturnType<typeof staffSession>;

/** Everything that a container uses: the provider, and the session that owns the staff's token. */
export interface App extends Wiring {
  readonly config: ServedConfig;
  readonly provider: Provider;
  /** The only origin that pictures of documents come from: the provider's. */
  readonly imageOrigin: string;
  readonly codeRequests: Omit<CodeRequests, 'add'> & {
    /** Records a request in every tab of this sign-in. */
    readonly record: (request: ClientCodeRequest) => void;
  };
  readonly session: {
    readonly actor: Actor<SessionFlow['machine']>;
    readonly observed: ObservedFlow<StaffSessionView>;
    readonly onExit: ExitChannel['onExit'];
    /** Records activity of the user, in every tab of this sign-in. */
    readonly recordActivity: (at: number) => void;
  };
}

interface AppOptions {
  readonly stores?: Wiring['stores'];
  readonly onCrash?: Wiring['onCrash'];
  /** Clock of the device: the two time limits of a sign-in use it. */
  readonly now?: Wiring['now'];
  /** Observes every flow, the session included. */
  readonly observer?: Wiring['observer'];
  /** Timers of the session. */
  readonly clock?: ActorOptions<AnyActorLogic>['clock'];
  readonly newSubmission?: Wiring['newSubmission'];
  /** Creates the client; `createProvider` by default. */
  readonly connect?: (settings: ProviderSettings) => Provider;
}

export function createApp(
  config: ServedConfig,
  {
    stores = createBrowserStores(),
    onCrash = logCrash,
    now = Date.now,
    observer,
    connect = createProvider,
    clock,
    newSubmission,
  }: AppOptions = {},
): App {
  const flow = staffSession({
    restoreSession: () => Promise.resolve(acceptedLocally({ session: readStaffSession(stores), at: now() })),
    logout: ({ token }, { signal }) => provider.logout({}, { signal, token }),
  });
  const actor = createActor(flow.machine, { ...observer, ...(clock === undefined ? {} : { clock }) });
  const observed = observeFlow(flow, actor);
  const signInTime = () => runningStaffSessionOf(actor.getSnapshot())?.startedAt ?? null;
  const tabs = createTabChannel();
  let currentSignInTime = signInTime();
  actor.on('session.changed', ({ session }) => {
    writeStaffSession(stores, session);
    if (session === null && currentSignInTime !== null) tabs.send(currentSignInTime, { kind: 'signedOut' });
    currentSignInTime = session?.startedAt ?? null;
  });
  const {
    onClock,
    startListening: startWiring,
    ...wiring
  } = createWiring({
    stores,
    onCrash,
    now,
    observer,
    ...(newSubmission === undefined ? {} : { newSubmission }),
    checkStoredValues: () => {
      if (signInTime() !== null && readStaffSession(stores) === null) actor.send({ type: 'token.disappeared' });
    },
  });
  const provider = connect({
    baseUrl: config.providerUrl,
    getToken: () => runningStaffSessionOf(actor.getSnapshot())?.token ?? '',
    onAnswer: (verdict) => actor.send({ type: 'answer.received', ...verdict }),
    onClock,
    now,
    onFault: (failed) => actor.send({ type: 'call.failed', ...failed }),
  });
  const { sendExit, onExit } = createExitChannel();
  actor.on('exit.requested', ({ exit }) => sendExit(exit));
  actor.start();
  const recordActivity = (at: number) => {
    actor.send({ type: 'activity.seen', at });
    const session = signInTime();
    if (session !== null) tabs.send(session, { kind: 'seen', at });
  };
  const codeRequests = createCodeRequests(stores);
  const recordCodeRequest = (request: ClientCodeRequest) => {
    codeRequests.add(request);
    const session = signInTime();
    if (session !== null) tabs.send(session, { kind: 'codeRequested', request });
  };
  const handleTabMessage = (message: TabMessage) => {
    if (message.kind === 'codeRequested') codeRequests.add(message.request);
    else
      actor.send(message.kind === 'seen' ? { type: 'activity.seen', at: message.at } : { type: 'token.disappeared' });
  };
  const isWarningShown = () => {
    const view = observed.get();
    return view.screen === 'signedIn' && view.warning !== null;
  };
  return {
    ...wiring,
    config,
    provider,
    imageOrigin: new URL(config.providerUrl).origin,
    codeRequests: { ...codeRequests, record: recordCodeRequest },
    session: { actor, observed, onExit, recordActivity },
    startListening: () => {
      const ends = [
        startWiring(),
        watchActivity({
          now,
          isUrgent: isWarningShown,
          onActivity: recordActivity,
          onClock: (at) => actor.send({ type: 'clock.read', at }),
        }),
        tabs.listen(signInTime, handleTabMessage),
      ];
      return () => ends.forEach((end) => end());
    },
  };
}
