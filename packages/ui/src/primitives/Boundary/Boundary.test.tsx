import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Boundary } from './Boundary.tsx';

let isBroken = true;

function Part() {
  if (isBroken) throw new RangeError('broken');
  return <p>Here it is.</p>;
}

const at = (place: string) => (
  <>
    <p>Beside</p>
    <Boundary
      place={place}
      fallback={(error, again) => (
        <button onClick={again}>{error instanceof RangeError ? 'Out of range' : 'Unknown'}</button>
      )}
    >
      <Part />
    </Boundary>
  </>
);
const fallback = () => page.getByRole('button', { name: 'Out of range' });

async function broken() {
  // React says what was caught, unless its root is told where to say it.
  const said = vi.spyOn(console, 'error').mockReturnValue(undefined);
  onTestFinished(() => said.mockRestore());
  isBroken = true;
  const shown = await render(at('here'));
  await expect.element(fallback()).toBeVisible();
  return shown;
}

test('what fails is replaced, and nothing beside it', async () => {
  await broken();
  await expect.element(page.getByText('Beside')).toBeVisible();
});

test('it is drawn anew when asked for, and fails anew where nothing is mended', async () => {
  await broken();
  await userEvent.click(fallback());
  await expect.element(fallback()).toBeVisible();
  isBroken = false;
  await userEvent.click(fallback());
  await expect.element(page.getByText('Here it is.')).toBeVisible();
});

test('another place draws it anew, the same one does not', async () => {
  const { rerender } = await broken();
  isBroken = false;
  await rerender(at('here'));
  await expect.element(fallback()).toBeVisible();
  await rerender(at('there'));
  await expect.element(page.getByText('Here it is.')).toBeVisible();
});
