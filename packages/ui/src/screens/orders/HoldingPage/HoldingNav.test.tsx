import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { HoldingNav } from './HoldingNav.tsx';
import meta, { WithPurchases } from './HoldingNav.stories.tsx';

test('the NAV of a holding is also available as a table, so that no day needs a moving pointer', async () => {
  await render(<HoldingNav {...meta.args} {...WithPurchases.args} />);
  await page.getByText('Show as a table').click();
  const rows = page.getByRole('group', { name: 'Show as a table' }).getByRole('rowheader');
  await expect.element(rows.first()).toBeVisible();
  expect(rows.elements().length).toBeGreaterThan(10);
});
