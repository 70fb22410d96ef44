import type { VerifyIdProofAnswer } from '@folioflow/api/contract';
import type { SnapshotFrom } from 'xstate';
import { screenOf, type ChildViews, type RootOf } from '../../kit/flow.ts';
import type { ImageUploadFlow } from '../../parts/image-upload/index.ts';
import { isStageVerified, stageRoutes, mayConfirm } from '../stage.ts';
import type { kycAadhaarMachine } from './kyc-aadhaar.machine.ts';
import { aadhaarSectionOf, withoutShortRefusal } from './kyc-aadhaar.rules.ts';
import type { KycAadhaarView } from './kyc-aadhaar.types.ts';

const screens = {
  loading: 'loading',
  unavailable: 'unavailable',
  presentingCard: 'presentingCard',
  reviewing: 'reviewing',
  submitting: 'reviewing',
  verified: 'verified',
  left: 'verified',
} as const satisfies Record<RootOf<typeof kycAadhaarMachine>, KycAadhaarView['screen']>;

type Children = ChildViews<{ imageUpload: ImageUploadFlow<null, VerifyIdProofAnswer> }>;

export function kycAadhaarView(snapshot: SnapshotFrom<typeof kycAadhaarMachine>, children: Children): KycAadhaarView {
  const { stage, notice, currentStage } = snapshot.context;
  const isVerified = isStageVerified(stage);
  const common = { due: stage.login_stage, next: isVerified ? ({ to: stageRoutes.bank } as const) : null };
  const canReload = snapshot.can({ type: 'stage.reloadRequested' });
  const screen = screenOf(snapshot, screens);
  switch (screen) {
    case 'loading':
      return { ...common, screen };
    case 'unavailable':
      return { ...common, screen, canReload, currentStage, notice };
    case 'presentingCard': {
      const upload = children.imageUpload;
      const canLeave = isVerified && upload?.screen === 'images' && upload.canAbandon;
      return { ...common, screen, upload: withoutShortRefusal(upload), canLeave, canReload };
    }
    case 'reviewing':
      return {
        ...common,
        screen,
        section: aadhaarSectionOf(stage),
        isConfirmed: snapshot.matches({ reviewing: 'confirmed' }) || snapshot.matches('submitting'),
        isBusy: snapshot.hasTag('busy'),
        isReadable: mayConfirm(stage),
        canTick: snapshot.can({ type: 'confirmation.ticked' }),
        canUntick: snapshot.can({ type: 'confirmation.unticked' }),
        canSubmit: snapshot.can({ type: 'stage.submitted' }),
        canReplace: snapshot.can({ type: 'card.replaced' }),
        canReload,
        currentStage,
        notice,
      };
    case 'verified':
      return {
        ...common,
        screen,
        section: aadhaarSectionOf(stage),
        canEdit: snapshot.can({ type: 'stage.editRequested' }),
        canReload,
      };
  }
}
