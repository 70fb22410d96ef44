import { account } from '@folioflow/flows/words/account';
import { button, field } from '../app-test.tsx';

export const newPinField = () => field(account['pinChange.pin']);
export const newPinConfirmationField = () => field(account['pinChange.confirmation']);
export const submitNewPinButton = () => button(account['pinChange.submit']);
export const pinChangeCodeField = () => field(account['pinChange.code']);
export const confirmNewPinButton = () => button(account['pinChange.confirm']);
