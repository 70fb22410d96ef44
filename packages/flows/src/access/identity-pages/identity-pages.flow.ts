import type { SnapshotFrom, EventObject } from 'xstate';
import { flow, screenOf, type RootStateOf } from '../../kit/flow.ts';
import { runnable } from '../../kit/port.ts';
import { identityRoutes } from './identity-routes.ts';
import { identityPagesMachine } from './identity-pages.machine.ts';
import type {
  IdentityPage,
  IdentityPagesView,
  IdentityCardSide,
  IdentityPagesEvent,
  IdentityPagesInput,
} from './identity-pages.types.ts';
import type { EmbeddableFlow, RunnableFlow } from '../../kit/embeddable-flow.ts';

export type * from './identity-pages.types.ts';
export { identityRoutes } from './identity-routes.ts';

export type IdentityPagesFlow = EmbeddableFlow<{
  input: IdentityPagesInput;
  event: IdentityPagesEvent;
  emitted: EventObject;
  view: IdentityPagesView;
}>;

const screens = {
  intro: 'intro',
  choosingFiles: 'choosingFiles',
  verifying: 'verifying',
  verified: 'verified',
} as const satisfies Record<RootStateOf<typeof identityPagesMachine>, IdentityPage>;

const sides: readonly IdentityCardSide[] = ['front', 'back'];

export const identityPagesFlow: IdentityPagesFlow = flow({ machine: identityPagesMachine, view: identityPagesView });

function identityPagesView(snapshot: SnapshotFrom<typeof identityPagesMachine>): IdentityPagesView {
  const { openedPage, images, faults } = snapshot.context;
  const screen = screenOf(snapshot, screens);
  // A page that led on by itself must not be in the history: going back would lead on again.
  const exit = screen === openedPage ? null : { to: identityRoutes[screen], replace: screen === 'verified' };
  if (screen !== 'choosingFiles') return { screen, exit };
  return {
    screen,
    exit,
    slots: sides.map((name) => ({ name, image: images[name], fault: faults[name] })),
    canSubmit: snapshot.can({ type: 'images.submitted' }),
  };
}

/** The legacy identity pages: four pages without a call (ON-378 to ON-385). */
export const identityPages = (): RunnableFlow<IdentityPagesFlow> => ({
  ...identityPagesFlow,
  machine: runnable(identityPagesMachine, {}),
});
