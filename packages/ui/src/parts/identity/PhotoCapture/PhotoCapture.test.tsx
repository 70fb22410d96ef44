import { i18n } from '@folioflow/flows/testing/texts';
import {
  accepted,
  refused,
  runnable,
  type CameraRef,
  type HoldCameraRequest,
  type ImageRef,
  type OpenCameraRequest,
  type PhotoCaptureOutput,
  type PreparedImage,
  type PrepareImageRequest,
  type SubmitPhotoRequest,
} from '@folioflow/flows';
import { useFlow } from '@folioflow/flows/react';
import { createSubmissionKeyCounter, deferredPort, photoCaptureJourneys } from '@folioflow/flows/testing';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '../../../testing/render.tsx';
import { HeadingFocus } from '../../../primitives/PageHeading/PageHeading.tsx';
import type { CameraAccess } from './camera-access.ts';
import { PhotoCapture } from './PhotoCapture.tsx';

const taken: ImageRef = { id: 'photo-1', name: 'photo.jpeg', type: 'image/jpeg', size: 640 * 1024 };
const images: PreparedImage = {
  image: { ...taken, id: 'photo-1-prepared' },
  tiff: { id: 'photo-1-tiff', name: 'photo.tiff', type: 'image/tiff', size: 2_764_926 },
};
/** One dark pixel. */
const picture = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAAAAAAALAAAAAABAAEAAAIBRAA7';
const inputs = { subject: 'personal state', newSubmission: createSubmissionKeyCounter() };

/** Renders the real chart and part over ports that the test answers. */
async function renderCapture(capture: CameraAccess['capture'] = () => Promise.resolve(taken)) {
  const openCamera = deferredPort<OpenCameraRequest, CameraRef>();
  const holdCamera = deferredPort<HoldCameraRequest, null>();
  const prepareImage = deferredPort<PrepareImageRequest, PreparedImage>();
  const submitPhoto = deferredPort<SubmitPhotoRequest<string>, string>();
  const { flow: part } = photoCaptureJourneys('personal state', 'answer');
  const flow = {
    ...part,
    machine: runnable(part.machine, {
      openCamera: openCamera.port,
      holdCamera: holdCamera.port,
      prepareImage: prepareImage.port,
      submitPhoto: submitPhoto.port,
    }),
  };
  const shown: string[] = [];
  const captures: CameraRef[] = [];
  const camera: CameraAccess = {
    attach: ({ id }, video) => {
      shown.push(`${id} on ${video.tagName}`);
      return () => shown.push(`${id} off`);
    },
    capture: (from) => {
      captures.push(from);
      return capture(from);
    },
    addressOf: () => picture,
  };
  const outputs: PhotoCaptureOutput<string>[] = [];
  function Part() {
    const { view, remote } = useFlow(flow, inputs, { onOutput: (output) => outputs.push(output) });
    return view.screen === 'closed' ? <p>Over</p> : <PhotoCapture view={view} remote={remote} camera={camera} />;
  }
  await render(
    <HeadingFocus>
      <Part />
    </HeadingFocus>,
  );
  return { openCamera, holdCamera, prepareImage, submitPhoto, shown, captures, outputs };
}

const buttonNamed = (name: string) => page.getByRole('button', { name, exact: true });
const liveVideo = () => page.getByLabelText('Live camera view');
const heading = () => page.getByRole('heading', { level: 1, name: 'Verify Your Identity' });
const consentCheckbox = () => page.getByRole('checkbox', { name: /I agree/ });

async function renderFraming(capture?: CameraAccess['capture']) {
  const run = await renderCapture(capture);
  await run.openCamera.answer(accepted({ id: 'camera-1' }, 0));
  await expect.element(liveVideo()).toBeVisible();
  return run;
}
async function renderReview() {
  const run = await renderFraming();
  await userEvent.click(buttonNamed('Capture'));
  await run.prepareImage.answer(accepted(images, 0));
  await expect.element(buttonNamed('Re-take')).toBeEnabled();
  return run;
}

describe('the camera', () => {
  test("is shown under 'Verify Your Identity' as soon as it is open [ON-334]", async () => {
    const { openCamera, shown } = await renderCapture();
    await expect.element(heading()).toBeVisible();
    await expect.element(page.getByText('Starting your camera').last()).toBeVisible();
    await expect.element(page.getByText('If your browser asks, allow it to use the camera.')).toBeVisible();
    await openCamera.answer(accepted({ id: 'camera-1' }, 0));
    await expect.element(liveVideo()).toBeVisible();
    await expect.element(page.getByRole('status')).toHaveTextContent('Your camera is on');
    expect(shown).toEqual(['camera-1 on VIDEO']);
  });

  test.each([
    ['denied', 'Your camera is blocked', 'Set Camera to Allow.'],
    ['missing', 'No camera found', /Connect a camera/],
    ['notStarted', 'Your camera did not start', /Another app may be using it/],
  ])('shows an explanation and a retry for the problem "%s"', async (problem, title, help) => {
    const { openCamera } = await renderCapture();
    await openCamera.answer(refused('', '051', { camera: problem }));
    await expect.element(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
    await expect.element(page.getByText(help)).toBeVisible();
    await expect.element(page.getByRole('status')).toHaveTextContent(title);
    await expect.element(heading()).toHaveFocus();
    await userEvent.click(buttonNamed(i18n._('photo.photo.retry')));
    expect(openCamera.calls).toHaveLength(2);
    await openCamera.answer(accepted({ id: 'camera-2' }, 0));
    await expect.element(liveVideo()).toBeVisible();
  });

  test('shows an explanation when it is turned off', async () => {
    const { holdCamera, shown } = await renderFraming();
    await holdCamera.answer(accepted(null, 0));
    await expect.element(page.getByRole('heading', { name: 'Your camera was turned off' })).toBeVisible();
    expect(shown).toEqual(['camera-1 on VIDEO', 'camera-1 off']);
  });

  test('is shown as turned off if it returns no picture', async () => {
    await renderFraming(() => Promise.reject(new Error('No picture.')));
    await userEvent.click(buttonNamed('Capture'));
    await expect.element(page.getByRole('heading', { name: 'Your camera was turned off' })).toBeVisible();
  });

  test('cannot be bypassed: no state offers a file from the gallery', async () => {
    const files = () => document.querySelectorAll('input[type="file"]').length;
    const { openCamera, prepareImage } = await renderCapture();
    const seen = [files()];
    await openCamera.answer(refused('', '051', { camera: 'denied' }));
    await expect.element(buttonNamed(i18n._('photo.photo.retry'))).toBeVisible();
    seen.push(files());
    await userEvent.click(buttonNamed(i18n._('photo.photo.retry')));
    await openCamera.answer(accepted({ id: 'camera-2' }, 0));
    await userEvent.click(buttonNamed('Capture'));
    seen.push(files());
    await prepareImage.answer(accepted(images, 0));
    await expect.element(buttonNamed(i18n._('photo.photo.confirm'))).toBeVisible();
    seen.push(files());
    expect(seen).toEqual([0, 0, 0, 0]);
  });
});

describe('the capture', () => {
  test('takes one photo on repeated presses and turns the live picture off', async () => {
    let give: (image: ImageRef) => void = () => undefined;
    const { captures, prepareImage, shown } = await renderFraming(
      () =>
        new Promise((resolve) => {
          give = resolve;
        }),
    );
    await userEvent.dblClick(buttonNamed('Capture'));
    expect(captures).toEqual([{ id: 'camera-1' }]);
    give(taken);
    await expect.element(page.getByText('Preparing your photo').last()).toBeVisible();
    expect(prepareImage.calls.map(({ request }) => request)).toEqual([
      { image: taken, shouldCreateTiff: true, quality: 1 },
    ]);
    expect(shown.at(-1)).toBe('camera-1 off');
  });

  test('shows a failed capture and leaves the camera open', async () => {
    const { prepareImage } = await renderFraming(() => Promise.resolve({ ...taken, size: 0 }));
    await userEvent.click(buttonNamed('Capture'));
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent('The photo could not be used. Please capture it again.');
    await expect.element(liveVideo()).toBeVisible();
    await expect.element(buttonNamed('Capture')).toBeEnabled();
    expect(prepareImage.calls).toEqual([]);
  });

  test('is followed by the photo and an announcement', async () => {
    await renderReview();
    await expect.element(page.getByRole('img', { name: 'The photo you took' })).toHaveAttribute('src', picture);
    await expect.element(page.getByRole('status')).toHaveTextContent('Your photo has been taken. The camera is off.');
    await expect.element(heading()).toHaveFocus();
  });
});

describe('the photo', () => {
  test("is confirmed after the consent; 'Re-take' returns to the camera and requires a new consent [ON-338]", async () => {
    const { openCamera, prepareImage } = await renderReview();
    await expect.element(buttonNamed(i18n._('photo.photo.confirm'))).toBeDisabled();
    await userEvent.click(consentCheckbox());
    await expect.element(buttonNamed(i18n._('photo.photo.confirm'))).toBeEnabled();
    await userEvent.click(consentCheckbox());
    await expect.element(buttonNamed(i18n._('photo.photo.confirm'))).toBeDisabled();
    await userEvent.click(consentCheckbox());
    await userEvent.click(buttonNamed('Re-take'));
    await openCamera.answer(accepted({ id: 'camera-2' }, 0));
    await expect.element(liveVideo()).toBeVisible();
    await userEvent.click(buttonNamed('Capture'));
    await prepareImage.answer(accepted(images, 0));
    await expect.element(consentCheckbox()).not.toBeChecked();
    await expect.element(buttonNamed(i18n._('photo.photo.confirm'))).toBeDisabled();
  });

  test('is sent once on repeated presses of Confirm, and is preserved with its consent after a refusal', async () => {
    const { submitPhoto, outputs } = await renderReview();
    await userEvent.click(consentCheckbox());
    await userEvent.dblClick(buttonNamed(i18n._('photo.photo.confirm')));
    expect(submitPhoto.calls.map(({ request }) => request)).toEqual([{ images, subject: 'personal state' }]);
    await expect.element(buttonNamed(i18n._('photo.photo.confirm'))).toHaveAttribute('aria-busy', 'true');
    await expect.element(buttonNamed('Re-take')).toBeDisabled();
    await submitPhoto.answer(refused('Your face could not be matched.', '071'));
    await expect.element(page.getByRole('alert')).toHaveTextContent('Your face could not be matched.');
    await expect.element(consentCheckbox()).toBeChecked();
    await userEvent.click(buttonNamed(i18n._('photo.photo.confirm')));
    await submitPhoto.answer(accepted('done', 0));
    await expect.element(page.getByText('Over')).toBeVisible();
    expect(outputs).toEqual([{ kind: 'accepted', answer: 'done' }]);
  });

  test('is taken and confirmed by the keyboard alone', async () => {
    const { openCamera, prepareImage, submitPhoto } = await renderCapture();
    await openCamera.answer(refused('', '051', { camera: 'denied' }));
    await expect.element(heading()).toHaveFocus();
    await userEvent.keyboard('{Tab}');
    await expect.element(buttonNamed(i18n._('photo.photo.retry'))).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await openCamera.answer(accepted({ id: 'camera-2' }, 0));
    await expect.element(heading()).toHaveFocus();
    await userEvent.keyboard('{Tab}');
    await expect.element(buttonNamed('Capture')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await prepareImage.answer(accepted(images, 0));
    await expect.element(heading()).toHaveFocus();
    await userEvent.keyboard('{Tab} ');
    await expect.element(consentCheckbox()).toBeChecked();
    await userEvent.keyboard('{Tab}{Enter}');
    expect(submitPhoto.calls).toHaveLength(1);
  });
});

test('Previous is enabled without a photo, and not available in the review', async () => {
  const { openCamera, prepareImage, outputs } = await renderCapture();
  await expect.element(buttonNamed(i18n._('photo.photo.previous'))).toBeEnabled();
  await openCamera.answer(accepted({ id: 'camera-1' }, 0));
  await userEvent.click(buttonNamed('Capture'));
  await prepareImage.answer(accepted(images, 0));
  await expect.element(buttonNamed('Re-take')).toBeEnabled();
  expect(buttonNamed(i18n._('photo.photo.previous')).elements()).toEqual([]);
  await userEvent.click(buttonNamed('Re-take'));
  await userEvent.click(buttonNamed(i18n._('photo.photo.previous')));
  await expect.element(page.getByText('Over')).toBeVisible();
  expect(outputs).toEqual([{ kind: 'wentBack' }]);
});
