import { checkoutScript } from './checkout-script.ts';
import { esignScript } from './esign-script.ts';

interface Script {
  readonly place: 'sdk/esign' | 'sdk/checkout';
  readonly source: string;
}

export const sdkScripts: Readonly<Record<string, Script>> = {
  '/sdk/esign.js': { place: 'sdk/esign', source: esignScript },
  '/sdk/checkout.js': { place: 'sdk/checkout', source: checkoutScript },
};
