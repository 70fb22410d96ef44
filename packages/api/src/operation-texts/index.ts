import { type Area, type OperationName } from '../contract/provider.ts';
import { accessTexts } from './access.ts';
import { accountTexts } from './accounts.ts';
import { discoveryTexts } from './discovery.ts';
import { kycTexts } from './kyc.ts';
import { orderingTexts } from './ordering.ts';
import { backofficeTexts, ordersTexts } from './orders.ts';
import { type OperationText } from './text.ts';

/** Does not compile while an operation of the contract has no text. */
export const operationTexts: Readonly<Record<OperationName, OperationText>> = {
  ...accessTexts,
  ...accountTexts,
  ...kycTexts,
  ...discoveryTexts,
  ...orderingTexts,
  ...ordersTexts,
  ...backofficeTexts,
};

/** The areas in the order of the document. */
export const areaTexts: Readonly<Record<Area, string>> = {
  access: 'Sign-in, sign-up, password, PIN and the codes that confirm actions.',
  stage: 'The data of the KYC stages.',
  kyc: 'PAN, Aadhaar, personal data, nominee and e-signature.',
  banking: 'Verification of bank accounts.',
  accounts: 'The bank accounts of an investor.',
  mandates: 'Mandates for the instalments of SIPs.',
  discovery: 'The list of schemes.',
  chart: 'A scheme in detail.',
  watchlists: 'The watchlists of an investor.',
  advice: 'Paid advice on a watchlist.',
  checkout: 'Lumpsum orders.',
  sip: 'Regular investments.',
  orders: 'Placed orders and the portfolio.',
  orderChanges: 'Cancelling and pausing orders.',
  transfer: 'Regular transfers between schemes (STP).',
  redemption: 'Redemptions.',
  additional: 'Further investments into an order.',
  holdings: 'Holdings by scheme and folio. Optional.',
  statement: 'Statements of orders.',
  swp: 'Regular payouts (SWP).',
  payments: 'Payments of orders.',
  backoffice: 'Operations of the staff.',
};
