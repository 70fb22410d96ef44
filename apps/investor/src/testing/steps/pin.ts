import { i18n } from '@folioflow/flows/testing/texts';
import { press, typeText } from '@folioflow/wiring/testing/gestures';
import { field, page } from '../app-test.tsx';

export const pinField = () => field(i18n._('pin.label'));
/** Dialog that confirms an action by the PIN. */
export const pinDialog = () => page.getByRole('dialog').filter({ has: pinField() });

const wordsOf = (kind: 'confirm' | 'keep') =>
  (['order', 'plan', 'transfers', 'withdrawals'] as const).map((subject) => i18n._(`cancellation.${kind}.${subject}`));
const anyOf = (names: readonly string[]) => new RegExp(`^(?:${names.join('|')})$`);

/** The button that confirms by the PIN: a cancellation names what it cancels (OM-076). */
export const confirmPinButton = () =>
  page.getByRole('dialog').getByRole('button', { name: anyOf([i18n._('pin.confirm'), ...wordsOf('confirm')]) });
export const cancelPinButton = () =>
  page.getByRole('dialog').getByRole('button', { name: anyOf([i18n._('pin.cancel'), ...wordsOf('keep')]) });

export async function confirmPin(value: string): Promise<void> {
  await typeText(pinField(), value);
  await press(confirmPinButton());
}

export const confirmValidPin = () => confirmPin('1234');
