import { assign, createActor, type ContextFrom } from 'xstate';
import { describe, expect, test } from 'vitest';
import { flowContract } from '../../../model-testing/contract.ts';
import { deferredPorts } from '../../../model-testing/deferred-port.ts';
import { storyArgs, playScenario } from '../../../model-testing/journey.ts';
import {
  isPortDone,
  draftUnchangedByFailure,
  noConcurrentCalls,
  sameKeyAfterLostAnswer,
  everyFailureShown,
  startedCall,
} from '../../../model-testing/monitors.ts';
import { mutant } from '../../../model-testing/mutant.ts';
import {
  accepted,
  httpFault,
  PortFailure,
  refused,
  runnable,
  unreachableFault,
  type BindingsOf,
  type Port,
} from '../../../kit/port.ts';
import { createProver } from '../../../model-testing/create-prover.ts';
import { throwViolation, type Monitor } from '../../../model-testing/walk.ts';
import type { ImageRef, PreparedImage, PrepareImageRequest } from '../../form/image-upload/image-upload.types.ts';
import type { HoldCameraRequest } from './photo-capture.types.ts';
import { dataUrlLengthOf, isPhotoLongEnough, isDataUrlLongEnough, cameraProblemOf } from './photo-capture.rules.ts';
import { photoCaptureJourneys, photoCaptureWorld } from './photo-capture.scenarios.ts';

const journeys = photoCaptureJourneys('personal state', 'accepted');
const world = photoCaptureWorld('personal state', 'accepted');
const chart = journeys.flow.machine;
type Context = ContextFrom<typeof chart>;

const photo: ImageRef = { id: 'photo-1', name: 'photo.jpeg', type: 'image/jpeg', size: 640 * 1024 };

interface PhotoConsent {
  readonly isTaken: boolean;
  readonly hasConsent: boolean;
}
const onlyConsentedPhotoSent: Monitor<Context, PhotoConsent> = {
  name: 'INV-38',
  start: { isTaken: false, hasConsent: false },
  step({ isTaken, hasConsent }, edge) {
    const { step } = edge;
    if (startedCall(edge, 'submitPhoto')) {
      if (!isTaken) throwViolation('a photo is sent that was not captured here');
      if (!hasConsent) throwViolation('a photo is sent without its own consent');
    }
    const prepared = startedCall(edge, 'prepareImage');
    if (prepared && !isPhotoLongEnough((prepared.request as PrepareImageRequest).image))
      throwViolation('a picture that is not a photo is prepared');
    if (isPortDone(edge, 'prepareImage')) return { isTaken: true, hasConsent: false };
    if (edge.from === null || startedCall(edge, 'openCamera')) return { isTaken: false, hasConsent: false };
    if (!('type' in step) || !edge.from.can(step)) return { isTaken, hasConsent };
    if (step.type === 'consent.given') return { isTaken, hasConsent: true };
    return { isTaken, hasConsent: hasConsent && step.type !== 'consent.withdrawn' };
  },
};

const cameraOnOnlyWhileFraming: Monitor<Context, null> = {
  name: 'INV-43',
  start: null,
  step(_, { to }) {
    const isHeld = to.children['holdCamera'] !== undefined;
    if (isHeld !== (to.value === 'framing')) throwViolation('the camera is on outside framing, or off in it');
    if ((to.context.camera !== null) !== isHeld) throwViolation('the context contains a camera that is off');
    return null;
  },
};

// A retaken photo is another draft, even with an identical picture.
const byRequest = sameKeyAfterLostAnswer<Context>('submitPhoto', (request) => request);
const keys: typeof byRequest = {
  ...byRequest,
  step: (last, edge) =>
    byRequest.step(last && startedCall(edge, 'openCamera') ? { ...last, isLost: false } : last, edge),
};

describe('contract', () => {
  for (const { title, run } of flowContract(journeys, world)) test(title, run);
});

describe('invariants', () => {
  const prove = createProver(journeys, world);
  for (const { title, run } of [
    ...prove(noConcurrentCalls<Context>(['submitPhoto'], [{ type: 'photo.confirmed' }]), {
      'a second confirmation sends again': mutant(chart, 'submitting', {
        on: { 'photo.confirmed': { target: 'submitting', reenter: true } },
      }),
    }),
    ...prove(keys, {
      'a refusal reuses the key': chart.provide({ actions: { setSubmissionKey: () => undefined } }),
      'a lost answer is cleared': chart.provide({ actions: { setNotice: assign((_, { notice }) => ({ notice })) } }),
    }),
    ...prove(onlyConsentedPhotoSent, {
      'any text is a photo': chart.provide({ guards: { isPhotoLargeEnough: () => true } }),
      'the consent for one photo counts for the next': mutant(chart, 'reviewing', { initial: 'consented' }),
    }),
    ...prove(cameraOnOnlyWhileFraming, {
      'a photo is captured without leaving the live picture': mutant(chart, 'framing', {
        on: { 'photo.captured': { actions: 'clearCamera' } },
      }),
      'the camera stays in the context after framing': chart.provide({ actions: { clearCamera: () => undefined } }),
    }),
    ...prove(
      draftUnchangedByFailure<Context>(({ images, subject }) => ({ images, subject })),
      { 'a failure clears the photo': chart.provide({ actions: { setNotice: assign({ images: null }) } }) },
    ),
    ...prove(everyFailureShown(world.isFailureShown), {
      'a camera that does not open shows no problem': chart.provide({ actions: { setCameraProblem: () => undefined } }),
    }),
  ])
    test(title, run);
});

describe('a photo', () => {
  test.each([
    [77, false],
    [78, true],
  ])('with a data URL of %d characters is accepted: %s [ON-337]', (length, isTaken) => {
    expect(isDataUrlLongEnough(length)).toBe(isTaken);
  });

  test.each([
    ['image/jpeg', 0, 23, false],
    ['image/jpeg', 39, 75, false],
    ['image/jpeg', 40, 79, true],
    ['image/png', 42, 78, true],
  ])('of the type %s with %d bytes has a data URL of %d characters', (type, size, length, isTaken) => {
    expect(dataUrlLengthOf({ type, size })).toBe(length);
    expect(isPhotoLongEnough({ type, size })).toBe(isTaken);
  });

  test('below the minimum length leaves the camera on with a notice', () => {
    expect(storyArgs(journeys, 'FramingTooShort').view).toMatchObject({
      screen: 'framing',
      canCapture: true,
      notice: { kind: 'unreadable' },
    });
  });
});

describe('a camera that does not open', () => {
  test.each([
    ['denied', refused('', '051', { camera: 'denied' })],
    ['missing', refused('', '051', { camera: 'missing' })],
    ['notStarted', refused('', '051', { camera: 'notStarted' })],
    ['denied', refused('Not allowed.', '051')],
    ['denied', refused('', '051', { camera: 'lost' })],
  ])('reports %s', (problem, failure) => {
    expect(cameraProblemOf(new PortFailure(failure))).toBe(problem);
  });

  test.each([httpFault('No camera for you.'), unreachableFault()])(
    'reports that it did not start for an unknown reason',
    (failure) => {
      expect(cameraProblemOf(new PortFailure(failure))).toBe('notStarted');
    },
  );

  test('can be tried again, and the previous step is still available', () => {
    for (const name of ['CameraUnavailable', 'CameraDenied', 'CameraMissing', 'CameraLost'] as const)
      expect(storyArgs(journeys, name).view).toMatchObject({ canRetry: true, canGoBack: true });
  });

  test('offers no alternative to the live photo: only retrying and going back are accepted', () => {
    const { snapshot } = playScenario(journeys, 'CameraDenied');
    const open = Object.entries(world.events).flatMap(([type, payloads]) =>
      payloads.some((payload) => snapshot.can({ ...payload, type })) ? [type] : [],
    );
    expect(open).toEqual(['photo.previousRequested', 'camera.retried']);
  });
});

describe('the review', () => {
  const openActions = (name: keyof typeof journeys.scenarios) => {
    const { view } = storyArgs(journeys, name);
    if (view.screen !== 'reviewing') throw new Error('The view is not `reviewing`.');
    const { canRetake, canConfirm, canChangeConsent, hasConsent } = view;
    return { canRetake, canConfirm, canChangeConsent, hasConsent };
  };

  test('requires consent for Confirm, offers Re-take, and locks both while the photo is sent [ON-338]', () => {
    const unconsented = { canRetake: true, canConfirm: false, canChangeConsent: true, hasConsent: false };
    expect(openActions('ReviewingUnconsented')).toEqual(unconsented);
    expect(openActions('ReviewingConsented')).toEqual({ ...unconsented, canConfirm: true, hasConsent: true });
    const closed = { canRetake: false, canConfirm: false, canChangeConsent: false };
    expect(openActions('Preparing')).toEqual({ ...closed, hasConsent: false });
    expect(openActions('Submitting')).toEqual({ ...closed, hasConsent: true });
  });

  test("shows a refused photo with its consent and the provider's text", () => {
    const { view } = storyArgs(journeys, 'ReviewingAfterRefusal');
    expect(view).toMatchObject({
      photo: { id: 'photo-1-prepared' },
      canConfirm: true,
      notice: { kind: 'refused', text: 'Your face could not be matched. Please try again.' },
    });
  });
});

describe('the ports', () => {
  const startCapture = () => {
    const cameraLog: string[] = [];
    const holdCamera: Port<HoldCameraRequest, null> = ({ camera: { id } }, { signal }) => {
      cameraLog.push(`on ${id}`);
      signal.addEventListener('abort', () => cameraLog.push(`off ${id}`));
      return new Promise(() => undefined);
    };
    const { openCamera, prepareImage, submitPhoto } = deferredPorts<BindingsOf<typeof chart>>();
    const flow = runnable(chart, { openCamera, holdCamera, prepareImage, submitPhoto });
    const actor = createActor(flow, { input: { subject: 'state', newSubmission: () => 'key-1' } }).start();
    return { actor, openCamera, prepareImage, submitPhoto, cameraLog };
  };

  test('open the front camera with 1280x720', () => {
    const { openCamera } = startCapture();
    expect(openCamera.calls).toEqual([{ request: { width: 1280, height: 720, facingMode: 'user' } }]);
  });

  test.each([
    ['a photo is captured', { type: 'photo.captured', image: photo }],
    ['the previous step is requested', { type: 'photo.previousRequested' }],
    ['the screen loses it', { type: 'camera.lost' }],
  ] as const)('turn the camera off when %s', async (_, event) => {
    const { actor, openCamera, cameraLog } = startCapture();
    await openCamera.answer(accepted({ id: 'camera-1' }, 0));
    expect(cameraLog).toEqual(['on camera-1']);
    actor.send(event);
    expect(cameraLog).toEqual(['on camera-1', 'off camera-1']);
  });

  test('turn the camera off when the flow is stopped', async () => {
    const { actor, openCamera, cameraLog } = startCapture();
    await openCamera.answer(accepted({ id: 'camera-1' }, 0));
    actor.stop();
    expect(cameraLog).toEqual(['on camera-1', 'off camera-1']);
  });

  test('open the camera again on Re-take and send the photo with its TIFF copy at full quality [ON-338]', async () => {
    const { actor, openCamera, prepareImage, submitPhoto } = startCapture();
    const images: PreparedImage = {
      image: { ...photo, id: 'photo-2' },
      tiff: { id: 'tiff-2', name: 'photo.tiff', type: 'image/tiff', size: 9 },
    };
    await openCamera.answer(accepted({ id: 'camera-1' }, 0));
    actor.send({ type: 'photo.captured', image: photo });
    await prepareImage.answer(accepted(images, 0));
    actor.send({ type: 'photo.retaken' });
    expect(openCamera.calls).toHaveLength(2);
    await openCamera.answer(accepted({ id: 'camera-2' }, 0));
    actor.send({ type: 'photo.captured', image: photo });
    await prepareImage.answer(accepted(images, 0));
    actor.send({ type: 'consent.given' });
    actor.send({ type: 'photo.confirmed' });
    await submitPhoto.answer(accepted('done', 0));
    expect(prepareImage.calls.at(-1)).toEqual({ request: { image: photo, shouldCreateTiff: true, quality: 1 } });
    expect(submitPhoto.calls).toEqual([{ request: { images, subject: 'state' }, submission: 'key-1' }]);
    expect(actor.getSnapshot().output).toEqual({ kind: 'accepted', answer: 'done' });
  });
});
