import type { Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openPortPage, type PortPage } from './testing/port-page.ts';

interface CapturedPhoto {
  readonly name: string;
  readonly type: string;
  readonly width: number;
  readonly height: number;
  readonly isBlack: boolean;
  /** Bounding box of the red pixels. */
  readonly red: Readonly<Record<'left' | 'top' | 'right' | 'bottom', number>>;
}
interface PageCamera {
  open(isAborted?: boolean): Promise<string>;
  hold(): void;
  attach(): void;
  detach(): void;
  leave(): void;
  capture(): Promise<CapturedPhoto>;
  state(): { requestedConstraints: unknown[]; written: unknown[]; tracks: string[]; isShown: boolean; isLost: boolean };
}

/** Script of the page: the real camera of the app with the fake device of the browser. */
const pageScript = `
import { createImageRegistry } from '@folioflow/wiring/pictures/image-registry';
import { createCamera } from './open-camera.ts';

const requestedConstraints = [];
const streams = [];
const devices = navigator.mediaDevices;
const real = devices.getUserMedia.bind(devices);
devices.getUserMedia = async (constraints) => {
  requestedConstraints.push(constraints);
  const stream = await real(constraints);
  streams.push(stream);
  return stream;
};
const written = [];
const { toBlob } = HTMLCanvasElement.prototype;
HTMLCanvasElement.prototype.toBlob = function (done, ...how) {
  written.push([this.width, this.height, ...how]);
  toBlob.call(this, done, ...how);
};
const images = createImageRegistry();
const { openCamera, holdCamera, access } = createCamera(images);
const request = { width: 1280, height: 720, facingMode: 'user' };
const video = Object.assign(document.createElement('video'), { autoplay: true, muted: true, playsInline: true });
document.body.append(video);
const leaving = new AbortController();
let camera;
let detach;
let isLost = false;

globalThis.camera = {
  open: async (isAborted = false) => {
    const abort = new AbortController();
    const opening = openCamera(request, { signal: abort.signal });
    if (isAborted) abort.abort();
    const outcome = await opening;
    if (outcome.kind !== 'accepted') return outcome.answer.camera;
    camera = outcome.answer;
    return 'open';
  },
  hold: () => void holdCamera({ camera }, { signal: leaving.signal }).then(() => { isLost = true; }),
  attach: () => { detach = access.attach(camera, video); },
  detach: () => detach(),
  leave: () => leaving.abort(),
  capture: async () => {
    const image = await access.capture(camera);
    const bitmap = await createImageBitmap(images.fileOf(image));
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    const pen = canvas.getContext('2d');
    pen.drawImage(bitmap, 0, 0);
    const { data } = pen.getImageData(0, 0, bitmap.width, bitmap.height);
    const isBlack = data.every((part, at) => at % 4 === 3 || part < 8);
    const red = { left: Infinity, top: Infinity, right: -1, bottom: -1 };
    for (let at = 0; at < data.length; at += 4) {
      if (data[at] < 128 || data[at + 1] > 64) continue;
      const [x, y] = [(at / 4) % bitmap.width, Math.floor(at / 4 / bitmap.width)];
      red.left = Math.min(red.left, x);
      red.right = Math.max(red.right, x);
      red.top = Math.min(red.top, y);
      red.bottom = Math.max(red.bottom, y);
    }
    return { name: image.name, type: image.type, width: bitmap.width, height: bitmap.height, isBlack, red };
  },
  state: () => ({
    requestedConstraints,
    written,
    tracks: streams.flatMap((stream) => stream.getTracks().map(({ kind, readyState }) => kind + ' ' + readyState)),
    isShown: video.srcObject !== null,
    isLost,
  }),
};
globalThis.ready = true;`;

let portPage: PortPage | string = 'not opened';
let page: Page;
beforeAll(async () => {
  portPage = await openPortPage(pageScript);
});
beforeEach(async ({ skip }) => {
  if (typeof portPage === 'string') skip(portPage);
  else page = await portPage.openAnother((fresh) => fresh.context().grantPermissions(['camera']));
  return () => page.close();
});
afterAll(async () => (typeof portPage === 'string' ? undefined : portPage.close()));

/** Calls one function of the page's camera. */
const callCamera = <Name extends keyof PageCamera>(name: Name, ...args: Parameters<PageCamera[Name]>) =>
  page.evaluate(
    ([method, parameters]) => {
      const { camera } = globalThis as unknown as { camera: Record<string, (...parameters: unknown[]) => unknown> };
      return camera[method]?.(...parameters);
    },
    [name, args] as const,
  ) as Promise<Awaited<ReturnType<PageCamera[Name]>>>;

const openAttachedCamera = async () => {
  expect(await callCamera('open')).toBe('open');
  await callCamera('hold');
  await callCamera('attach');
};
const readTrackStates = async () => (await callCamera('state')).tracks;

const documentedConstraints = { video: { width: 1280, height: 720, facingMode: 'user' }, audio: false };

describe('a camera', () => {
  test('is requested once, with the documented constraints and without sound', async () => {
    await callCamera('open');
    const { requestedConstraints } = await callCamera('state');
    expect(requestedConstraints).toEqual([documentedConstraints]);
    expect(await readTrackStates()).toEqual(['video live']);
  });

  test('returns a photo of 1280 x 720 in JPEG at full quality, with canvas and constraints as documented [ON-335]', async () => {
    await openAttachedCamera();
    const photo = await callCamera('capture');
    const { requestedConstraints, written } = await callCamera('state');
    expect(requestedConstraints).toEqual([documentedConstraints]);
    expect(written).toEqual([[1280, 720, 'image/jpeg', 1]]);
    expect(photo).toMatchObject({
      name: 'photo.jpeg',
      type: 'image/jpeg',
      width: 1280,
      height: 720,
      isBlack: false,
    });
  });

  test('is turned off when it is left', async () => {
    await openAttachedCamera();
    expect(await callCamera('state')).toMatchObject({ tracks: ['video live'], isShown: true });
    await callCamera('detach');
    await callCamera('leave');
    expect(await callCamera('state')).toMatchObject({ tracks: ['video ended'], isShown: false, isLost: false });
  });

  test('is turned off at once if it opens after the user has left', async () => {
    await callCamera('open', true);
    expect(await readTrackStates()).toEqual(['video ended']);
  });

  test('returns no photo once it is off', async () => {
    await openAttachedCamera();
    await callCamera('leave');
    await expect(callCamera('capture')).rejects.toThrow('The camera is not shown.');
  });

  test('is lost when its permission is revoked', async () => {
    await openAttachedCamera();
    await page.context().clearPermissions();
    await expect.poll(() => callCamera('state')).toMatchObject({ tracks: ['video ended'], isLost: true });
  });

  test('is denied without permission', async () => {
    await page.context().clearPermissions();
    expect(await callCamera('open')).toBe('denied');
  });
});

test('an upright video is centred in the photo and not cropped', async ({ skip }) => {
  if (typeof portPage === 'string') return skip(portPage);
  const upright = `MediaDevices.prototype.getUserMedia = async () => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 360, height: 640 });
    const pen = canvas.getContext('2d');
    const paint = () => {
      pen.fillStyle = '#f00';
      pen.fillRect(0, 0, 360, 640);
      requestAnimationFrame(paint);
    };
    paint();
    return canvas.captureStream();
  }`;
  const other = await portPage.openAnother((fresh) => fresh.addInitScript(upright));
  const red = await other.evaluate(async () => {
    const { camera } = globalThis as unknown as { camera: PageCamera };
    await camera.open();
    camera.hold();
    camera.attach();
    return (await camera.capture()).red;
  });
  await other.close();
  // With a height of 720 the width of 9:16 is 405.
  expect(red.top).toBe(0);
  expect(red.bottom).toBe(719);
  expect(Math.abs(red.left - 437)).toBeLessThan(3);
  expect(Math.abs(red.right - 842)).toBeLessThan(3);
});

test('a device without a camera returns missing', async ({ skip }) => {
  const args = ['--use-fake-device-for-media-stream=device-count=0', '--use-fake-ui-for-media-stream'];
  const other = await openPortPage(pageScript, args);
  if (typeof other === 'string') return skip(other);
  const answer = await other.page.evaluate(() => (globalThis as unknown as { camera: PageCamera }).camera.open());
  await other.close();
  expect(answer).toBe('missing');
});

test.for([
  ['another program uses it', 'notStarted', 'NotReadableError'],
  ['none meets the constraints', 'missing', 'OverconstrainedError'],
  ['the site is not allowed to use one', 'denied', 'SecurityError'],
] as const)('a camera that does not open because %s returns %s', async ([, problem, name], { skip }) => {
  if (typeof portPage === 'string') return skip(portPage);
  const script = `MediaDevices.prototype.getUserMedia = async () => { throw new DOMException('', '${name}'); }`;
  const other = await portPage.openAnother((fresh) => fresh.addInitScript(script));
  const answer = await other.evaluate(() => (globalThis as unknown as { camera: PageCamera }).camera.open());
  await other.close();
  expect(answer).toBe(problem);
});
