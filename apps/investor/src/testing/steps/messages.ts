import { i18n } from '@folioflow/flows/testing/texts';
import { button, page } from '../app-test.tsx';

/** Text of a page that shows nothing, because its address or navigation state is incomplete or unknown. */
export const notFoundText = () => page.getByRole('main').getByText(i18n._('common.notFound'));
/** Button that fetches the outcome of a call with a lost answer. */
export const checkAgainButton = () => button(i18n._('common.checkAgain'));
