import { i18n } from '@folioflow/flows/testing/texts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '../../../testing/render.tsx';
import { WatchContext } from '../../../parts/scheme/SchemeCard/WatchButton.tsx';
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
  await expect.element(page.getByRole('alert')).toHaveTextContent(i18n._('common.notice.unreachable'));
  isThere = true;
  await page.getByRole('button', { name: i18n._('common.retry') }).click();
  await expect.element(page.getByRole('dialog')).toBeVisible();
  await expect.element(page.getByText('The panel')).toBeVisible();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});

const scheme = { isin: 'INFZZZ000011', code: 'SC01', name: 'Amaltas Flexi Cap Fund', sipCode: 'SC01' };
const middleOf = (element: Element) => {
  const { top, bottom } = element.getBoundingClientRect();
  return Math.round((top + bottom) / 2);
};

test.each([
  [360, 'button'],
  [1280, 'heading'],
] as const)('at %i px the watchlists are in one line with the %s of the panel', async (width, role) => {
  await page.viewport(width, 740);
  await render(
    <WatchContext value={() => undefined}>
      <PanelPlace loadPanel={() => Promise.resolve(null)} scheme={scheme}>
        <p>The panel</p>
      </PanelPlace>
    </WatchContext>,
  );
  const invest = page.getByRole(role, { name: 'Invest', exact: true });
  await expect.element(invest).toBeVisible();
  const watch = page.getByRole('button', { name: /^Watchlist/ }).element();
  expect(Math.abs(middleOf(watch) - middleOf(invest.element()))).toBeLessThanOrEqual(1);
});
