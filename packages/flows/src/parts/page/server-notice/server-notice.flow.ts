import { flow, screenOf, type RootStateOf } from '../../../kit/flow.ts';
import { runnable } from '../../../kit/port.ts';
import { serverNoticeMachine } from './server-notice.machine.ts';
import type { ServerNoticeView, ServerNoticeEvent } from './server-notice.types.ts';
import type { EmbeddableFlow, RunnableFlow } from '../../../kit/embeddable-flow.ts';
import type { EventObject } from 'xstate';

export type * from './server-notice.types.ts';

export type ServerNoticeFlow = EmbeddableFlow<{
  event: ServerNoticeEvent;
  emitted: EventObject;
  view: ServerNoticeView;
}>;

const screens = { quiet: 'quiet', showing: 'showing' } as const satisfies Record<
  RootStateOf<typeof serverNoticeMachine>,
  ServerNoticeView['screen']
>;
const isDialog = ({ kind }: { kind: string }) => kind === 'alert' || kind === 'popup';

export const serverNoticeFlow: ServerNoticeFlow = flow({
  machine: serverNoticeMachine,
  view: (snapshot): ServerNoticeView => {
    const screen = screenOf(snapshot, screens);
    const { queue } = snapshot.context;
    return screen === 'quiet'
      ? { screen }
      : { screen, notifications: queue.filter((notice) => !isDialog(notice)), dialog: queue.find(isDialog) ?? null };
  },
});

/** The queue of popups, alerts and notifications above the router. It has no ports. */
export const serverNotice = (): RunnableFlow<ServerNoticeFlow> => ({
  ...serverNoticeFlow,
  machine: runnable(serverNoticeMachine, {}),
});
