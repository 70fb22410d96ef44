import { pin } from '@folioflow/flows/words/pin';
import { press, typeText } from '@folioflow/wiring/testing/gestures';
import { button, field, page } from '../app-test.tsx';

export const pinField = () => field(pin.label);
/** Dialog that confirms an action by the PIN. */
export const pinDialog = () => page.getByRole('dialog').filter({ has: pinField() });
export const confirmPinButton = () => button(pin.confirm);
export const cancelPinButton = () => button(pin.cancel);

export async function confirmPin(value: string): Promise<void> {
  await typeText(pinField(), value);
  await press(confirmPinButton());
}

export const confirmValidPin = () => confirmPin('1234');
