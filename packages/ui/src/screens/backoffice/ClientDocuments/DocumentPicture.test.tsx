import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '../../../testing/render.tsx';
import { DocumentPicture } from './DocumentPicture.tsx';

const [WIDE, HIGH] = [4000, 2500];

function photograph(): string {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [WIDE, HIGH];
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('Nothing can be drawn here.');
  context.fillStyle = 'teal';
  context.fillRect(0, 0, WIDE / 2, HIGH);
  return canvas.toDataURL('image/jpeg');
}

/** The positions and lengths of the canvases in a container. */
const held = (within: string) =>
  [...document.querySelectorAll<HTMLCanvasElement>(`${within} canvas`)].map(({ width, height }) => ({
    lies: width > height ? 'across' : 'upright',
    pixels: Math.max(width, height) / devicePixelRatio,
  }));

test('the canvas has the size of its display: beside its data, enlarged, zoomed and rotated, and is emptied on unmount', async () => {
  await page.viewport(1280, 800);
  const { unmount } = await render(<DocumentPicture address={photograph()} name="PAN card" />);
  await expect.poll(() => held('button')).toEqual([{ lies: 'across', pixels: 640 }]);
  const [thumb] = document.querySelectorAll('canvas');
  await page.getByRole('button', { name: /^Enlarge/ }).click();
  await expect.poll(() => held('dialog')).toEqual([{ lies: 'across', pixels: 960 }]);
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await expect.poll(() => held('dialog')).toEqual([{ lies: 'across', pixels: 1440 }]);
  await page.getByRole('button', { name: 'Rotate' }).click();
  await expect.poll(() => held('dialog')).toEqual([{ lies: 'upright', pixels: 1440 }]);
  await unmount();
  expect([thumb?.width, thumb?.height]).toEqual([0, 0]);
});
