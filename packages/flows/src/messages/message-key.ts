import type access from './en/access.json';
import type backoffice from './en/backoffice.json';
import type banking from './en/banking.json';
import type calculator from './en/calculator.json';
import type checkout from './en/checkout.json';
import type common from './en/common.json';
import type discovery from './en/discovery.json';
import type embedding from './en/embedding.json';
import type frame from './en/frame.json';
import type holdings from './en/holdings.json';
import type invest from './en/invest.json';
import type kyc from './en/kyc.json';
import type opening from './en/opening.json';
import type orders from './en/orders.json';
import type payments from './en/payments.json';
import type personal from './en/personal.json';
import type stage from './en/stage.json';
import type staticPages from './en/static.json';
import type transfer from './en/transfer.json';

/** The texts of each area: a folder of catalogues has a file for each. */
interface English {
  readonly access: typeof access;
  readonly backoffice: typeof backoffice;
  readonly banking: typeof banking;
  readonly calculator: typeof calculator;
  readonly checkout: typeof checkout;
  readonly common: typeof common;
  readonly discovery: typeof discovery;
  readonly embedding: typeof embedding;
  readonly frame: typeof frame;
  readonly holdings: typeof holdings;
  readonly invest: typeof invest;
  readonly kyc: typeof kyc;
  readonly opening: typeof opening;
  readonly orders: typeof orders;
  readonly payments: typeof payments;
  readonly personal: typeof personal;
  readonly stage: typeof stage;
  readonly static: typeof staticPages;
  readonly transfer: typeof transfer;
}

/** The name of a catalogue, which a page loads as a whole. */
export type TextArea = keyof English;

/** The key of a text, such as `access.signIn.title`. */
export type MessageKey = { [Area in TextArea]: keyof English[Area] }[TextArea];
