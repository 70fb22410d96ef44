import { IDENTITY_PROOFS } from '@folioflow/api/contract';
import type { SnapshotFrom } from 'xstate';
import { screenOf, type RootStateOf } from '../../../kit/flow.ts';
import type { ImageRef } from '../../form/image-upload/image-upload.types.ts';
import type { nomineeDetailsMachine } from './nominee-details.machine.ts';
import {
  requiredSlots,
  isMinor,
  hasProofMismatch,
  fieldsWithProblem,
  identityProofOf,
  possibleRelationshipsOf,
} from './nominee-details.rules.ts';
import type { NomineeDetailsView, NomineeSlot, NomineeSlotView } from './nominee-details.types.ts';

type Snapshot = SnapshotFrom<typeof nomineeDetailsMachine>;

const screens = {
  locked: 'locked',
  entering: 'entering',
  uploading: 'entering',
  saving: 'entering',
  saved: 'closed',
  wentBack: 'closed',
} as const satisfies Record<RootStateOf<typeof nomineeDetailsMachine>, NomineeDetailsView['screen']>;

// `can` is called with a placeholder: a picture that breaks a rule is accepted too and gets a notice.
const anyImage: ImageRef = { id: '', name: '', type: '', size: 0 };

export function nomineeDetailsView(snapshot: Snapshot): NomineeDetailsView {
  const { personal, draft, notice } = snapshot.context;
  const { nominee } = draft;
  const screen = screenOf(snapshot, screens);
  if (screen === 'closed') return { screen };
  const canGoBack = snapshot.can({ type: 'nominee.previousRequested' });
  if (screen === 'locked') {
    const { relationship, name } = personal.nominee_information;
    const canContinue = snapshot.can({ type: 'nominee.continued' });
    return { screen, relationship, name, proof: identityProofOf(personal.nominee_information), canContinue, canGoBack };
  }
  const problems = fieldsWithProblem(snapshot.context);
  return {
    screen,
    relationship: {
      value: nominee.relationship,
      options: possibleRelationshipsOf(personal.marital_status),
      hasProblem: problems.includes('relationship'),
    },
    proof: { value: identityProofOf(nominee), options: IDENTITY_PROOFS, hasProblem: problems.includes('proof') },
    name: { value: nominee.name, hasProblem: problems.includes('name') },
    isMinor: isMinor(draft),
    slots: requiredSlots(draft).map((slot) => slotView(snapshot, slot)),
    isBusy: snapshot.hasTag('busy'),
    isSaving: snapshot.matches('saving'),
    canSubmit: snapshot.can({ type: 'nominee.submitted' }),
    canGoBack,
    notice,
  };
}

function slotView(snapshot: Snapshot, name: NomineeSlot): NomineeSlotView {
  const { draft, pending, slotNotices } = snapshot.context;
  const { status, image } = draft.slots[name];
  const uploading = pending?.slot === name ? pending.image : null;
  return {
    name,
    image: uploading ?? image,
    isUploaded: status === 'uploaded',
    isUploading: uploading !== null,
    canChoose: snapshot.can({ type: 'image.chosen', slot: name, image: anyImage }),
    canRemove: snapshot.can({ type: 'image.removed', slot: name }),
    isMismatch: name === 'front' && status === 'uploaded' && hasProofMismatch(draft),
    notice: slotNotices[name] ?? null,
  };
}
