import { encodeRecording } from '../../packages/ui/src/review/recording/recording-code.ts';
import { fullWatchlist } from '../../packages/ui/src/review/recording/sample-recordings.ts';
import { expect, test } from '@playwright/test';

test('a recording that starts with an input of no story is played from the start of its flow', async ({ page }) => {
  const recording = await encodeRecording(fullWatchlist);
  await page.goto(
    `${process.env['ROOM_URL'] ?? ''}?path=/story/review-recording--from-the-sandbox#recording=${recording}`,
  );
  const opened = page.frameLocator('#storybook-preview-iframe');
  await expect(opened.getByText(/starts with an input of the fixtures/)).toBeVisible();
  await opened.getByRole('link', { name: 'Play the recording' }).click();
  const panel = page.locator('.folioflow-panel:visible');
  await expect(panel.getByText(/^watchlistCreation: left$/)).toBeVisible();
  const steps = panel.getByRole('list', { name: 'Steps' }).getByRole('button');
  await expect(steps.first()).toHaveText('Start of the flow');
  await expect(steps).toHaveCount(3);
  await steps.first().click();
  await expect(panel.getByText(/^watchlistCreation: selecting\.none$/)).toBeVisible();
});
