import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { LinkProvider } from '../../primitives/Link/LinkProvider.tsx';
import '../../tokens/tokens.css';
import { findViolations } from '../probes/accessibility.ts';
import { ChangesPage } from './ChangesPage.tsx';
import type { ChangesSource, RoomChanges } from './room-changes.ts';
import { sampleChanges } from './testing/sample-changes.ts';

const openPage = (
  load: ChangesSource['load'],
  loadReleases: ChangesSource['loadReleases'] = () => Promise.resolve([]),
) => {
  const source = { load, loadReleases };
  return render(
    <LinkProvider link={({ to, ...rest }) => <a {...rest} href={to} />}>
      <ChangesPage source={source} />
    </LinkProvider>,
  );
};

test('every change is listed, and an existing story is a link', async () => {
  const screen = await openPage(() => Promise.resolve(sampleChanges));
  await expect.element(screen.getByText(/^Changes from v0\.1\.0 \(5d7541150000\)/)).toBeVisible();
  const titles = [...screen.container.querySelectorAll('h2')].map(({ textContent }) => textContent);
  expect(titles).toEqual(['New stories', 'Changed stories', 'Removed stories', 'Flows', 'Texts']);
  await expect.element(screen.getByText('Changed stories: 9')).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: 'Sign In: Retrying' }))
    .toHaveAttribute('href', '?path=/story/flows-access-signin--retrying');
  expect(screen.getByRole('link', { name: 'Sign In: Left' }).query()).toBeNull();
  expect(await findViolations(screen.container)).toEqual([]);
});

test('texts are shown before and after, and a long list of stories on request', async () => {
  const screen = await openPage(() => Promise.resolve(sampleChanges));
  const texts = screen.getByRole('region', { name: 'Texts' });
  await expect.element(texts.getByText('Verify', { exact: true })).toBeVisible();
  await expect.element(texts.getByText('Sent a minute ago')).toBeVisible();
  await screen.getByRole('button', { name: 'Show 2 more' }).click();
  await expect.element(screen.getByRole('link', { name: 'Sign In: Eight' })).toBeVisible();
});

test('without a comparison the page says how to make one', async () => {
  const screen = await openPage(() => Promise.resolve(null));
  await expect.element(screen.getByRole('heading', { name: 'No comparison yet' })).toBeVisible();
  await expect.element(screen.getByText('npm run review:changes -- <ref>')).toBeVisible();
});

test('a comparison without changes says so', async () => {
  const same = { ...sampleChanges, newStories: [], removedStories: [], changedStories: [], charts: [], messages: [] };
  const screen = await openPage(() => Promise.resolve(same));
  await expect.element(screen.getByText(/^Nothing changed from v0\.1\.0/)).toBeVisible();
});

test('a failed load can be repeated', async () => {
  const load = vi.fn(() => Promise.resolve<RoomChanges | null>(null)).mockRejectedValueOnce(new Error('offline'));
  const screen = await openPage(load);
  await expect.element(screen.getByRole('alert')).toHaveTextContent('The comparison could not be loaded.');
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect.element(screen.getByRole('heading', { name: 'No comparison yet' })).toBeVisible();
});

test('releases are listed, and a chosen one replaces the latest comparison', async () => {
  const earlier = { ...sampleChanges, before: { ref: 'v0.0.9', commit: null }, after: { ref: '0.1.0', commit: null } };
  const load = vi.fn((release: string | null) => Promise.resolve(release === null ? sampleChanges : earlier));
  const screen = await openPage(load, () => Promise.resolve([{ release: '0.1.0', day: '2026-10-01' }]));
  const list = screen.getByRole('navigation', { name: 'Comparisons' });
  await expect.element(list.getByRole('button', { name: 'Latest comparison' })).toHaveAttribute('aria-current', 'true');
  const chosen = list.getByRole('button', { name: '0.1.0, 1 Oct 2026' });
  await chosen.click();
  await expect.element(screen.getByText(/^Changes from v0\.0\.9 to 0\.1\.0/)).toBeVisible();
  await expect.element(chosen).toHaveAttribute('aria-current', 'true');
  await expect.element(chosen).toHaveFocus();
  expect(load).toHaveBeenLastCalledWith('0.1.0');
  expect(await findViolations(screen.container)).toEqual([]);
});
