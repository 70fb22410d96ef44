import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '../../../testing/render.tsx';
import '../../../tokens/tokens.css';
import { FoldedTable } from '../../page/FoldedTable/FoldedTable.tsx';
import { ChartFoot } from './ChartFoot.tsx';

test.each([360, 1280])('the table and the attribution of a chart share a line at %d px', async (width) => {
  await page.viewport(width, 800);
  await render(
    <ChartFoot>
      <FoldedTable label="Show as a table" head={['Day', 'NAV']} rows={[{ key: 1, cells: ['20 Nov 2026', '10.25'] }]} />
    </ChartFoot>,
  );
  const middleOf = (text: string | RegExp) => {
    const { top, bottom } = page.getByText(text).element().getBoundingClientRect();
    return Math.round((top + bottom) / 2);
  };
  await expect.poll(() => Math.abs(middleOf('Show as a table') - middleOf(/^Chart by/))).toBeLessThan(4);
});
