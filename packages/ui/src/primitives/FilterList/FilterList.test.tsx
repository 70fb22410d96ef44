import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import { useState } from 'react';
import { FilterList } from './FilterList.tsx';

const houses = ['Axis', 'Bandhan', 'DSP', 'HDFC', 'ICICI Prudential', 'Kotak', 'Nippon India', 'SBI'];

function Kept({ names = houses }: { names?: readonly string[] }) {
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
const opener = () => page.getByRole('button', { name: /^Fund house/ });
const shown = () =>
  page
    .getByRole('checkbox')
    .elements()
    .map((box) => box.closest('label')?.textContent);

test('opens a list, narrows it by search and keeps what is ticked', async () => {
  await page.viewport(1280, 800);
  await render(<Kept />);
  await userEvent.click(opener());
  const search = page.getByRole('searchbox', { name: 'Search Fund house' });
  await expect.element(search).toHaveFocus();
  await userEvent.type(search, 'iNd');
  expect(shown()).toEqual(['Nippon India']);
  await userEvent.click(page.getByText('Nippon India'));
  await userEvent.clear(search);
  await userEvent.click(page.getByText('Axis'));
  await expect.element(page.getByLabelText('Chosen')).toHaveTextContent('Nippon India, Axis');
  await expect.element(opener()).toHaveAccessibleName('Fund house 2 chosen');
});

test('says that nothing matches, and starts unsought when it is opened again', async () => {
  await page.viewport(1280, 800);
  await render(<Kept />);
  await userEvent.click(opener());
  await userEvent.type(page.getByRole('searchbox'), 'zzz');
  await expect.element(page.getByText('Nothing matches “zzz”.')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(opener()).toHaveFocus();
  await expect.element(opener()).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(opener());
  await expect.poll(shown).toEqual(houses);
});

test('too short to be searched, it begins at its first tick', async () => {
  await page.viewport(1280, 800);
  await render(<Kept names={houses.slice(0, 3)} />);
  await userEvent.click(opener());
  await expect.element(page.getByRole('checkbox', { name: 'Axis' })).toHaveFocus();
});

test('clears everything at once', async () => {
  await page.viewport(1280, 800);
  await render(<Kept />);
  await userEvent.click(opener());
  await userEvent.click(page.getByText('Axis'));
  await userEvent.click(page.getByText('SBI'));
  await userEvent.click(page.getByRole('button', { name: 'Clear' }));
  await expect.element(page.getByLabelText('Chosen')).toHaveTextContent('');
  await userEvent.click(page.getByRole('button', { name: 'Done' }));
  await expect.element(opener()).toHaveAttribute('aria-expanded', 'false');
});

test('says that its list did not come, and opens it when it is pressed again', async () => {
  let asked = 0;
  const load = async () => {
    asked += 1;
    if (asked === 1) throw new TypeError('offline');
    return (await import('./FilterPanel.tsx')).FilterPanel;
  };
  const nothing = () => undefined;
  // Without a pointer that comes near, nothing is fetched ahead.
  await render(<FilterList label="Fund house" options={[]} chosen={[]} onChosenChange={nothing} load={load} />);
  (opener().element() as HTMLElement).click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('We could not reach the service. Please try again.');
  (opener().element() as HTMLElement).click();
  await expect.element(page.getByRole('dialog')).toBeVisible();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});
