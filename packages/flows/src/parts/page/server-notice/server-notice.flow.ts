import { flow, screenOf, type RootStateOf } from '../../../kit/flow.ts';
import { runnable } from '../../../kit/port.ts';
import { serverNoticeMachine } from './server-notice.machine.ts';
import type { ServerNoticeView } from './server-notice.types.ts';

const screens = { quiet: 'quiet', showing: 'showing' } as const satisfies Record<
  RootStateOf<typeof serverNoticeMachine>,
  ServerNoticeView['screen']
>;
const isDialog = ({ kind }: { kind: string }) => kind === 'alert' || kind === 'popup';

export const serverNoticeFlow = flow({
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
export const serverNotice = () => ({ ...serverNoticeFlow, machine: runnable(serverNoticeMachine, {}) });
