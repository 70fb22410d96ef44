import { CODES, PHOTO } from '@folioflow/api/contract';
import {
  accepted,
  refused,
  type CameraProblem,
  type CameraRef,
  type HoldCameraRequest,
  type OpenCameraRequest,
  type Port,
} from '@folioflow/flows';
import type { CameraDesk } from '@folioflow/ui/parts/PhotoCapture/PhotoCapture';
import type { ImageRegistry } from './image-registry.ts';

const PHOTO_NAME = 'photo.jpeg';

/** The camera of this device: the two ports that open it and keep it on, and what a screen shows it by. */
export interface Camera {
  readonly openCamera: Port<OpenCameraRequest, CameraRef>;
  readonly holdCamera: Port<HoldCameraRequest, null>;
  readonly desk: CameraDesk;
}

interface Shown {
  readonly video: HTMLVideoElement;
  readonly isMoving: Promise<void>;
}
interface Open {
  readonly stream: MediaStream;
  shown?: Shown;
}

/** Pictures that it takes go to `images`. Streams stay in here: a flow and a screen know a camera by its id. */
export function createCamera(images: ImageRegistry): Camera {
  const cameras = new Map<string, Open>();
  const turnOff = (id: string) => {
    for (const track of cameras.get(id)?.stream.getTracks() ?? []) track.stop();
    cameras.delete(id);
  };
  return {
    openCamera: async (request, { signal }) => {
      // Without a secure address a browser has no cameras at all.
      const devices = navigator.mediaDevices as MediaDevices | undefined;
      if (devices === undefined) return unavailable('missing');
      try {
        const stream = await devices.getUserMedia({ video: { ...request }, audio: false });
        const id = crypto.randomUUID();
        cameras.set(id, { stream });
        // The person may have left while the browser was asking.
        if (signal.aborted) turnOff(id);
        else signal.addEventListener('abort', () => turnOff(id));
        return accepted({ id });
      } catch (error) {
        return unavailable(problemOf(error));
      }
    },
    holdCamera: ({ camera: { id } }, { signal }) =>
      new Promise((resolve) => {
        const tracks = cameras.get(id)?.stream.getVideoTracks() ?? [];
        const lost = () => {
          turnOff(id);
          resolve(accepted(null));
        };
        if (!tracks.some(({ readyState }) => readyState === 'live')) lost();
        for (const track of tracks) track.addEventListener('ended', lost);
        if (signal.aborted) turnOff(id);
        else signal.addEventListener('abort', () => turnOff(id));
      }),
    desk: {
      attach: ({ id }, video) => {
        const camera = cameras.get(id);
        if (camera === undefined) return () => undefined;
        camera.shown = { video, isMoving: moving(video) };
        video.srcObject = camera.stream;
        return () => {
          delete camera.shown;
          video.srcObject = null;
        };
      },
      capture: async ({ id }) => {
        const shown = cameras.get(id)?.shown;
        if (shown === undefined) throw new Error('The camera is not shown.');
        await shown.isMoving;
        return images.register(await photoOf(shown.video));
      },
      addressOf: images.addressOf,
    },
  };
}

const unavailable = (camera: CameraProblem) => refused('', CODES.invalid, { camera });

function problemOf(error: unknown): CameraProblem {
  switch (error instanceof Error ? error.name : '') {
    case 'NotAllowedError':
    case 'SecurityError':
      return 'denied';
    case 'NotFoundError':
    case 'OverconstrainedError':
      return 'missing';
    default:
      return 'notStarted';
  }
}

/** Before a live picture moves, a video says that it has data and is black. */
const moving = (video: HTMLVideoElement) =>
  new Promise<void>((resolve) => {
    const look = () => {
      if (video.currentTime === 0) return;
      video.removeEventListener('timeupdate', look);
      resolve();
    };
    video.addEventListener('timeupdate', look);
  });

/** The picture that a video shows, whole, in the documented size. */
async function photoOf(video: HTMLVideoElement): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = PHOTO.width;
  canvas.height = PHOTO.height;
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('This browser draws no pictures.');
  // A phone held upright films upright: its picture stands in the middle, uncut.
  const scale = Math.min(PHOTO.width / video.videoWidth, PHOTO.height / video.videoHeight);
  const [width, height] = [video.videoWidth * scale, video.videoHeight * scale];
  pen.drawImage(video, (PHOTO.width - width) / 2, (PHOTO.height - height) / 2, width, height);
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', PHOTO.quality);
  });
  if (blob === null) throw new Error('The picture could not be written.');
  return new File([blob], PHOTO_NAME, { type: 'image/jpeg' });
}
