import { pin } from '@folioflow/flows/words/pin';
import { press, typeText } from '@folioflow/wiring/testing/gestures';
import { button, field, page } from '../app-test.tsx';

/** Dialog that confirms an action by the PIN. */
export const pinDialog = () => page.getByRole('dialog', { name: pin.title });
export const pinField = () => field(pin.label);
export const confirmPinButton = () => button(pin.confirm);
export const cancelPinButton = () => button(pin.cancel);

export async function confirmPin(value: string): Promise<void> {
  await typeText(pinField(), value);
  await press(confirmPinButton());
}

export const confirmValidPin = () => confirmPin('1234');
