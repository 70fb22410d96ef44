import { i18n } from '@folioflow/flows/testing/texts';
import { useLayoutEffect, useRef } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '../../../testing/render.tsx';
import { createCachedLoader } from '../../../primitives/on-demand.ts';
import { OnDemand } from './OnDemand.tsx';

function Greeting({ name }: { name: string }) {
  return <p>Hello {name}</p>;
}

test('a part fetches its code once and renders it with the given props', async () => {
  let loadCount = 0;
  const load = () => {
    loadCount += 1;
    return Promise.resolve(Greeting);
  };
  const { rerender } = await render(<OnDemand load={load} props={{ name: 'Asha' }} />);
  await expect.element(page.getByText('Hello Asha')).toBeVisible();
  await rerender(<OnDemand load={load} props={{ name: 'Ravi' }} />);
  await expect.element(page.getByText('Hello Ravi')).toBeVisible();
  expect(loadCount).toBe(1);
});

test('a part shows a failed fetch, and fetches the code again on a retry', async () => {
  let loadCount = 0;
  const load = () => {
    loadCount += 1;
    return loadCount === 1 ? Promise.reject(new TypeError('offline')) : Promise.resolve(Greeting);
  };
  await render(<OnDemand load={load} props={{ name: 'Asha' }} />);
  await expect.element(page.getByRole('alert')).toHaveTextContent(i18n._('common.notice.unreachable'));
  await userEvent.click(page.getByRole('button', { name: i18n._('common.retry') }));
  await expect.element(page.getByText('Hello Asha')).toBeVisible();
});

test('a part renders prefetched code at once and does not fetch it again', async () => {
  let loadCount = 0;
  const load = createCachedLoader(() => {
    loadCount += 1;
    return Promise.resolve(Greeting);
  });
  const seen: (string | undefined)[] = [];
  function MountProbe() {
    const place = useRef<HTMLDivElement>(null);
    // Before the first paint: no loading frame is shown.
    useLayoutEffect(() => void seen.push(place.current?.textContent), []);
    return (
      <div ref={place}>
        <OnDemand load={load} props={{ name: 'Asha' }} />
      </div>
    );
  }
  await load();
  await render(<MountProbe />);
  expect(seen).toEqual(['Hello Asha']);
  expect(loadCount).toBe(1);
});

test('a failed prefetch is repeated when the part is shown', async () => {
  let loadCount = 0;
  const load = createCachedLoader(() => {
    loadCount += 1;
    return loadCount === 1 ? Promise.reject(new TypeError('offline')) : Promise.resolve(Greeting);
  });
  await expect(load()).rejects.toThrow('offline');
  await render(<OnDemand load={load} props={{ name: 'Asha' }} />);
  await expect.element(page.getByText('Hello Asha')).toBeVisible();
});
