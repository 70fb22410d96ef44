import { CODES, PHOTO } from '@folioflow/api/contract';
import {
  acceptedLocally,
  refused,
  type CameraProblem,
  type CameraRef,
  type HoldCameraRequest,
  type OpenCameraRequest,
  type Port,
} from '@folioflow/flows';
import type { CameraAccess } from '@folioflow/ui/parts/identity/PhotoCapture/PhotoCapture';
import type { ImageRegistry } from '@folioflow/wiring/pictures/image-registry';

const PHOTO_NAME = 'photo.jpeg';

/** The camera of this device: the ports that open it and keep it on, and the access with which a screen shows it. */
export interface Camera {
  readonly openCamera: Port<OpenCameraRequest, CameraRef>;
  readonly holdCamera: Port<HoldCameraRequest, null>;
  readonly access: CameraAccess;
}

interface AttachedVideo {
  readonly video: HTMLVideoElement;
  readonly firstFrame: Promise<void>;
}
interface OpenedCamera {
  readonly stream: MediaStream;
  attached?: AttachedVideo;
}

/** Its photos are registered in `images`. The streams stay private: flows and screens know a camera by its id. */
export function createCamera(images: ImageRegistry): Camera {
  const cameras = new Map<string, OpenedCamera>();
  const turnOffCamera = (id: string) => {
    for (const track of cameras.get(id)?.stream.getTracks() ?? []) track.stop();
    cameras.delete(id);
  };
  return {
    openCamera: async (request, { signal }) => {
      // A browser has no cameras on an insecure address.
      const devices = navigator.mediaDevices as MediaDevices | undefined;
      if (devices === undefined) return createRefusal('missing');
      try {
        const stream = await devices.getUserMedia({ video: { ...request }, audio: false });
        const id = crypto.randomUUID();
        cameras.set(id, { stream });
        // The user may have left during the question of the browser.
        if (signal.aborted) turnOffCamera(id);
        else signal.addEventListener('abort', () => turnOffCamera(id));
        return acceptedLocally({ id });
      } catch (error) {
        return createRefusal(cameraProblemOf(error));
      }
    },
    holdCamera: ({ camera: { id } }, { signal }) =>
      new Promise((resolve) => {
        const tracks = cameras.get(id)?.stream.getVideoTracks() ?? [];
        const resolveLost = () => {
          turnOffCamera(id);
          resolve(acceptedLocally(null));
        };
        if (!tracks.some(({ readyState }) => readyState === 'live')) resolveLost();
        for (const track of tracks) track.addEventListener('ended', resolveLost);
        if (signal.aborted) turnOffCamera(id);
        else signal.addEventListener('abort', () => turnOffCamera(id));
      }),
    access: {
      attach: ({ id }, video) => {
        const camera = cameras.get(id);
        if (camera === undefined) return () => undefined;
        camera.attached = { video, firstFrame: waitForFirstFrame(video) };
        video.srcObject = camera.stream;
        return () => {
          delete camera.attached;
          video.srcObject = null;
        };
      },
      capture: async ({ id }) => {
        const attached = cameras.get(id)?.attached;
        if (attached === undefined) throw new Error('The camera is not shown.');
        await attached.firstFrame;
        return images.register(await photoOf(attached.video));
      },
      addressOf: images.addressOf,
    },
  };
}

const createRefusal = (camera: CameraProblem) => refused('', CODES.invalid, { camera });

function cameraProblemOf(error: unknown): CameraProblem {
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

/** Resolves with the first frame: before it a video reports data and is black. */
const waitForFirstFrame = (video: HTMLVideoElement) =>
  new Promise<void>((resolve) => {
    const checkFrame = () => {
      if (video.currentTime === 0) return;
      video.removeEventListener('timeupdate', checkFrame);
      resolve();
    };
    video.addEventListener('timeupdate', checkFrame);
  });

/** Draws the whole frame of a video in the documented size. */
async function photoOf(video: HTMLVideoElement): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = PHOTO.width;
  canvas.height = PHOTO.height;
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('This browser draws no pictures.');
  // A phone that is held upright films upright: its picture is centred and not cropped.
  const scale = Math.min(PHOTO.width / video.videoWidth, PHOTO.height / video.videoHeight);
  const [width, height] = [video.videoWidth * scale, video.videoHeight * scale];
  pen.drawImage(video, (PHOTO.width - width) / 2, (PHOTO.height - height) / 2, width, height);
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', PHOTO.quality);
  });
  if (blob === null) throw new Error('The picture could not be written.');
  return new File([blob], PHOTO_NAME, { type: 'image/jpeg' });
}
