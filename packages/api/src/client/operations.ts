// Written by `npm run contract` from the operations as the areas declare them.

import { type AreaOf, type OperationName } from '../contract/provider.ts';

/** Which area's code a method needs: known before any of that code is fetched. */
export const areaOf: { readonly [N in OperationName]: AreaOf<N> } = {
  login: 'access',
  sendOtp: 'access',
  validateOtp: 'access',
  verifyEmail: 'access',
  resetPassword: 'access',
  sendTwoFactorOtp: 'access',
  verifyMpin: 'access',
  activateAccount: 'access',
  logout: 'access',
  getStageInfo: 'stage',
  verifyIdProof: 'kyc',
  verifyStage: 'kyc',
  verifyPersonal: 'kyc',
  updatePersonalInfo: 'kyc',
  uploadCheque: 'kyc',
  uploadNominee: 'kyc',
  validateNomineeTwoFactor: 'kyc',
  verifyBankAccount: 'banking',
  saveBankAccount: 'banking',
  listBankAccounts: 'accounts',
  makePrimaryBankAccount: 'accounts',
  getNachMandate: 'mandates',
  registerMandate: 'mandates',
  uploadMandate: 'mandates',
  refreshMandate: 'mandates',
  cancelMandate: 'mandates',
  listSchemes: 'discovery',
  getSchemeStatistics: 'chart',
  listNominees: 'ordering',
  createSingleOrder: 'ordering',
  createSipOrder: 'sip',
  getSipResponse: 'sip',
  listOrders: 'orders',
  getOrderStatus: 'orders',
  getPortfolio: 'orders',
  cancelOrder: 'standing',
  cancelSip: 'standing',
  pauseSip: 'standing',
  sendRedeemOtp: 'redemption',
  redeemOrder: 'redemption',
  createAdditionalOrder: 'additional',
  initiatePayment: 'payments',
  getPaymentStatus: 'payments',
  createClientCode: 'backoffice',
  uploadElogPhoto: 'backoffice',
};

/** Needed before an area is loaded: its code comes over the same network (C-02). */
export const emptySuccess: Partial<Readonly<Record<OperationName, true>>> = {
  login: true,
  sendOtp: true,
  sendTwoFactorOtp: true,
};
