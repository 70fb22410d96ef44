import { type Area, type AreaOf, type Areas, type OperationName } from '../contract/provider.ts';

/** Which area's code a method needs. The compiler asks for every operation, with its own area. */
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
  listSchemes: 'discovery',
  getSchemeStatistics: 'chart',
  listNominees: 'ordering',
  createSingleOrder: 'ordering',
  listOrders: 'orders',
  getOrderStatus: 'orders',
  getPortfolio: 'orders',
  initiatePayment: 'payments',
  getPaymentStatus: 'payments',
  createClientCode: 'backoffice',
  uploadElogPhoto: 'backoffice',
};

/** The schemas of an area load with its first call, so that the sign-in page does not carry those of forty screens. */
export const loadArea: { readonly [A in Area]: () => Promise<Areas[A]> } = {
  access: async () => (await import('../contract/access.ts')).accessOperations,
  stage: async () => (await import('../contract/stage.ts')).stageOperations,
  kyc: async () => (await import('../contract/kyc.ts')).kycOperations,
  banking: async () => (await import('../contract/banking.ts')).bankingOperations,
  discovery: async () => (await import('../contract/discovery.ts')).discoveryOperations,
  chart: async () => (await import('../contract/chart.ts')).chartOperations,
  ordering: async () => (await import('../contract/ordering.ts')).orderingOperations,
  orders: async () => (await import('../contract/orders.ts')).ordersOperations,
  payments: async () => (await import('../contract/payments.ts')).paymentsOperations,
  backoffice: async () => (await import('../contract/backoffice.ts')).backofficeOperations,
};

type OperationsWithEmptySuccess = {
  [A in Area]: {
    [N in keyof Areas[A]]: Areas[A][N] extends { readonly mayHaveNoAnswer: true } ? N : never;
  }[keyof Areas[A]];
}[Area];

/** Needed before an area is loaded: its code comes over the same network. */
export const emptySuccess: Readonly<Record<OperationsWithEmptySuccess, true>> = {
  login: true,
  sendOtp: true,
  sendTwoFactorOtp: true,
};
