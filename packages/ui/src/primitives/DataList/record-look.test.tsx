import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '../../testing/render.tsx';
import '../../tokens/tokens.css';
import { findOverflow } from '../../testing/overflow.ts';
import { DataList } from './DataList.tsx';

test.each([
  ['an email address', 'investor7639024125@mail.example', 1],
  ['a word longer than the line', 'a'.repeat(60), 2],
])('%s beside its name goes below it before it breaks', async (_kind, value, lines) => {
  const { container } = await render(
    <div style={{ width: '20rem' }}>
      <DataList layout="record" pairs={[{ term: 'E-mail', value }]} />
    </div>,
  );
  const box = page.getByText(value).element();
  const name = page.getByText('E-mail').element().getBoundingClientRect();
  expect(box.getBoundingClientRect().top).toBeGreaterThanOrEqual(name.bottom);
  const text = document.createRange();
  text.selectNodeContents(box);
  const tops = [...text.getClientRects()].map(({ top }) => Math.round(top));
  expect(new Set(tops).size).toBe(lines);
  expect(findOverflow(container)).toEqual([]);
});
