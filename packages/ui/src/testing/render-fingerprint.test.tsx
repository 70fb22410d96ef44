import { expect, test } from 'vitest';
import { render } from './render.tsx';
import { useId, type CSSProperties } from 'react';
import { colourFingerprints, markupOf } from './render-fingerprint.ts';

const coloursOf = async (letters: CSSProperties, ground: CSSProperties) => {
  const { container, unmount } = await render(
    <div style={ground}>
      <p style={letters}>Words</p>
    </div>,
  );
  const colours = [...colourFingerprints(container)];
  await unmount();
  return colours;
};

test('equal text style and background have equal fingerprints; another colour, size or background has another one', async () => {
  const before = await coloursOf({ color: 'red' }, { background: 'white' });
  expect(before).toHaveLength(1);
  expect(await coloursOf({ color: 'red' }, { background: 'white' })).toEqual(before);
  expect(await coloursOf({ color: 'red' }, { background: 'black' })).not.toEqual(before);
  expect(await coloursOf({ color: 'red', fontSize: 8 }, { background: 'white' })).not.toEqual(before);
  expect(await coloursOf({ color: 'red' }, { background: 'white', opacity: 0.5 })).not.toEqual(before);
});

function Labelled({ words }: { words: string }) {
  const id = useId();
  return (
    <>
      <label htmlFor={id}>{words}</label>
      <input id={id} />
    </>
  );
}

test('the markup of a page does not depend on earlier renders', async () => {
  const markups: string[] = [];
  for (const words of ['Name', 'Name', 'Age']) {
    const { container, unmount } = await render(<Labelled words={words} />);
    markups.push(markupOf(container.querySelector('label')?.parentElement ?? container).replace(/__vitest_\d+__/g, ''));
    await unmount();
  }
  expect(markups[1]).toBe(markups[0]);
  expect(markups[2]).not.toBe(markups[0]);
});
