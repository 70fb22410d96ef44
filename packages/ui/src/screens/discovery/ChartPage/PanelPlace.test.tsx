import { common } from '@folioflow/flows/words/common';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { PanelPlace } from './PanelPlace.tsx';

test('on a phone a failed fetch of the sheet is shown above its button, and a retry opens the sheet', async () => {
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
  await expect.element(page.getByRole('alert')).toHaveTextContent(common['notice.unreachable']);
  isThere = true;
  await page.getByRole('button', { name: common.retry }).click();
  await expect.element(page.getByRole('dialog')).toBeVisible();
  await expect.element(page.getByText('The panel')).toBeVisible();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});
