import type { ImageRef, PhotoCaptureFlow, Remote, ViewOf } from '@folioflow/flows';
import { photoCaptureJourneys, photoCaptureWorld } from '@folioflow/flows/testing';
import { page } from 'vitest/browser';
import { walkScreen, type Gestures } from '../testing/walked-screen.tsx';
import type { CameraDesk } from './camera-desk.ts';
import { PhotoCapture } from './PhotoCapture.tsx';

type Part = PhotoCaptureFlow<string, string>;
type View = ViewOf<Part>;

/** What the camera sees next; nothing where it has stopped. */
let seen: ImageRef | null = null;
const camera: CameraDesk = {
  attach: () => () => undefined,
  capture: () => (seen === null ? Promise.reject(new Error('The camera has stopped.')) : Promise.resolve(seen)),
};
const named = (name: string) => () => page.getByRole('button', { name, exact: true });
const take = (image: ImageRef | null) => {
  seen = image;
  return named('Capture')().click();
};
const consent = () => page.getByRole('checkbox');
const given = (view: View) => view.screen === 'reviewing' && view.hasConsent;

const gestures = {
  'photo.captured': { control: named('Capture'), use: ({ image }) => take(image) },
  'camera.lost': { control: named('Capture'), use: () => take(null) },
  'photo.retaken': { control: named('Re-take') },
  'photo.confirmed': { control: named('Confirm') },
  'photo.previousRequested': { control: named('Previous') },
  'camera.retried': { control: named('Try again') },
  'consent.given': { control: consent, offered: (view: View) => !given(view), staysEnabled: 'it is withdrawn there' },
  'consent.withdrawn': { control: consent, offered: given, staysEnabled: 'it is given there' },
} satisfies Gestures<Part>;

const Asked = ({ view, remote }: { view: View; remote: Remote<Part> }) =>
  view.screen === 'closed' ? null : <PhotoCapture view={view} remote={remote} camera={camera} />;

walkScreen({
  journeys: photoCaptureJourneys('subject', 'answer'),
  world: photoCaptureWorld('subject', 'answer'),
  Screen: Asked,
  gestures,
  shows: {
    opening: () => page.getByRole('heading', { level: 1 }),
    cameraUnavailable: named('Try again'),
    framing: named('Capture'),
    reviewing: consent,
    closed: null,
  },
});
