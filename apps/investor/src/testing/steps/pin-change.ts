import { i18n } from '@folioflow/flows/testing/texts';
import { button, field } from '../app-test.tsx';

export const newPinField = () => field(i18n._('account.pinChange.pin'));
export const newPinConfirmationField = () => field(i18n._('account.pinChange.confirmation'));
export const submitNewPinButton = () => button(i18n._('account.pinChange.submit'));
export const pinChangeCodeField = () => field(i18n._('account.pinChange.code'));
export const confirmNewPinButton = () => button(i18n._('account.pinChange.confirm'));
