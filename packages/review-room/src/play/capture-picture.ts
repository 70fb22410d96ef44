/** Types of the region of a captured tab, which are not in the library of TypeScript. */
interface CropTargetType {
  fromElement: (element: Element) => Promise<unknown>;
}
interface CroppedTrack extends MediaStreamTrack {
  cropTo: (target: unknown) => Promise<void>;
}

const isCropped = (track: MediaStreamTrack | undefined): track is CroppedTrack =>
  track !== undefined && 'cropTo' in track;

const cropTargetOf = (frame: Window): CropTargetType | undefined =>
  (frame as unknown as { readonly CropTarget?: CropTargetType }).CropTarget;

/** Returns whether the browser can capture a part of its own tab: Chromium on a desktop, in a secure context. */
export const canCapture = (frame: Window): boolean =>
  cropTargetOf(frame) !== undefined && 'mediaDevices' in frame.navigator;

/** Draws the first frame of a video at its own size. */
async function drawFrame(document: Document, stream: MediaStream): Promise<Blob | null> {
  const video = document.createElement('video');
  video.srcObject = stream;
  video.muted = true;
  await video.play();
  const canvas = document.createElement('canvas');
  canvas.width = video.videoWidth;
  canvas.height = video.videoHeight;
  canvas.getContext('2d')?.drawImage(video, 0, 0);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}

/**
 * Captures the pixels of an element of the tab, after the user has allowed it. Rejects if the user refuses. A library
 * that draws the document a second time would show another picture than the one that was seen.
 */
export async function capturePicture(frame: Window, element: Element): Promise<Blob | null> {
  const options = { video: true, preferCurrentTab: true } as DisplayMediaStreamOptions;
  const stream = await frame.navigator.mediaDevices.getDisplayMedia(options);
  try {
    const [track] = stream.getVideoTracks();
    const target = await cropTargetOf(frame)?.fromElement(element);
    if (!isCropped(track) || target === undefined) return null;
    await track.cropTo(target);
    return await drawFrame(frame.document, stream);
  } finally {
    stream.getTracks().forEach((track) => track.stop());
  }
}

/** Saves a picture as a file. */
export function savePicture(frame: Window, picture: Blob, name: string): void {
  const link = frame.document.createElement('a');
  link.href = URL.createObjectURL(picture);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
