import { screenOf } from '../../kit/flow.ts';
import type { ImageUploadView } from '../../parts/form/image-upload/image-upload.types.ts';
import { dueStageExit, isStageVerified, canConfirm, sectionOf, stageRoutes, type StageData } from '../stage.ts';
import type { IdentityCardName, CardStageContext, CardStageEvent, CardStageView } from './card-stage.types.ts';

export const cardScreens = {
  loading: 'loading',
  unavailable: 'unavailable',
  presentingCard: 'presentingCard',
  reviewing: 'reviewing',
  submitting: 'reviewing',
  verified: 'verified',
} as const;

interface CardSnapshot {
  readonly context: CardStageContext;
  readonly value: string | object;
  can(event: CardStageEvent): boolean;
  hasTag(tag: 'busy'): boolean;
  matches(state: 'submitting' | { reviewing: 'confirmed' }): boolean;
}
interface CardViewOptions {
  readonly name: IdentityCardName;
  readonly next: keyof typeof stageRoutes;
  readonly screens: Readonly<Record<string, CardStageView['screen']>>;
  readonly upload: ImageUploadView | undefined;
}

export function cardStageView(snapshot: CardSnapshot, { name, next, screens, upload }: CardViewOptions): CardStageView {
  const { stage, notice } = snapshot.context;
  const can = (type: CardStageEvent['type']) => snapshot.can({ type });
  const isVerified = isStageVerified(stage);
  const common = { due: stage.login_stage, next: isVerified ? { to: stageRoutes[next] } : null };
  const canReload = can('stage.reloadRequested');
  const section = sectionOf(stage, name);
  const screen = screenOf(snapshot, screens);
  switch (screen) {
    case 'loading':
      return { ...common, screen };
    case 'unavailable':
      return { ...common, screen, canReload, currentStage: dueStageExit(notice), notice };
    case 'presentingCard': {
      const canLeave = isVerified && upload?.screen === 'images' && upload.canAbandon;
      return { ...common, screen, upload, canLeave, canReload };
    }
    case 'reviewing':
      return {
        ...common,
        screen,
        section,
        isConfirmed: snapshot.matches({ reviewing: 'confirmed' }) || snapshot.matches('submitting'),
        isBusy: snapshot.hasTag('busy'),
        isReadable: canConfirm(stage),
        canTickConfirmation: can('confirmation.ticked'),
        canUntickConfirmation: can('confirmation.unticked'),
        canSubmit: can('stage.submitted'),
        canReplace: can('card.replaced'),
        canReload,
        currentStage: dueStageExit(notice),
        notice,
      };
    case 'verified':
      return { ...common, screen, section, back: signatureExit(stage), canEdit: can('stage.editRequested'), canReload };
  }
}

/** Returns the exit back to the signature, for a user who came from there to replace a card. */
const signatureExit = ({ login_stage: due }: StageData) => (due === 'esignkyc' ? { to: stageRoutes[due] } : null);
