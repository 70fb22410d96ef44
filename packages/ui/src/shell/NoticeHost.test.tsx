import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '../testing/render.tsx';

import { useState } from 'react';
import { NoticeHost, type Notice } from './NoticeHost.tsx';

function DismissibleHost({ first }: { first: readonly Notice[] }) {
  const [notices, setNotices] = useState(first);
  return <NoticeHost notices={notices} onDismiss={(id) => setNotices(notices.filter((each) => each.id !== id))} />;
}

test('shows one dialog after the other, each with its only button', async () => {
  await render(
    <DismissibleHost
      first={[
        { id: 'a', kind: 'popup', text: 'This number is not registered.' },
        { id: 'b', kind: 'alert', text: 'The minimum amount is Rs.500' },
      ]}
    />,
  );
  const dialog = page.getByRole('alertdialog');
  await expect.element(dialog).toHaveAccessibleDescription('This number is not registered.');
  await userEvent.click(page.getByRole('button', { name: 'OK' }));
  await expect.element(dialog).toHaveAccessibleDescription('The minimum amount is Rs.500');
  await userEvent.click(page.getByRole('button', { name: 'OK' }));
  await expect.element(dialog).not.toBeInTheDocument();
});

test('notifications are stacked', async () => {
  await render(
    <DismissibleHost
      first={[
        { id: 'a', kind: 'danger', text: 'The service did not answer.' },
        { id: 'b', kind: 'success', text: 'The mandate is registered.' },
      ]}
    />,
  );
  await expect.element(page.getByRole('alert')).toHaveTextContent('The service did not answer.');
  await expect.element(page.getByRole('status')).toHaveTextContent('The mandate is registered.');
});

test.each(['alert', 'danger'] as const)(
  'the button of a long %s is visible on a phone, also with the whole text',
  async (kind) => {
    await page.viewport(360, 740);
    await render(<NoticeHost notices={[{ id: 'a', kind, text: 'word '.repeat(5000) }]} onDismiss={() => undefined} />);
    const way = page.getByRole('button', { name: kind === 'alert' ? 'OK' : 'Dismiss' });
    await expect.element(way).toBeInViewport({ ratio: 1 });
    await page.getByRole('button', { name: 'Show all' }).click();
    await expect.element(way).toBeInViewport({ ratio: 1 });
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  },
);
