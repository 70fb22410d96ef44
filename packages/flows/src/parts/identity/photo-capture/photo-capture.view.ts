import type { SnapshotFrom } from 'xstate';
import { screenOf, type RootStateOf } from '../../../kit/flow.ts';
import { requiredValue } from '../../../kit/required-value.ts';
import type { ImageRef } from '../../form/image-upload/image-upload.types.ts';
import type { PhotoCaptureMachine } from './photo-capture.machine.ts';
import type { PhotoCaptureView } from './photo-capture.types.ts';

const screens = {
  opening: 'opening',
  cameraUnavailable: 'cameraUnavailable',
  framing: 'framing',
  preparing: 'reviewing',
  reviewing: 'reviewing',
  submitting: 'reviewing',
  accepted: 'closed',
  wentBack: 'closed',
} as const satisfies Record<RootStateOf<PhotoCaptureMachine<unknown, unknown>>, PhotoCaptureView['screen']>;

// `can` is called with a placeholder: a photo that is too short is accepted too and gets a notice.
const anyPhoto: ImageRef = { id: '', name: '', type: '', size: 0 };

export function photoCaptureView<Subject, Answer>(
  snapshot: SnapshotFrom<PhotoCaptureMachine<Subject, Answer>>,
): PhotoCaptureView {
  const { camera, capturedPhoto, images, problem, notice } = snapshot.context;
  const screen = screenOf(snapshot, screens);
  const canGoBack = snapshot.can({ type: 'photo.previousRequested' });
  switch (screen) {
    case 'opening':
      return { screen, canGoBack };
    case 'cameraUnavailable':
      return {
        screen,
        problem: requiredValue(problem, 'problem'),
        canRetry: snapshot.can({ type: 'camera.retried' }),
        canGoBack,
      };
    case 'framing':
      return {
        screen,
        camera: requiredValue(camera, 'camera'),
        canCapture: snapshot.can({ type: 'photo.captured', image: anyPhoto }),
        canGoBack,
        notice,
      };
    case 'reviewing':
      return {
        screen,
        photo: images?.image ?? requiredValue(capturedPhoto, 'capturedPhoto'),
        isPreparing: snapshot.matches('preparing'),
        isSubmitting: snapshot.matches('submitting'),
        hasConsent: snapshot.matches({ reviewing: 'consented' }) || snapshot.matches('submitting'),
        canChangeConsent: snapshot.can({ type: 'consent.given' }) || snapshot.can({ type: 'consent.withdrawn' }),
        canRetake: snapshot.can({ type: 'photo.retaken' }),
        canConfirm: snapshot.can({ type: 'photo.confirmed' }),
        notice,
      };
    case 'closed':
      return { screen };
  }
}
