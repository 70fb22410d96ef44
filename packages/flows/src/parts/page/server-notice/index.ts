import { embeddable, embeddableFactory, type EmbeddableFlow, type RunnableFlow } from '../../../kit/embeddable-flow.ts';
import type { ServerNoticeEvent, ServerNoticeView } from './server-notice.types.ts';
import type { EventObject } from 'xstate';
import * as unit from './server-notice.flow.ts';

export type * from './server-notice.types.ts';

export type ServerNoticeFlow = EmbeddableFlow<{
  event: ServerNoticeEvent;
  emitted: EventObject;
  view: ServerNoticeView;
}>;

export const serverNoticeFlow: ServerNoticeFlow = embeddable(unit.serverNoticeFlow);

/** The queue of popups, alerts and notifications above the router. It has no ports. */
export const serverNotice: () => RunnableFlow<ServerNoticeFlow> = embeddableFactory(unit.serverNotice);
