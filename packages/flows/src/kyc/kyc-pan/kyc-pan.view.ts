import type { VerifyIdProofAnswer } from '@folioflow/api/contract';
import type { SnapshotFrom } from 'xstate';
import { screenOf, type ChildViews, type RootOf } from '../../kit/flow.ts';
import type { ImageUploadFlow } from '../../parts/image-upload/index.ts';
import { isStageVerified, stageRoutes, mayConfirm } from '../stage.ts';
import type { kycPanMachine } from './kyc-pan.machine.ts';
import { birthDays, birthMonths, birthYears, isBirthDateWrong, panSectionOf } from './kyc-pan.rules.ts';
import type { BirthDateDialog, KycPanView } from './kyc-pan.types.ts';

const screens = {
  loading: 'loading',
  unavailable: 'unavailable',
  presentingCard: 'presentingCard',
  correctingBirthDate: 'reviewing',
  reviewing: 'reviewing',
  submitting: 'reviewing',
  verified: 'verified',
} as const satisfies Record<RootOf<typeof kycPanMachine>, KycPanView['screen']>;

type Snapshot = SnapshotFrom<typeof kycPanMachine>;
type Children = ChildViews<{ imageUpload: ImageUploadFlow<null, VerifyIdProofAnswer> }>;

export function kycPanView(snapshot: Snapshot, children: Children): KycPanView {
  const { stage, birthDay, notice, currentStage } = snapshot.context;
  const isVerified = isStageVerified(stage);
  const common = { due: stage.login_stage, next: isVerified ? ({ to: stageRoutes.aadhaar } as const) : null };
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
      return { ...common, screen, upload, canLeave, canReload };
    }
    case 'reviewing':
      return {
        ...common,
        screen,
        section: panSectionOf(stage),
        isConfirmed: snapshot.matches({ reviewing: 'confirmed' }) || snapshot.matches('submitting'),
        isBusy: snapshot.hasTag('busy'),
        isReadable: mayConfirm(stage),
        canTick: snapshot.can({ type: 'confirmation.ticked' }),
        canUntick: snapshot.can({ type: 'confirmation.unticked' }),
        canSubmit: snapshot.can({ type: 'stage.submitted' }),
        canReplace: snapshot.can({ type: 'card.replaced' }),
        canReload,
        isBirthDateWrong: isBirthDateWrong(stage),
        birthDay,
        canChangeBirthDate: snapshot.can({ type: 'birthDate.changeRequested' }),
        dialog: snapshot.hasTag('popup') ? dialogOf(snapshot) : null,
        currentStage,
        notice,
      };
    case 'verified':
      return {
        ...common,
        screen,
        section: panSectionOf(stage),
        canEdit: snapshot.can({ type: 'stage.editRequested' }),
        canReload,
      };
  }
}

const dialogOf = (snapshot: Snapshot): BirthDateDialog => ({
  draft: snapshot.context.draft,
  days: birthDays,
  months: birthMonths,
  years: birthYears(snapshot.context.today),
  problem: snapshot.context.problem,
  canSubmit: snapshot.can({ type: 'birthDate.submitted' }),
});
