import { type Area } from '../ground/area.ts';
import { CHECKOUT_PAYMENTS } from './checkout-script.ts';
import { ESIGN_SIGNATURES } from './esign-script.ts';
import { receiveSignature } from './receive-signature.ts';
import { serveSdk } from './serve-sdk.ts';
import { receivePayment } from './receive-payment.ts';

/** Simulations of the external scripts. */
export const sdk = {
  sideRoutes: [
    { path: ESIGN_SIGNATURES, createHandler: (context) => (request) => receiveSignature(context, request) },
    { path: CHECKOUT_PAYMENTS, createHandler: (context) => (request) => receivePayment(context, request) },
    { pathPrefix: '/sdk/', createHandler: (context) => (request, path) => serveSdk(context, request, path) },
  ],
} satisfies Area;
