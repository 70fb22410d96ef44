import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '../../testing/render.tsx';
import { Boundary } from './Boundary.tsx';

let isBroken = true;

function Part() {
  if (isBroken) throw new RangeError('broken');
  return <p>Here it is.</p>;
}

const boundaryAt = (place: string) => (
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
const fallbackButton = () => page.getByRole('button', { name: 'Out of range' });

async function renderBrokenPart() {
  // React logs a caught error unless its root has an error handler.
  const said = vi.spyOn(console, 'error').mockReturnValue(undefined);
  onTestFinished(() => said.mockRestore());
  isBroken = true;
  const shown = await render(boundaryAt('here'));
  await expect.element(fallbackButton()).toBeVisible();
  return shown;
}

test('a failed part is replaced, and its siblings are unchanged', async () => {
  await renderBrokenPart();
  await expect.element(page.getByText('Beside')).toBeVisible();
});

test('a retry renders the part again, and fails again if the cause remains', async () => {
  await renderBrokenPart();
  await userEvent.click(fallbackButton());
  await expect.element(fallbackButton()).toBeVisible();
  isBroken = false;
  await userEvent.click(fallbackButton());
  await expect.element(page.getByText('Here it is.')).toBeVisible();
});

test('a new place renders the part again, the same place does not', async () => {
  const { rerender } = await renderBrokenPart();
  isBroken = false;
  await rerender(boundaryAt('here'));
  await expect.element(fallbackButton()).toBeVisible();
  await rerender(boundaryAt('there'));
  await expect.element(page.getByText('Here it is.')).toBeVisible();
});
