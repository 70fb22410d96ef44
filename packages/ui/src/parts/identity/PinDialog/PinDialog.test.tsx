import { i18n } from '@folioflow/flows/testing/texts';
import type { PinConfirmationEvent, PinConfirmationView } from '@folioflow/flows';
import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '../../../testing/render.tsx';
import '../../../tokens/tokens.css';
import { colourOf, tokenColour } from '../../../testing/colour.ts';
import { PinDialog, type PinDialogProps } from './PinDialog.tsx';

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

async function renderDialog(
  view: PinConfirmationView = entering,
  next: PinConfirmationView = view,
  action: Partial<PinDialogProps> = {},
) {
  const sent: PinConfirmationEvent[] = [];
  function Host() {
    const [now, setNow] = useState(view);
    const send = (event: PinConfirmationEvent) => {
      sent.push(event);
      setNow(next);
    };
    return <PinDialog {...action} view={now} remote={{ send }} />;
  }
  await render(<Host />);
  return sent;
}

const pinField = () => page.getByLabelText(i18n._('pin.label'), { exact: true });
const confirmButton = () => page.getByRole('button', { name: i18n._('pin.confirm') });

describe('the PIN dialog', () => {
  test('shows the documented text with four masked digits, and confirms exactly four [DO-258 DO-259]', async () => {
    const sent = await renderDialog();
    const dialog = page.getByRole('dialog', { name: 'Two Factor Authentication' });
    await expect.element(dialog.getByText('Enter your 4 digit pin to complete your action')).toBeVisible();
    await expect.element(pinField()).toHaveFocus();
    await expect.element(pinField()).toHaveAttribute('type', 'password');
    await userEvent.keyboard('1a2 3');
    await expect.element(pinField()).toHaveValue('123');
    await expect.element(confirmButton()).toBeDisabled();
    await userEvent.keyboard('45');
    await expect.element(pinField()).toHaveValue('1234');
    await userEvent.keyboard('{Enter}');
    expect(sent).toEqual([{ type: 'pin.submitted', pin: '1234' }]);
  });

  test('shows the reason of a refusal in red and remains open [DO-262 DO-428]', async () => {
    await renderDialog(wrong);
    const reason = page.getByText('The PIN is not correct.');
    await expect.element(reason).toBeVisible();
    expect(colourOf(reason.element())).toBe(tokenColour('--loss'));
  });

  test('is empty and shows the reason after a wrong PIN', async () => {
    await renderDialog(entering, wrong);
    await userEvent.keyboard('1234{Enter}');
    await expect.element(page.getByText('The PIN is not correct.')).toBeVisible();
    await expect.element(pinField()).toHaveValue('');
    await expect.element(pinField()).toHaveFocus();
  });

  test('names its action and starts at the title until a PIN is wrong', async () => {
    const action = { title: 'Cancel this SIP?', confirm: 'Cancel SIP', dismiss: 'Keep SIP', startsAtTitle: true };
    const sent = await renderDialog(entering, wrong, action);
    await expect.element(page.getByRole('heading', { name: action.title })).toHaveFocus();
    await userEvent.fill(pinField(), '1234');
    await userEvent.click(page.getByRole('button', { name: action.confirm }));
    await expect.element(pinField()).toHaveFocus();
    await userEvent.click(page.getByRole('button', { name: action.dismiss }));
    expect(sent).toEqual([{ type: 'pin.submitted', pin: '1234' }, { type: 'pin.abandoned' }]);
  });

  test('is closed by its button and by Escape, but not while the PIN is being checked', async () => {
    const sent = await renderDialog(entering, { ...entering, isBusy: true, canConfirm: false, canAbandon: false });
    await userEvent.click(page.getByRole('button', { name: i18n._('pin.cancel') }));
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('dialog')).toBeVisible();
    expect(sent).toEqual([{ type: 'pin.abandoned' }]);
  });
});
