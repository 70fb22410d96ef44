import type { PinConfirmationEvent, PinConfirmationView } from '@folioflow/flows';
import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { PinDialog } from './PinDialog.tsx';

const entering: PinConfirmationView = {
  screen: 'pin',
  isBusy: false,
  canConfirm: true,
  canAbandon: true,
  attempt: 0,
  notice: null,
};
const wrong: PinConfirmationView = {
  ...entering,
  attempt: 1,
  notice: { kind: 'refused', text: 'The PIN is not correct.', via: 'answer', errors: [] },
};

async function shown(view: PinConfirmationView = entering, next: PinConfirmationView = view) {
  const sent: PinConfirmationEvent[] = [];
  function Host() {
    const [now, setNow] = useState(view);
    const send = (event: PinConfirmationEvent) => {
      sent.push(event);
      setNow(next);
    };
    return <PinDialog view={now} remote={{ send }} />;
  }
  await render(<Host />);
  return sent;
}

const field = () => page.getByLabelText('PIN', { exact: true });
const confirm = () => page.getByRole('button', { name: 'Confirm' });

describe('the dialog', () => {
  test('asks for four masked digits under the documented words, and confirms exactly four [DO-258 DO-259]', async () => {
    const sent = await shown();
    const dialog = page.getByRole('dialog', { name: 'Two Factor Authentication' });
    await expect.element(dialog.getByText('Enter your 4 digit pin to complete your action')).toBeVisible();
    await expect.element(field()).toHaveFocus();
    await expect.element(field()).toHaveAttribute('type', 'password');
    await userEvent.keyboard('1a2 3');
    await expect.element(field()).toHaveValue('123');
    await expect.element(confirm()).toBeDisabled();
    await userEvent.keyboard('45');
    await expect.element(field()).toHaveValue('1234');
    await userEvent.keyboard('{Enter}');
    expect(sent).toEqual([{ type: 'pin.submitted', pin: '1234' }]);
  });

  test('is empty and says why after a wrong PIN', async () => {
    await shown(entering, wrong);
    await userEvent.keyboard('1234{Enter}');
    await expect.element(page.getByText('The PIN is not correct.')).toBeVisible();
    await expect.element(field()).toHaveValue('');
    await expect.element(field()).toHaveFocus();
  });

  test('is left by its button and by Escape, and by neither while the PIN is on its way', async () => {
    const sent = await shown(entering, { ...entering, isBusy: true, canConfirm: false, canAbandon: false });
    await userEvent.click(page.getByRole('button', { name: 'Cancel' }));
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('dialog')).toBeVisible();
    expect(sent).toEqual([{ type: 'pin.abandoned' }]);
  });
});
