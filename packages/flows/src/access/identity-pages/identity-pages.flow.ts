import type { SnapshotFrom } from 'xstate';
import { flow, screenOf, type RootStateOf } from '../../kit/flow.ts';
import { runnable } from '../../kit/port.ts';
import { identityRoutes } from './identity-routes.ts';
import { identityPagesMachine } from './identity-pages.machine.ts';
import type { IdentityPage, IdentityPagesView, IdentityCardSide } from './identity-pages.types.ts';

const screens = {
  intro: 'intro',
  choosingFiles: 'choosingFiles',
  verifying: 'verifying',
  verified: 'verified',
} as const satisfies Record<RootStateOf<typeof identityPagesMachine>, IdentityPage>;

const sides: readonly IdentityCardSide[] = ['front', 'back'];

export const identityPagesFlow = flow({ machine: identityPagesMachine, view: identityPagesView });

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
export const identityPages = () => ({ ...identityPagesFlow, machine: runnable(identityPagesMachine, {}) });
