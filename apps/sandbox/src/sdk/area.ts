import { type Area } from '../ground/area.ts';
import { ESIGN_SIGNATURES } from './esign-script.ts';
import { takeSignature } from './register-signature.ts';
import { serveSdk } from './serve-sdk.ts';

/** The stand-ins of the external scripts. */
export const sdk = {
  doors: [
    { at: ESIGN_SIGNATURES, open: (context) => (request) => takeSignature(context, request) },
    { under: '/sdk/', open: (context) => (request, path) => serveSdk(context, request, path) },
  ],
} satisfies Area;
