import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '../../testing/render.tsx';
import { isCovered } from './focus-cover.ts';

const bar = { position: 'fixed', insetInline: 0, top: 0, height: 100, background: '#fff' } as const;
const element = (name: string) => page.getByRole('button', { name }).element();

test('a control below a bar is covered, one that is visible in part is not', async () => {
  await render(
    <>
      <button type="button" style={{ position: 'absolute', top: 20, height: 40, width: 100 }}>
        Below
      </button>
      <button type="button" style={{ position: 'absolute', top: 80, height: 40, width: 100 }}>
        In part
      </button>
      <button type="button" style={{ position: 'absolute', top: -80, height: 40, width: 100 }}>
        Outside
      </button>
      <div style={bar} />
    </>,
  );
  expect(['Below', 'In part', 'Outside'].map((name) => isCovered(element(name)))).toEqual([true, false, true]);
});
