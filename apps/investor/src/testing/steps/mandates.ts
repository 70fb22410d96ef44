import { mandates } from '@folioflow/flows/words/mandates';
import { button, page } from '../app-test.tsx';

/** Choice of a new mandate in the checkout of a SIP. */
export const newMandateRadio = () => page.getByRole('radio', { name: mandates['choice.new'] });
/** Button of the list of mandates. */
export const newMandateButton = () => button(mandates['register.new']);
/** Button of the form, which sends it. */
export const registerMandateButton = () => button(mandates['limit.submit']);
