import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '../../testing/render.tsx';
import { useState } from 'react';
import { AlertDialog } from '../AlertDialog/AlertDialog.tsx';
import { EmptyState } from './EmptyState.tsx';

/** A press whose answer replaces the page and opens an alert. */
function Page() {
  const [state, setState] = useState<'form' | 'alert' | 'refused'>('form');
  if (state === 'form')
    return (
      <button type="button" onClick={() => setState('alert')}>
        Confirm
      </button>
    );
  return (
    <>
      <EmptyState as="h1" title="You cannot place this order" />
      <AlertDialog open={state === 'alert'} title="Please note" onClose={() => setState('refused')}>
        Refused
      </AlertDialog>
    </>
  );
}

test('its heading has the focus after an alert whose opener is gone', async () => {
  await render(<Page />);
  await userEvent.click(page.getByRole('button', { name: 'Confirm' }));
  await expect.element(page.getByRole('button', { name: 'OK' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
});
