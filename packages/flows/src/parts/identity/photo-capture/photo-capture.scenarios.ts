import { createSubmissionKeyCounter } from '../../../model-testing/submission-key-counter.ts';
import { journeysOf } from '../../../model-testing/journey.ts';
import { httpFault, refused } from '../../../kit/port.ts';
import type { World } from '../../../model-testing/walk.ts';
import { photoCapture } from './photo-capture.flow.ts';
import type { PhotoCaptureInput } from './photo-capture.types.ts';
import type { ImageRef, PreparedImage } from '../../form/image-upload/image-upload.types.ts';
import { photoCaptureMachine } from './photo-capture.machine.ts';

const KIB = 1024;
/** The largest picture that is not a photo: its data URL has 75 characters; with one byte more it has 79. */
const tooShort: ImageRef = { id: 'photo-0', name: 'photo.jpeg', type: 'image/jpeg', size: 39 };
const photo: ImageRef = { id: 'photo-1', name: 'photo.jpeg', type: 'image/jpeg', size: 640 * KIB };
const prepared: PreparedImage = {
  image: { ...photo, id: 'photo-1-prepared', size: 610 * KIB },
  tiff: { id: 'photo-1-tiff', name: 'photo.tiff', type: 'image/tiff', size: 2700 * KIB },
};
const secondPrepared: PreparedImage = {
  image: { ...photo, id: 'photo-2-prepared', size: 605 * KIB },
  tiff: { id: 'photo-2-tiff', name: 'photo.tiff', type: 'image/tiff', size: 2700 * KIB },
};
const missing = refused('', '051', { camera: 'missing' });
const denied = refused('', '051', { camera: 'denied' });

const photoCaptureInput = <Subject>(subject: Subject): PhotoCaptureInput<Subject> => ({
  subject,
  newSubmission: createSubmissionKeyCounter(),
});

export function photoCaptureJourneys<Subject, Answer>(subject: Subject, answer: Answer) {
  const { done, failed, scenario, scenarios } = journeysOf(
    { ...photoCapture<Subject, Answer>(), machine: photoCaptureMachine<Subject, Answer>() },
    {
      purpose:
        'Takes a live photo of the investor. The camera is on only while its picture is shown; the photo is sent after review and consent.',
      input: photoCaptureInput(subject),
      children: {},
    },
  );
  const opened = [done('openCamera', { id: 'camera-1' })];
  const captured = [...opened, { type: 'photo.captured', image: photo } as const];
  const reviewed = [...captured, done('prepareImage', prepared)];
  const consented = [...reviewed, { type: 'consent.given' } as const];
  const confirmed = [...consented, { type: 'photo.confirmed' } as const];

  return scenarios({
    Opening: scenario('opening'),
    CameraUnavailable: scenario('cameraUnavailable', { steps: [failed('openCamera', httpFault())] }),
    CameraMissing: scenario('cameraUnavailable', { steps: [failed('openCamera', missing)] }),
    CameraDenied: scenario('cameraUnavailable', { steps: [failed('openCamera', denied)] }),
    CameraLost: scenario('cameraUnavailable', { steps: [...opened, done('holdCamera', null)] }),
    CameraAfterUnreadablePhoto: scenario('cameraUnavailable', {
      steps: [...captured, failed('prepareImage', refused('This image could not be read.', '051'))],
    }),
    Framing: scenario('framing', { steps: opened }),
    FramingTooShort: scenario('framing', { steps: [...opened, { type: 'photo.captured', image: tooShort }] }),
    Preparing: scenario('preparing', { steps: captured }),
    ReviewingUnconsented: scenario('reviewing.unconsented', { steps: reviewed }),
    ReviewingConsented: scenario('reviewing.consented', { steps: consented }),
    ReviewingAfterRefusal: scenario('reviewing.consented', {
      steps: [...confirmed, failed('submitPhoto', refused('Your face could not be matched. Please try again.', '071'))],
    }),
    ReviewingAfterLostAnswer: scenario('reviewing.consented', {
      steps: [...confirmed, failed('submitPhoto', httpFault('The service is busy.'))],
    }),
    Submitting: scenario('submitting', { steps: confirmed }),
    Accepted: scenario('accepted', { steps: [...confirmed, done('submitPhoto', answer)] }),
    WentBack: scenario('wentBack', { steps: [...opened, { type: 'photo.previousRequested' }] }),
  });
}

export const photoCaptureWorld = <Subject, Answer>(
  subject: Subject,
  answer: Answer,
): World<ReturnType<typeof photoCaptureMachine<Subject, Answer>>> => ({
  inputs: [photoCaptureInput(subject)],
  events: {
    'photo.captured': [
      { image: photo },
      { image: tooShort },
      { image: { ...tooShort, size: 40 } },
      { image: { ...tooShort, size: 0 } },
    ],
    'photo.retaken': [{}],
    'photo.confirmed': [{}],
    'photo.previousRequested': [{}],
    'camera.retried': [{}],
    'camera.lost': [{}],
    'consent.given': [{}],
    'consent.withdrawn': [{}],
  },
  answers: {
    openCamera: [{ id: 'camera-1' }],
    holdCamera: [null],
    prepareImage: [prepared, secondPrepared],
    submitPhoto: [answer],
  },
  counters: ['submission'],
  isFailureShown: ({ notice, problem }) => notice !== null || problem !== null,
  secrets: [],
});
