import { useEffect, type ReactNode } from 'react';
import { expect, test } from 'vitest';
import { render } from '../../testing/render.tsx';
import { GradualList, ITEMS_PER_GROUP } from './GradualList.tsx';

const numbersUpTo = (count: number) => Array.from({ length: count }, (_, place) => place);
function LoadingRow({ told }: { told: () => void }) {
  useEffect(told, [told]);
  return <li data-loading="">more</li>;
}
const noop = () => undefined;
const numberList = (all: readonly number[], drawn: (item: number) => void = noop, told = noop) => (
  <ol>
    <GradualList items={all} loadingIndicator={<LoadingRow told={told} />}>
      {(item) => {
        drawn(item);
        return <li key={item}>{item}</li>;
      }}
    </GradualList>
  </ol>
);
const itemTexts = (container: Element) => [...container.querySelectorAll('li')].map(({ textContent }) => textContent);
const toStrings = (all: readonly number[]) => all.map(String);

test('the visible items are rendered at once, with a loading indicator below', async () => {
  const seen: number[] = [];
  let whenTold: number | undefined;
  await render(
    numberList(
      numbersUpTo(100),
      (item) => seen.push(item),
      () => void (whenTold ??= seen.length),
    ),
  );
  expect(whenTold).toBe(20);
  expect(seen.slice(0, 20)).toEqual(numbersUpTo(20));
});

test('in the end all items are rendered in order, without a loading indicator', async () => {
  const { container } = await render(numberList(numbersUpTo(103)));
  await expect.poll(() => itemTexts(container)).toEqual(toStrings(numbersUpTo(103)));
});

test('rendered items are not rendered again for later items', async () => {
  const times = new Map<number, number>();
  const { container } = await render(
    numberList(numbersUpTo(60), (item) => times.set(item, (times.get(item) ?? 0) + 1)),
  );
  const first = times.get(0);
  await expect.poll(() => itemTexts(container)).toEqual(toStrings(numbersUpTo(60)));
  expect(times.get(0)).toBe(first);
});

test('a short list is rendered at once, and is replaced by a shorter one', async () => {
  const { container, rerender } = await render(numberList(numbersUpTo(20)));
  expect(itemTexts(container)).toEqual(toStrings(numbersUpTo(20)));
  await rerender(numberList([7, 3]));
  expect(itemTexts(container)).toEqual(['7', '3']);
});

test('items are in groups of equal size, regardless of their time of rendering', async () => {
  const Group = ({ children }: { children: ReactNode }) => <ol>{children}</ol>;
  const { container } = await render(
    <GradualList items={numbersUpTo(47)} groupComponent={Group} loadingIndicator={<p data-loading="">more</p>}>
      {(item) => <li key={item}>{item}</li>}
    </GradualList>,
  );
  const textsByGroup = () => [...container.querySelectorAll('ol')].map((place) => itemTexts(place));
  await expect
    .poll(textsByGroup)
    .toEqual(
      [
        numbersUpTo(47).slice(0, ITEMS_PER_GROUP),
        numbersUpTo(47).slice(ITEMS_PER_GROUP, 2 * ITEMS_PER_GROUP),
        numbersUpTo(47).slice(2 * ITEMS_PER_GROUP),
      ].map(toStrings),
    );
  expect(container.querySelector('[data-loading]')).toBeNull();
});

test('the first render has as many items as are asked for, and all items follow in order', async () => {
  const seen: number[] = [];
  let whenTold: number | undefined;
  const { container } = await render(
    <ol>
      <GradualList
        items={numbersUpTo(23)}
        initialCount={2}
        loadingIndicator={<LoadingRow told={() => void (whenTold ??= seen.length)} />}
      >
        {(item) => {
          seen.push(item);
          return <li key={item}>{item}</li>;
        }}
      </GradualList>
    </ol>,
  );
  expect(whenTold).toBe(2);
  await expect.poll(() => itemTexts(container)).toEqual(toStrings(numbersUpTo(23)));
});
