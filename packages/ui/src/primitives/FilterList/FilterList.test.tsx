import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '../../testing/render.tsx';

import { useState } from 'react';
import { FilterList } from './FilterList.tsx';

const houses = ['Axis', 'Bandhan', 'DSP', 'HDFC', 'ICICI Prudential', 'Kotak', 'Nippon India', 'SBI'];

function ControlledFilterList({ names = houses }: { names?: readonly string[] }) {
  const [chosen, setChosen] = useState<string[]>([]);
  return (
    <>
      <FilterList
        label="Fund house"
        options={names.map((name) => ({ value: name, label: name }))}
        chosen={chosen}
        onChosenChange={setChosen}
      />
      <output aria-label="Chosen">{chosen.join(', ')}</output>
    </>
  );
}
const openerButton = () => page.getByRole('button', { name: /^Fund house/ });
const shownLabels = () =>
  page
    .getByRole('checkbox')
    .elements()
    .map((box) => box.closest('label')?.textContent);

test('opens a list, filters it by search and preserves the selection', async () => {
  await page.viewport(1280, 800);
  await render(<ControlledFilterList />);
  await userEvent.click(openerButton());
  const search = page.getByRole('searchbox', { name: 'Search Fund house' });
  await expect.element(search).toHaveFocus();
  await userEvent.type(search, 'iNd');
  expect(shownLabels()).toEqual(['Nippon India']);
  await userEvent.click(page.getByText('Nippon India'));
  await userEvent.clear(search);
  await userEvent.click(page.getByText('Axis'));
  await expect.element(page.getByLabelText('Chosen')).toHaveTextContent('Nippon India, Axis');
  await expect.element(openerButton()).toHaveAccessibleName('Fund house 2 chosen');
});

test('shows that nothing matches, and starts with an empty search when it is opened again', async () => {
  await page.viewport(1280, 800);
  await render(<ControlledFilterList />);
  await userEvent.click(openerButton());
  await userEvent.type(page.getByRole('searchbox'), 'zzz');
  await expect.element(page.getByText('No match for “zzz”.')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(openerButton()).toHaveFocus();
  await expect.element(openerButton()).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(openerButton());
  await expect.poll(shownLabels).toEqual(houses);
});

test('a short list has no search and focuses its first checkbox', async () => {
  await page.viewport(1280, 800);
  await render(<ControlledFilterList names={houses.slice(0, 3)} />);
  await userEvent.click(openerButton());
  await expect.element(page.getByRole('checkbox', { name: 'Axis' })).toHaveFocus();
});

test('clears the whole selection at once', async () => {
  await page.viewport(1280, 800);
  await render(<ControlledFilterList />);
  await userEvent.click(openerButton());
  await userEvent.click(page.getByText('Axis'));
  await userEvent.click(page.getByText('SBI'));
  await userEvent.click(page.getByRole('button', { name: 'Clear' }));
  await expect.element(page.getByLabelText('Chosen')).toHaveTextContent('');
  await userEvent.click(page.getByRole('button', { name: 'Done' }));
  await expect.element(openerButton()).toHaveAttribute('aria-expanded', 'false');
});

test('shows a failed fetch of its panel, and opens it on the next press', async () => {
  let loadCount = 0;
  const load = async () => {
    loadCount += 1;
    if (loadCount === 1) throw new TypeError('offline');
    return (await import('./FilterPanel.tsx')).FilterPanel;
  };
  const nothing = () => undefined;
  // Nothing is prefetched without a pointer event.
  await render(<FilterList label="Fund house" options={[]} chosen={[]} onChosenChange={nothing} load={load} />);
  (openerButton().element() as HTMLElement).click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('We could not reach the service. Please try again.');
  (openerButton().element() as HTMLElement).click();
  await expect.element(page.getByRole('dialog')).toBeVisible();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});
