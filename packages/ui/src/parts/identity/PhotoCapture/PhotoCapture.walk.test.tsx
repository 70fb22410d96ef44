import type { ImageRef, PhotoCaptureFlow, Remote, ViewOf } from '@folioflow/flows';
import { photoCaptureJourneys, photoCaptureWorld } from '@folioflow/flows/testing';
import { page } from 'vitest/browser';
import { walkScreen, type Gestures } from '../../testing/walk-screen.tsx';
import type { CameraAccess } from './camera-access.ts';
import { PhotoCapture } from './PhotoCapture.tsx';

type Part = PhotoCaptureFlow;
type View = ViewOf<Part>;

/** The next picture of the camera; null if it has stopped. */
let seen: ImageRef | null = null;
const camera: CameraAccess = {
  attach: () => () => undefined,
  capture: () => (seen === null ? Promise.reject(new Error('The camera has stopped.')) : Promise.resolve(seen)),
};
const buttonNamed = (name: string) => () => page.getByRole('button', { name, exact: true });
const capturePhoto = (image: ImageRef | null) => {
  seen = image;
  return buttonNamed('Capture')().click();
};
const consentCheckbox = () => page.getByRole('checkbox');
const hasConsent = (view: View) => view.screen === 'reviewing' && view.hasConsent;

const gestures = {
  'photo.captured': { control: buttonNamed('Capture'), perform: ({ image }) => capturePhoto(image) },
  'camera.lost': { control: buttonNamed('Capture'), perform: () => capturePhoto(null) },
  'photo.retaken': { control: buttonNamed('Re-take') },
  'photo.confirmed': { control: buttonNamed('Confirm') },
  'photo.previousRequested': { control: buttonNamed('Previous') },
  'camera.retried': { control: buttonNamed('Try again') },
  'consent.given': {
    control: consentCheckbox,
    isOffered: (view: View) => !hasConsent(view),
    staysEnabled: 'the same checkbox withdraws the consent',
  },
  'consent.withdrawn': {
    control: consentCheckbox,
    isOffered: hasConsent,
    staysEnabled: 'the same checkbox gives the consent',
  },
} satisfies Gestures<Part>;

const PhotoCaptureScreen = ({ view, remote }: { view: View; remote: Remote<Part> }) =>
  view.screen === 'closed' ? null : <PhotoCapture view={view} remote={remote} camera={camera} />;

walkScreen({
  journeys: photoCaptureJourneys('subject', 'answer'),
  world: photoCaptureWorld('subject', 'answer'),
  Screen: PhotoCaptureScreen,
  gestures,
  shows: {
    opening: () => page.getByRole('heading', { level: 1 }),
    cameraUnavailable: buttonNamed('Try again'),
    framing: buttonNamed('Capture'),
    reviewing: consentCheckbox,
    closed: null,
  },
});
