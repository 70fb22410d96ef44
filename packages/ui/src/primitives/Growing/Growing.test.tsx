import { useEffect, type ReactNode } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Growing, TOGETHER } from './Growing.tsx';

const items = (count: number) => Array.from({ length: count }, (_, place) => place);
function More({ told }: { told: () => void }) {
  useEffect(told, [told]);
  return <li data-loading="">more</li>;
}
const nobody = () => undefined;
const list = (all: readonly number[], drawn: (item: number) => void = nobody, told = nobody) => (
  <ol>
    <Growing items={all} rest={<More told={told} />}>
      {(item) => {
        drawn(item);
        return <li key={item}>{item}</li>;
      }}
    </Growing>
  </ol>
);
const textsIn = (container: Element) => [...container.querySelectorAll('li')].map(({ textContent }) => textContent);
const asTexts = (all: readonly number[]) => all.map(String);

test('a window full is drawn at once, and below it stands that there is more', async () => {
  const seen: number[] = [];
  let whenTold: number | undefined;
  await render(
    list(
      items(100),
      (item) => seen.push(item),
      () => void (whenTold ??= seen.length),
    ),
  );
  expect(whenTold).toBe(20);
  expect(seen.slice(0, 20)).toEqual(items(20));
});

test('in the end all stand there, in their order, and nothing says that there is more', async () => {
  const { container } = await render(list(items(103)));
  await expect.poll(() => textsIn(container)).toEqual(asTexts(items(103)));
});

test('what is drawn is not drawn again for what comes below it', async () => {
  const times = new Map<number, number>();
  const { container } = await render(list(items(60), (item) => times.set(item, (times.get(item) ?? 0) + 1)));
  const first = times.get(0);
  await expect.poll(() => textsIn(container)).toEqual(asTexts(items(60)));
  expect(times.get(0)).toBe(first);
});

test('a short list is there at once, and a shorter one takes its place', async () => {
  const { container, rerender } = await render(list(items(20)));
  expect(textsIn(container)).toEqual(asTexts(items(20)));
  await rerender(list([7, 3]));
  expect(textsIn(container)).toEqual(['7', '3']);
});

test('items stand together in places of one size, whatever came when', async () => {
  const Place = ({ children }: { children: ReactNode }) => <ol>{children}</ol>;
  const { container } = await render(
    <Growing items={items(47)} around={Place} rest={<p data-loading="">more</p>}>
      {(item) => <li key={item}>{item}</li>}
    </Growing>,
  );
  const inPlaces = () => [...container.querySelectorAll('ol')].map((place) => textsIn(place));
  await expect
    .poll(inPlaces)
    .toEqual(
      [items(47).slice(0, TOGETHER), items(47).slice(TOGETHER, 2 * TOGETHER), items(47).slice(2 * TOGETHER)].map(
        asTexts,
      ),
    );
  expect(container.querySelector('[data-loading]')).toBeNull();
});
