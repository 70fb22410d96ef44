import type { Page } from '@playwright/test';
import { testLaunchOptions, offlineArg } from '../../tools/chromium.ts';
import { expect, stack, test } from '../support/test.ts';

// Only a browser with windows asks for the permission of the camera.
test.use({ launchOptions: testLaunchOptions({ needsWindows: true, args: [offlineArg] }) });

/** Persona with a verified nominee: its wizard leads straight to the photo. */
const AT_PHOTO = '9000000206';

const cameraView = (page: Page) => page.getByLabel('Live camera view');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Records every video track of the page; returns a function that reads their states. */
async function recordTracks(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    const tracks: MediaStreamTrack[] = [];
    const devices = navigator.mediaDevices;
    const real = devices.getUserMedia.bind(devices);
    Object.assign(globalThis, { tracks });
    devices.getUserMedia = async (constraints) => {
      const stream = await real(constraints);
      tracks.push(...stream.getTracks());
      return stream;
    };
  });
  return () =>
    page.evaluate(() => {
      const { tracks } = globalThis as unknown as { tracks: MediaStreamTrack[] };
      return tracks.map(({ kind, readyState }) => `${kind} ${readyState}`);
    });
}

test.beforeEach(async ({ investor, page }) => {
  await investor.signIn(AT_PHOTO);
  await page.evaluate(() => sessionStorage.setItem('personal_info_step', '5'));
});

test('a blocked camera is explained and can be requested again, without a file picker in its place', async ({
  page,
  context,
}) => {
  await page.goto('/personalVerification');
  await expect(page.getByRole('heading', { level: 1, name: 'Verify Your Identity' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Your camera is blocked' })).toBeVisible();
  await expect(page.getByText('Set Camera to Allow.')).toBeVisible();
  await expect(page.locator('input[type=file]')).toHaveCount(0);
  await context.grantPermissions(['camera'], { origin: stack.investor });
  await button(page, 'Try again').click();
  await expect(cameraView(page)).toBeVisible();
  await expect(page.locator('input[type=file]')).toHaveCount(0);
});

test('the camera is on only while its picture is shown', async ({ page, context }) => {
  const tracks = await recordTracks(page);
  await context.grantPermissions(['camera'], { origin: stack.investor });
  await page.goto('/personalVerification');
  await expect(cameraView(page)).toBeVisible();
  await expect.poll(tracks).toEqual(['video live']);
  await button(page, 'Capture').click();
  await expect(button(page, 'Re-take')).toBeEnabled();
  await expect.poll(tracks).toEqual(['video ended']);
  await expect(page.getByRole('img', { name: 'The photo you took' })).toBeVisible();
  await button(page, 'Re-take').click();
  await expect(cameraView(page)).toBeVisible();
  await expect.poll(tracks).toEqual(['video ended', 'video live']);
  await button(page, 'Previous').click();
  await expect(cameraView(page)).toBeHidden();
  await expect.poll(tracks).toEqual(['video ended', 'video ended']);
});
