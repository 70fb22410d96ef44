import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '../../testing/render.tsx';
import { DataList } from './DataList.tsx';

test('a term of two words remains in one line beside a long note', async () => {
  await page.viewport(360, 740);
  await render(
    <DataList
      pairs={[
        { term: 'Order number', value: '20000002', note: 'Note this number: you need it to trace your payment.' },
      ]}
    />,
  );
  const term = page.getByRole('term').element();
  expect(term.getBoundingClientRect().height).toBeLessThan(2 * Number.parseFloat(getComputedStyle(term).fontSize));
});

test('a long term leaves half of the line to its value', async () => {
  await page.viewport(360, 740);
  await render(
    <div style={{ width: 280 }}>
      <DataList pairs={[{ term: 'The bank account that the redemption is credited to', value: 'Sandbox Bank 0101' }]} />
    </div>,
  );
  expect(page.getByRole('definition').element().getBoundingClientRect().width).toBeGreaterThan(120);
});
