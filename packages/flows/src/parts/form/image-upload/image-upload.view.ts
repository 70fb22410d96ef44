import type { SnapshotFrom } from 'xstate';
import { screenOf, type RootStateOf } from '../../../kit/flow.ts';
import type { ImageUploadMachine } from './image-upload.machine.ts';
import type { ImageRef, ImageUploadView } from './image-upload.types.ts';

const screens = {
  choosing: 'images',
  preparing: 'images',
  ready: 'images',
  uploading: 'images',
  uploaded: 'closed',
  abandoned: 'closed',
} as const satisfies Record<RootStateOf<ImageUploadMachine<unknown, unknown>>, ImageUploadView['screen']>;

// `can` is called with a placeholder: a picture that breaks a rule is accepted too and gets a notice.
const anyImage: ImageRef = { id: '', name: '', type: '', size: 0 };

export function imageUploadView<Subject, Result>(
  snapshot: SnapshotFrom<ImageUploadMachine<Subject, Result>>,
): ImageUploadView {
  const { slots, images, pending, notice, expectedName, missingSide } = snapshot.context;
  const screen = screenOf(snapshot, screens);
  if (screen === 'closed') return { screen };
  const isPreparing = snapshot.matches('preparing');
  return {
    screen,
    slots: slots.map((slot) => ({
      ...slot,
      image: images[slot.name]?.image ?? (pending?.slot === slot.name ? pending.image : null),
      isPreparing: isPreparing && pending?.slot === slot.name,
    })),
    isUploading: snapshot.matches('uploading'),
    isBusy: snapshot.hasTag('busy'),
    canChoose: slots.some(({ name }) => snapshot.can({ type: 'image.chosen', slot: name, image: anyImage })),
    canRemove: slots.some(({ name }) => snapshot.can({ type: 'image.removed', slot: name })),
    canSubmit: snapshot.can({ type: 'upload.submitted' }),
    canAbandon: snapshot.can({ type: 'upload.abandoned' }),
    notice,
    expectedName: notice?.kind === 'wrongName' ? expectedName : null,
    missingSide,
  };
}
