import { useLayoutEffect, useRef } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { keeping } from '../../primitives/on-demand.ts';
import { OnDemand } from './OnDemand.tsx';

function Greeting({ name }: { name: string }) {
  return <p>Hello {name}</p>;
}

test('fetches its code once and draws it with what it is given', async () => {
  let asked = 0;
  const load = () => {
    asked += 1;
    return Promise.resolve(Greeting);
  };
  const { rerender } = await render(<OnDemand load={load} props={{ name: 'Asha' }} />);
  await expect.element(page.getByText('Hello Asha')).toBeVisible();
  await rerender(<OnDemand load={load} props={{ name: 'Ravi' }} />);
  await expect.element(page.getByText('Hello Ravi')).toBeVisible();
  expect(asked).toBe(1);
});

test('says so when its code cannot be had, and fetches it again when asked to', async () => {
  let asked = 0;
  const load = () => {
    asked += 1;
    return asked === 1 ? Promise.reject(new TypeError('offline')) : Promise.resolve(Greeting);
  };
  await render(<OnDemand load={load} props={{ name: 'Asha' }} />);
  await expect.element(page.getByRole('alert')).toHaveTextContent('We could not reach the service. Please try again.');
  await userEvent.click(page.getByRole('button', { name: 'Try again' }));
  await expect.element(page.getByText('Hello Asha')).toBeVisible();
});

test('draws at once what was fetched ahead, and fetches it no second time', async () => {
  let asked = 0;
  const load = keeping(() => {
    asked += 1;
    return Promise.resolve(Greeting);
  });
  const seen: (string | undefined)[] = [];
  function Look() {
    const place = useRef<HTMLDivElement>(null);
    // Before anything is painted: not one frame of waiting is shown.
    useLayoutEffect(() => void seen.push(place.current?.textContent), []);
    return (
      <div ref={place}>
        <OnDemand load={load} props={{ name: 'Asha' }} />
      </div>
    );
  }
  await load();
  await render(<Look />);
  expect(seen).toEqual(['Hello Asha']);
  expect(asked).toBe(1);
});

test('what failed when it was fetched ahead is fetched again when it is shown', async () => {
  let asked = 0;
  const load = keeping(() => {
    asked += 1;
    return asked === 1 ? Promise.reject(new TypeError('offline')) : Promise.resolve(Greeting);
  });
  await expect(load()).rejects.toThrow('offline');
  await render(<OnDemand load={load} props={{ name: 'Asha' }} />);
  await expect.element(page.getByText('Hello Asha')).toBeVisible();
});
