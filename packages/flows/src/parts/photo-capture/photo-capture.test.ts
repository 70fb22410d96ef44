import { assign, createActor, type ContextFrom } from 'xstate';
import { describe, expect, test } from 'vitest';
import { flowContract } from '../../kit/contract.ts';
import { heldPorts } from '../../kit/held-port.ts';
import { at, reach } from '../../kit/journey.ts';
import { isDone, keepsDraft, oneAtATime, sameKeyAfterLostAnswer, saysWhatFailed, startOf } from '../../kit/monitors.ts';
import { mutant } from '../../kit/mutant.ts';
import {
  accepted,
  fault,
  PortFailure,
  refused,
  runnable,
  unreachable,
  type BindingsOf,
  type Port,
} from '../../kit/port.ts';
import { proving } from '../../kit/proving.ts';
import { violated, type Monitor } from '../../kit/walk.ts';
import type { ImageRef, PreparedImage, PrepareRequest } from '../image-upload/image-upload.types.ts';
import type { HoldCameraRequest } from './index.ts';
import { dataTextLengthOf, isPhotoLongEnough, isPhotoText, problemIn } from './photo-capture.rules.ts';
import { photoCaptureJourneys, photoCaptureWorld } from './photo-capture.scenarios.ts';

const journeys = photoCaptureJourneys('personal state', 'accepted');
const world = photoCaptureWorld('personal state', 'accepted');
const chart = journeys.flow.machine;
type Context = ContextFrom<typeof chart>;

const photo: ImageRef = { id: 'photo-1', name: 'photo.jpeg', type: 'image/jpeg', size: 640 * 1024 };

interface Taken {
  readonly isTaken: boolean;
  readonly hasConsent: boolean;
}
const consented: Monitor<Context, Taken> = {
  name: 'INV-38',
  start: { isTaken: false, hasConsent: false },
  step({ isTaken, hasConsent }, edge) {
    const { step } = edge;
    if (startOf(edge, 'submitPhoto')) {
      if (!isTaken) violated('a photo is sent that was not captured here');
      if (!hasConsent) violated('a photo is sent without its own consent');
    }
    const prepared = startOf(edge, 'prepareImage');
    if (prepared && !isPhotoLongEnough((prepared.request as PrepareRequest).image))
      violated('a picture that is not a photo is prepared');
    if (isDone(edge, 'prepareImage')) return { isTaken: true, hasConsent: false };
    if (edge.from === null || startOf(edge, 'openCamera')) return { isTaken: false, hasConsent: false };
    if (!('type' in step) || !edge.from.can(step)) return { isTaken, hasConsent };
    if (step.type === 'consent.given') return { isTaken, hasConsent: true };
    return { isTaken, hasConsent: hasConsent && step.type !== 'consent.withdrawn' };
  },
};

const heldWhileFraming: Monitor<Context, null> = {
  name: 'INV-43',
  start: null,
  step(_, { to }) {
    const isHeld = to.children['holdCamera'] !== undefined;
    if (isHeld !== (to.value === 'framing')) violated('the camera is on outside framing, or off in it');
    if ((to.context.camera !== null) !== isHeld) violated('the context contains a camera that is off');
    return null;
  },
};

// A retaken photo is another draft, even with an identical picture.
const byRequest = sameKeyAfterLostAnswer<Context>('submitPhoto', (request) => request);
const keys: typeof byRequest = {
  ...byRequest,
  step: (last, edge) => byRequest.step(last && startOf(edge, 'openCamera') ? { ...last, isLost: false } : last, edge),
};

describe('contract', () => {
  for (const { title, run } of flowContract(journeys, world)) test(title, run);
});

describe('invariants', () => {
  const prove = proving(journeys, world);
  for (const { title, run } of [
    ...prove(oneAtATime<Context>(['submitPhoto'], [{ type: 'photo.confirmed' }]), {
      'a second confirmation sends again': mutant(chart, 'submitting', {
        on: { 'photo.confirmed': { target: 'submitting', reenter: true } },
      }),
    }),
    ...prove(keys, {
      'a refusal keeps the key': chart.provide({ actions: { nextSubmission: () => undefined } }),
      'a lost answer is cleared': chart.provide({ actions: { setNotice: assign((_, { notice }) => ({ notice })) } }),
    }),
    ...prove(consented, {
      'any text is a photo': chart.provide({ guards: { isPhotoLongEnough: () => true } }),
      'the consent for one photo counts for the next': mutant(chart, 'reviewing', { initial: 'consented' }),
    }),
    ...prove(heldWhileFraming, {
      'a photo is captured without leaving the live picture': mutant(chart, 'framing', {
        on: { 'photo.captured': { actions: 'clearCamera' } },
      }),
      'the camera stays in the context after framing': chart.provide({ actions: { clearCamera: () => undefined } }),
    }),
    ...prove(
      keepsDraft<Context>(({ images, subject }) => ({ images, subject })),
      { 'a failure forgets the photo': chart.provide({ actions: { setNotice: assign({ images: null }) } }) },
    ),
    ...prove(saysWhatFailed(world.isSaid), {
      'a camera that does not open shows no problem': chart.provide({ actions: { setCameraProblem: () => undefined } }),
    }),
  ])
    test(title, run);
});

describe('a photo', () => {
  test.each([
    [77, false],
    [78, true],
  ])('with a data URL of %d characters counts as captured: %s [ON-337]', (length, isTaken) => {
    expect(isPhotoText(length)).toBe(isTaken);
  });

  test.each([
    ['image/jpeg', 0, 23, false],
    ['image/jpeg', 39, 75, false],
    ['image/jpeg', 40, 79, true],
    ['image/png', 42, 78, true],
  ])('of the type %s with %d bytes has a data URL of %d characters', (type, size, length, isTaken) => {
    expect(dataTextLengthOf({ type, size })).toBe(length);
    expect(isPhotoLongEnough({ type, size })).toBe(isTaken);
  });

  test('below the minimum length leaves the camera on with a notice', () => {
    expect(at(journeys, 'FramingTooShort').view).toMatchObject({
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
    expect(problemIn(new PortFailure(failure))).toBe(problem);
  });

  test.each([fault('No camera for you.'), unreachable()])(
    'reports that it did not start for an unknown reason',
    (failure) => {
      expect(problemIn(new PortFailure(failure))).toBe('notStarted');
    },
  );

  test('can be tried again, and the previous step is still available', () => {
    for (const name of ['CameraUnavailable', 'CameraDenied', 'CameraMissing', 'CameraLost'] as const)
      expect(at(journeys, name).view).toMatchObject({ canRetry: true, canGoBack: true });
  });

  test('offers no alternative to the live photo: only retrying and going back are accepted', () => {
    const { snapshot } = reach(journeys, 'CameraDenied');
    const open = Object.entries(world.events).flatMap(([type, payloads]) =>
      payloads.some((payload) => snapshot.can({ ...payload, type })) ? [type] : [],
    );
    expect(open).toEqual(['photo.previousRequested', 'camera.retried']);
  });
});

describe('after the capture', () => {
  const open = (name: keyof typeof journeys.scenarios) => {
    const { view } = at(journeys, name);
    if (view.screen !== 'reviewing') throw new Error('The view is not `reviewing`.');
    const { canRetake, canConfirm, canChangeConsent, hasConsent } = view;
    return { canRetake, canConfirm, canChangeConsent, hasConsent };
  };

  test('Confirm needs consent, Re-take is available, and nothing is while the photo is sent [ON-338]', () => {
    const unconsented = { canRetake: true, canConfirm: false, canChangeConsent: true, hasConsent: false };
    expect(open('ReviewingUnconsented')).toEqual(unconsented);
    expect(open('ReviewingConsented')).toEqual({ ...unconsented, canConfirm: true, hasConsent: true });
    const closed = { canRetake: false, canConfirm: false, canChangeConsent: false };
    expect(open('Preparing')).toEqual({ ...closed, hasConsent: false });
    expect(open('Submitting')).toEqual({ ...closed, hasConsent: true });
  });

  test("a refused photo stays with its consent, and the provider's text is shown", () => {
    const { view } = at(journeys, 'ReviewingAfterRefusal');
    expect(view).toMatchObject({
      photo: { id: 'photo-1-prepared' },
      canConfirm: true,
      notice: { kind: 'refused', text: 'Your face could not be matched. Please try again.' },
    });
  });
});

describe('running', () => {
  const running = () => {
    const held: string[] = [];
    const holdCamera: Port<HoldCameraRequest, null> = ({ camera: { id } }, { signal }) => {
      held.push(`on ${id}`);
      signal.addEventListener('abort', () => held.push(`off ${id}`));
      return new Promise(() => undefined);
    };
    const { openCamera, prepareImage, submitPhoto } = heldPorts<BindingsOf<typeof chart>>();
    const flow = runnable(chart, { openCamera, holdCamera, prepareImage, submitPhoto });
    const actor = createActor(flow, { input: { subject: 'state', newSubmission: () => 'key-1' } }).start();
    return { actor, openCamera, prepareImage, submitPhoto, held };
  };

  test('the camera is opened as documented: 1280x720, the front camera', () => {
    const { openCamera } = running();
    expect(openCamera.calls).toEqual([{ request: { width: 1280, height: 720, facingMode: 'user' } }]);
  });

  test.each([
    ['a photo is taken', { type: 'photo.captured', image: photo }],
    ['the step before is asked for', { type: 'photo.previousRequested' }],
    ['the screen loses it', { type: 'camera.lost' }],
  ] as const)('the camera is turned off when %s', async (_, event) => {
    const { actor, openCamera, held } = running();
    await openCamera.answer(accepted({ id: 'camera-1' }));
    expect(held).toEqual(['on camera-1']);
    actor.send(event);
    expect(held).toEqual(['on camera-1', 'off camera-1']);
  });

  test('the camera is turned off when the flow is stopped', async () => {
    const { actor, openCamera, held } = running();
    await openCamera.answer(accepted({ id: 'camera-1' }));
    actor.stop();
    expect(held).toEqual(['on camera-1', 'off camera-1']);
  });

  test('Re-take opens the camera again; the photo is sent with its TIFF copy and the subject, at full quality [ON-338]', async () => {
    const { actor, openCamera, prepareImage, submitPhoto } = running();
    const images: PreparedImage = {
      image: { ...photo, id: 'photo-2' },
      tiff: { id: 'tiff-2', name: 'photo.tiff', type: 'image/tiff', size: 9 },
    };
    await openCamera.answer(accepted({ id: 'camera-1' }));
    actor.send({ type: 'photo.captured', image: photo });
    await prepareImage.answer(accepted(images));
    actor.send({ type: 'photo.retaken' });
    expect(openCamera.calls).toHaveLength(2);
    await openCamera.answer(accepted({ id: 'camera-2' }));
    actor.send({ type: 'photo.captured', image: photo });
    await prepareImage.answer(accepted(images));
    actor.send({ type: 'consent.given' });
    actor.send({ type: 'photo.confirmed' });
    await submitPhoto.answer(accepted('done'));
    expect(prepareImage.calls.at(-1)).toEqual({ request: { image: photo, wantsTiff: true, quality: 1 } });
    expect(submitPhoto.calls).toEqual([{ request: { images, subject: 'state' }, submission: 'key-1' }]);
    expect(actor.getSnapshot().output).toEqual({ kind: 'accepted', answer: 'done' });
  });
});
