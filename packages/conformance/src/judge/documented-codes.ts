import { operations } from '@folioflow/api/schemas';
import { type OperationName } from '@folioflow/api/contract';

/** Codes beside 000, 003, 004, 005, 051 and 099 by operation (contract 2), and 051 where its row names it. */
const codesByOperation: Readonly<Record<OperationName, string>> = {
  login: '030 034 035',
  sendOtp: '034 035',
  validateOtp: '031 032 033 035',
  verifyEmail: '020 034 051',
  resetPassword: '020 034 051',
  sendTwoFactorOtp: '020 034',
  verifyMpin: '031 032 033 051',
  activateAccount: '061',
  logout: '',
  getStageInfo: '020 061',
  verifyIdProof: '020 051',
  verifyStage: '020 051 071',
  verifyPersonal: '020 051 071',
  updatePersonalInfo: '020 051 061',
  uploadCheque: '020 051',
  uploadNominee: '051 061',
  validateNomineeTwoFactor: '031 032 033',
  verifyBankAccount: '051 071',
  saveBankAccount: '020 051 071',
  listBankAccounts: '061',
  makePrimaryBankAccount: '020 041 042 061',
  getNachMandate: '061',
  registerMandate: '020 051 061 071',
  uploadMandate: '020 051 061',
  refreshMandate: '020 061',
  cancelMandate: '020 061',
  listSchemes: '',
  listWatchlistSchemes: '',
  listAdviceSchemes: '',
  addWatchlist: '051 061',
  modifyWatchlist: '051 061',
  orderAdvice: '020 061 072',
  getSchemeStatistics: '061',
  listNominees: '',
  createSingleOrder: '020 031 032 033 051 061 071',
  createSipOrder: '020 031 032 033 051 061 071',
  listStpSchemes: '020 061',
  registerStp: '020 041 042 051 061 071',
  createSwp: '020 031 032 033 051 061 071',
  cancelSwp: '020 041 042 061',
  listOrders: '',
  getOrderStatus: '061',
  getOrderResponse: '061',
  getSipResponse: '061',
  createAdditionalOrder: '020 051 061 071',
  sendRedeemOtp: '020 034 051 061',
  redeemOrder: '020 031 032 033 051 061 071',
  cancelOrder: '041 042 061 071',
  cancelSip: '041 042 061 071',
  pauseSip: '020 041 042 051 061 071',
  getOrderStatement: '061',
  getPortfolio: '',
  listHoldings: '',
  listTransactions: '',
  getHoldingsHistory: '',
  createPaymentOrder: '061 071',
  initiatePayment: '051 061 071',
  getPaymentStatus: '061',
  listClients: '',
  createClientCode: '020 061 071',
  uploadElogPhoto: '020 061 071',
};

const codesOfCaller = (auth: string): readonly string[] => {
  if (auth === 'none') return [];
  return auth === 'preAuth' ? ['003'] : ['003', '005'];
};

/** Every documented answer, as `createSwp 071`: the codes of its row, 000, and 003 and 005 by its caller. */
export const documentedAnswers: readonly string[] = operations.flatMap(({ name, auth }) => {
  const own = codesByOperation[name as OperationName].split(' ').filter((code) => code !== '');
  return ['000', ...codesOfCaller(auth), ...own].map((code) => `${name} ${code}`);
});
