import {
  accepted,
  photoCapture,
  refused,
  runnable,
  type CameraRef,
  type HoldCameraRequest,
  type ImageRef,
  type OpenCameraRequest,
  type PhotoCaptureOutput,
  type PreparedImage,
  type PrepareRequest,
  type SubmitPhotoRequest,
} from '@folioflow/flows';
import { useFlow } from '@folioflow/flows/react';
import { countingSubmissions, heldPort } from '@folioflow/flows/testing';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { HeadingFocus } from '../../primitives/PageHeading/PageHeading.tsx';
import type { CameraDesk } from './camera-desk.ts';
import { PhotoCapture } from './PhotoCapture.tsx';

const taken: ImageRef = { id: 'photo-1', name: 'photo.jpeg', type: 'image/jpeg', size: 640 * 1024 };
const images: PreparedImage = {
  image: { ...taken, id: 'photo-1-prepared' },
  tiff: { id: 'photo-1-tiff', name: 'photo.tiff', type: 'image/tiff', size: 2_764_926 },
};
/** One dark pixel. */
const picture = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAAAAAAALAAAAAABAAEAAAIBRAA7';
const inputs = { subject: 'personal state', newSubmission: countingSubmissions() };

/** The real chart and part over ports that answer when the test says so. */
async function opened(capture: CameraDesk['capture'] = () => Promise.resolve(taken)) {
  const openCamera = heldPort<OpenCameraRequest, CameraRef>();
  const holdCamera = heldPort<HoldCameraRequest, null>();
  const prepareImage = heldPort<PrepareRequest, PreparedImage>();
  const submitPhoto = heldPort<SubmitPhotoRequest<string>, string>();
  const part = photoCapture<string, string>();
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
  const camera: CameraDesk = {
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

const button = (name: string) => page.getByRole('button', { name, exact: true });
const live = () => page.getByLabelText('Live camera view');
const heading = () => page.getByRole('heading', { level: 1, name: 'Verify Your Identity' });
const consent = () => page.getByRole('checkbox', { name: /I agree/ });

async function framed(capture?: CameraDesk['capture']) {
  const run = await opened(capture);
  await run.openCamera.answer(accepted({ id: 'camera-1' }));
  await expect.element(live()).toBeVisible();
  return run;
}
async function reviewed() {
  const run = await framed();
  await userEvent.click(button('Capture'));
  await run.prepareImage.answer(accepted(images));
  await expect.element(button('Re-take')).toBeEnabled();
  return run;
}

describe('the camera', () => {
  test("is shown under 'Verify Your Identity', as soon as it is open [ON-334]", async () => {
    const { openCamera, shown } = await opened();
    await expect.element(heading()).toBeVisible();
    await expect.element(page.getByText('Starting your camera').last()).toBeVisible();
    await expect.element(page.getByText('If your browser asks, allow it to use the camera.')).toBeVisible();
    await openCamera.answer(accepted({ id: 'camera-1' }));
    await expect.element(live()).toBeVisible();
    await expect.element(page.getByRole('status')).toHaveTextContent('Your camera is on');
    expect(shown).toEqual(['camera-1 on VIDEO']);
  });

  test.each([
    ['denied', 'Your camera is blocked', 'Set Camera to Allow.'],
    ['missing', 'No camera found', /Connect a camera/],
    ['notStarted', 'Your camera did not start', /Another app may be using it/],
  ])('that is %s is explained, and can be tried again', async (problem, title, help) => {
    const { openCamera } = await opened();
    await openCamera.answer(refused('', '051', { camera: problem }));
    await expect.element(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
    await expect.element(page.getByText(help)).toBeVisible();
    await expect.element(page.getByRole('status')).toHaveTextContent(title);
    await expect.element(heading()).toHaveFocus();
    await userEvent.click(button('Try again'));
    expect(openCamera.calls).toHaveLength(2);
    await openCamera.answer(accepted({ id: 'camera-2' }));
    await expect.element(live()).toBeVisible();
  });

  test('that ends while it is shown is explained', async () => {
    const { holdCamera, shown } = await framed();
    await holdCamera.answer(accepted(null));
    await expect.element(page.getByRole('heading', { name: 'Your camera was turned off' })).toBeVisible();
    expect(shown).toEqual(['camera-1 on VIDEO', 'camera-1 off']);
  });

  test('that gives no picture when asked for one is lost', async () => {
    await framed(() => Promise.reject(new Error('No picture.')));
    await userEvent.click(button('Capture'));
    await expect.element(page.getByRole('heading', { name: 'Your camera was turned off' })).toBeVisible();
  });

  test('cannot be gone round: no state offers a file from the gallery', async () => {
    const files = () => document.querySelectorAll('input[type="file"]').length;
    const { openCamera, prepareImage } = await opened();
    const seen = [files()];
    await openCamera.answer(refused('', '051', { camera: 'denied' }));
    await expect.element(button('Try again')).toBeVisible();
    seen.push(files());
    await userEvent.click(button('Try again'));
    await openCamera.answer(accepted({ id: 'camera-2' }));
    await userEvent.click(button('Capture'));
    seen.push(files());
    await prepareImage.answer(accepted(images));
    await expect.element(button('Confirm')).toBeVisible();
    seen.push(files());
    expect(seen).toEqual([0, 0, 0, 0]);
  });
});

describe('taking the photo', () => {
  test('takes one, however often Capture is pressed, and turns the live picture off', async () => {
    let give: (image: ImageRef) => void = () => undefined;
    const { captures, prepareImage, shown } = await framed(
      () =>
        new Promise((resolve) => {
          give = resolve;
        }),
    );
    await userEvent.dblClick(button('Capture'));
    expect(captures).toEqual([{ id: 'camera-1' }]);
    give(taken);
    await expect.element(page.getByText('Preparing your photo').last()).toBeVisible();
    expect(prepareImage.calls.map(({ request }) => request)).toEqual([{ image: taken, wantsTiff: true, quality: 1 }]);
    expect(shown.at(-1)).toBe('camera-1 off');
  });

  test('says when it did not come out, and stays with the camera', async () => {
    const { prepareImage } = await framed(() => Promise.resolve({ ...taken, size: 0 }));
    await userEvent.click(button('Capture'));
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent('The photo could not be used. Please capture it again.');
    await expect.element(live()).toBeVisible();
    await expect.element(button('Capture')).toBeEnabled();
    expect(prepareImage.calls).toEqual([]);
  });

  test('is followed by the photo itself, and says so', async () => {
    await reviewed();
    await expect.element(page.getByRole('img', { name: 'The photo you took' })).toHaveAttribute('src', picture);
    await expect.element(page.getByRole('status')).toHaveTextContent('Your photo has been taken. The camera is off.');
    await expect.element(heading()).toHaveFocus();
  });
});

describe('the photo', () => {
  test("is confirmed after the consent is ticked; 'Re-take' leads back to the camera, and asks for consent anew [ON-338]", async () => {
    const { openCamera, prepareImage } = await reviewed();
    await expect.element(button('Confirm')).toBeDisabled();
    await userEvent.click(consent());
    await expect.element(button('Confirm')).toBeEnabled();
    await userEvent.click(consent());
    await expect.element(button('Confirm')).toBeDisabled();
    await userEvent.click(consent());
    await userEvent.click(button('Re-take'));
    await openCamera.answer(accepted({ id: 'camera-2' }));
    await expect.element(live()).toBeVisible();
    await userEvent.click(button('Capture'));
    await prepareImage.answer(accepted(images));
    await expect.element(consent()).not.toBeChecked();
    await expect.element(button('Confirm')).toBeDisabled();
  });

  test('is sent once, however often Confirm is pressed, and a refusal keeps it with its consent', async () => {
    const { submitPhoto, outputs } = await reviewed();
    await userEvent.click(consent());
    await userEvent.dblClick(button('Confirm'));
    expect(submitPhoto.calls.map(({ request }) => request)).toEqual([{ images, subject: 'personal state' }]);
    await expect.element(button('Confirm')).toHaveAttribute('aria-busy', 'true');
    await expect.element(button('Re-take')).toBeDisabled();
    await submitPhoto.answer(refused('Your face could not be matched.', '071'));
    await expect.element(page.getByRole('alert')).toHaveTextContent('Your face could not be matched.');
    await expect.element(consent()).toBeChecked();
    await userEvent.click(button('Confirm'));
    await submitPhoto.answer(accepted('done'));
    await expect.element(page.getByText('Over')).toBeVisible();
    expect(outputs).toEqual([{ kind: 'accepted', answer: 'done' }]);
  });

  test('is taken and confirmed by the keyboard alone', async () => {
    const { openCamera, prepareImage, submitPhoto } = await opened();
    await openCamera.answer(refused('', '051', { camera: 'denied' }));
    await expect.element(heading()).toHaveFocus();
    await userEvent.keyboard('{Tab}');
    await expect.element(button('Try again')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await openCamera.answer(accepted({ id: 'camera-2' }));
    await expect.element(heading()).toHaveFocus();
    await userEvent.keyboard('{Tab}');
    await expect.element(button('Capture')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await prepareImage.answer(accepted(images));
    await expect.element(heading()).toHaveFocus();
    await userEvent.keyboard('{Tab} ');
    await expect.element(consent()).toBeChecked();
    await userEvent.keyboard('{Tab}{Enter}');
    expect(submitPhoto.calls).toHaveLength(1);
  });
});

test('Previous is open while there is no photo, and closed while one is looked at', async () => {
  const { openCamera, prepareImage, outputs } = await opened();
  await expect.element(button('Previous')).toBeEnabled();
  await openCamera.answer(accepted({ id: 'camera-1' }));
  await userEvent.click(button('Capture'));
  await prepareImage.answer(accepted(images));
  await expect.element(button('Re-take')).toBeEnabled();
  expect(button('Previous').elements()).toEqual([]);
  await userEvent.click(button('Re-take'));
  await userEvent.click(button('Previous'));
  await expect.element(page.getByText('Over')).toBeVisible();
  expect(outputs).toEqual([{ kind: 'wentBack' }]);
});
