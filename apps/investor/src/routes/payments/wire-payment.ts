import { acceptedLocally, payment, paymentNumberStorage, type PaymentPorts } from '@folioflow/flows';
import { createSubmissionStoringPort, writeStoredText, type UnansweredSubmissions } from '@folioflow/wiring/headless';
import type { App } from '../../wiring/create-app.ts';

/** Creates a payment with the ports of the app; `submitPaymentForm` leaves the app for the gateway. */
export const wirePayment = (
  { provider: { getPaymentStatus, initiatePayment }, stores }: Pick<App, 'provider' | 'stores'>,
  unanswered: UnansweredSubmissions,
  submitPaymentForm: PaymentPorts['submitPaymentForm'],
) =>
  payment({
    initiatePayment: createSubmissionStoringPort(unanswered, 'initiatePayment', initiatePayment),
    getPaymentStatus,
    submitPaymentForm,
    storage: ({ paymentOrderNumber }) => {
      writeStoredText(stores, paymentNumberStorage, paymentOrderNumber);
      return Promise.resolve(acceptedLocally(null));
    },
  });
