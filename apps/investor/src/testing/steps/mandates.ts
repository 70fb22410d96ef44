import { i18n } from '@folioflow/flows/testing/texts';
import { button, page } from '../app-test.tsx';

/** Choice of a new mandate in the checkout of a SIP. */
export const newMandateRadio = () => page.getByRole('radio', { name: i18n._('mandates.choice.new') });
/** Button of the list of mandates. */
export const newMandateButton = () => button(i18n._('mandates.register.new'));
/** Button of the form, which sends it. */
export const registerMandateButton = () => button(i18n._('mandates.limit.submit'));
