import type { SnapshotFrom } from 'xstate';
import { screenOf, type RootStateOf } from '../../kit/flow.ts';
import type { clientCodeCreationMachine } from './client-code-creation.machine.ts';
import { clientNameOf, creationObstacleOf, shownSectionsOf } from './client-code-creation.rules.ts';
import type { ClientCodeCreationView } from './client-code-creation.types.ts';

const screens = {
  clientMissing: 'clientMissing',
  loading: 'loading',
  unavailable: 'unavailable',
  reviewing: 'reviewing',
  creating: 'reviewing',
  left: 'left',
} as const satisfies Record<RootStateOf<typeof clientCodeCreationMachine>, ClientCodeCreationView['screen']>;

export function clientCodeCreationView(
  snapshot: SnapshotFrom<typeof clientCodeCreationMachine>,
): ClientCodeCreationView {
  const { customerId, hasLostAnswer, notice, role, stage } = snapshot.context;
  const screen = screenOf(snapshot, screens);
  const named = { customerId: customerId ?? '' };
  switch (screen) {
    case 'clientMissing':
    case 'left':
      return { screen };
    case 'loading':
      return { screen, ...named };
    case 'unavailable':
      return { screen, ...named, notice };
    case 'reviewing':
      return {
        screen,
        ...named,
        clientName: clientNameOf(stage),
        sections: shownSectionsOf(stage),
        obstacle: creationObstacleOf(stage, role),
        isAwaitingPictures: snapshot.matches({ reviewing: 'awaitingPictures' }),
        isConfirmed: snapshot.matches({ reviewing: 'confirmed' }) || snapshot.matches('creating'),
        canChangeConfirmation:
          snapshot.can({ type: 'confirmation.ticked' }) || snapshot.can({ type: 'confirmation.unticked' }),
        canCreate: snapshot.can({ type: 'creation.submitted' }),
        isCreating: snapshot.matches('creating'),
        isUnsure: hasLostAnswer,
        notice,
      };
  }
}
