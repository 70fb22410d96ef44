import { type Area } from '../ground/area.ts';
import { CHECKOUT_PAYMENTS } from './checkout-script.ts';
import { ESIGN_SIGNATURES } from './esign-script.ts';
import { takeSignature } from './register-signature.ts';
import { serveSdk } from './serve-sdk.ts';
import { takePayment } from './take-payment.ts';

/** The stand-ins of the external scripts. */
export const sdk = {
  doors: [
    { at: ESIGN_SIGNATURES, open: (context) => (request) => takeSignature(context, request) },
    { at: CHECKOUT_PAYMENTS, open: (context) => (request) => takePayment(context, request) },
    { under: '/sdk/', open: (context) => (request, path) => serveSdk(context, request, path) },
  ],
} satisfies Area;
