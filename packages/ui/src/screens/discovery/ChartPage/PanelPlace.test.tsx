import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { PanelPlace } from './PanelPlace.tsx';

test('on a phone a sheet that does not come says so above its button, and opens when it is asked for again', async () => {
  await page.viewport(360, 740);
  let isThere = false;
  const loadSheet = async () => {
    if (!isThere) throw new TypeError('offline');
    return (await import('../../../primitives/Dialog/Dialog.tsx')).Dialog;
  };
  await render(
    <PanelPlace loadPanel={() => Promise.resolve(null)} loadSheet={loadSheet}>
      <p>The panel</p>
    </PanelPlace>,
  );
  await page.getByRole('button', { name: 'Invest' }).click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('We could not reach the service. Please try again.');
  isThere = true;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByRole('dialog')).toBeVisible();
  await expect.element(page.getByText('The panel')).toBeVisible();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});
