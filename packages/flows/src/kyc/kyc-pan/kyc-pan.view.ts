import type { SnapshotFrom } from 'xstate';
import type { ChildViews, RootStateOf } from '../../kit/flow.ts';
import type { ImageUploadFlow } from '../../parts/form/image-upload/image-upload.flow.ts';
import { cardScreens, cardStageView } from '../card-stage/card-stage.view.ts';
import type { kycPanMachine } from './kyc-pan.machine.ts';
import { birthDays, birthMonths, isBirthDateWrong } from './kyc-pan.rules.ts';
import type { BirthDateDialog, KycPanView } from './kyc-pan.types.ts';

const screens = {
  ...cardScreens,
  correctingBirthDate: 'reviewing',
} as const satisfies Record<RootStateOf<typeof kycPanMachine>, KycPanView['screen']>;

type Snapshot = SnapshotFrom<typeof kycPanMachine>;
type Children = ChildViews<{ imageUpload: ImageUploadFlow }>;

export function kycPanView(snapshot: Snapshot, { imageUpload: upload }: Children): KycPanView {
  const view = cardStageView(snapshot, { name: 'pan', next: 'aadhaar', screens, upload });
  if (view.screen !== 'reviewing') return view;
  return {
    ...view,
    isBirthDateWrong: isBirthDateWrong(snapshot.context.stage),
    birthDay: snapshot.context.birthDay,
    canChangeBirthDate: snapshot.can({ type: 'birthDate.changeRequested' }),
    dialog: snapshot.matches('correctingBirthDate') ? birthDateDialogOf(snapshot) : null,
  };
}

const birthDateDialogOf = (snapshot: Snapshot): BirthDateDialog => ({
  draft: snapshot.context.draft,
  days: birthDays,
  months: birthMonths,
  years: snapshot.context.years,
  problem: snapshot.context.problem,
  canSubmit: snapshot.can({ type: 'birthDate.submitted' }),
});
