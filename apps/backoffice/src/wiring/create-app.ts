import { createProvider, type Provider } from '@folioflow/api';
import { accepted, observeFlow, type ObservedFlow } from '@folioflow/flows';
import { staffSession, type StaffSessionView } from '@folioflow/flows/backoffice';
import {
  createExits,
  createWiring,
  logCrash,
  storesOfBrowser,
  type Exits,
  type ServedConfig,
  type Wiring,
} from '@folioflow/wiring';
import { createActor, type Actor } from 'xstate';
import { attendActivity } from './attend-activity.ts';
import { readStaff, writeStaff } from './kept-staff.ts';
import { createTabs } from './tabs.ts';

type SessionFlow = ReturnType<typeof staffSession>;

/** What every container reaches: the provider, and the one session that owns the staff's token. */
export interface App extends Wiring {
  readonly provider: Provider;
  /** The only origin that pictures of documents come from: the provider's. */
  readonly imageOrigin: string;
  readonly session: {
    readonly actor: Actor<SessionFlow['machine']>;
    readonly observed: ObservedFlow<StaffSessionView>;
    readonly onExit: Exits['onExit'];
    /** Somebody did something: it counts in every tab of this sign-in. */
    readonly seen: (at: number) => void;
  };
}

interface AppOptions {
  readonly stores?: Wiring['stores'];
  readonly onCrash?: Wiring['onCrash'];
  /** The device's clock, which the two limits of a sign-in are counted by. */
  readonly now?: Wiring['now'];
}

export function createApp(
  { providerUrl }: ServedConfig,
  { stores = storesOfBrowser(), onCrash = logCrash, now = Date.now }: AppOptions = {},
): App {
  const flow = staffSession({
    restoreSession: () => Promise.resolve(accepted({ kept: readStaff(stores), at: now() })),
    logout: ({ token }, { signal }) => provider.logout({}, { signal, token }),
  });
  const actor = createActor(flow.machine);
  const observed = observeFlow(flow, actor);
  const signIn = () => actor.getSnapshot().context.session?.startedAt ?? null;
  const tabs = createTabs();
  let shown = signIn();
  actor.on('session.changed', ({ kept }) => {
    writeStaff(stores, kept);
    if (kept === null && shown !== null) tabs.tell(shown, { kind: 'signedOut' });
    shown = kept?.startedAt ?? null;
  });
  const { onClock, attend, ...wiring } = createWiring({
    stores,
    onCrash,
    now,
    checkKept: () => {
      if (signIn() !== null && readStaff(stores) === null) actor.send({ type: 'token.disappeared' });
    },
  });
  const provider = createProvider({
    baseUrl: providerUrl,
    tokenOf: () => actor.getSnapshot().context.session?.token ?? '',
    onAnswer: (verdict) => actor.send({ type: 'answer.received', ...verdict }),
    onClock,
    onFault: (failed) => actor.send({ type: 'call.failed', ...failed }),
  });
  const { leave, onExit } = createExits();
  actor.on('exit.requested', ({ exit }) => leave(exit));
  actor.start();
  const seen = (at: number) => {
    actor.send({ type: 'activity.seen', at });
    const session = signIn();
    if (session !== null) tabs.tell(session, { kind: 'seen', at });
  };
  const isWarned = () => {
    const view = observed.get();
    return view.screen === 'signedIn' && view.warning !== null;
  };
  return {
    ...wiring,
    provider,
    imageOrigin: new URL(providerUrl).origin,
    session: { actor, observed, onExit, seen },
    attend: () => {
      const ends = [
        attend(),
        attendActivity({
          now,
          isUrgent: isWarned,
          onActivity: seen,
          onClock: (at) => actor.send({ type: 'clock.read', at }),
        }),
        tabs.listen(signIn, (news) =>
          actor.send(news.kind === 'seen' ? { type: 'activity.seen', at: news.at } : { type: 'token.disappeared' }),
        ),
      ];
      return () => ends.forEach((end) => end());
    },
  };
}
