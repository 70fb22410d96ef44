/** Every path of the contract, under the base `/api/v1`. The one place where a path changes. */
export const PATHS = {
  login: '/user/login',
  sendOtp: '/user/sendotp',
  validateOtp: '/user/validateotp',
  verifyEmail: '/user/verifyemail',
  resetPassword: '/user/resetpassword',
  sendTwoFactorOtp: '/user/2factor/sendotp',
  verifyMpin: '/user/verifympin',
  activateAccount: '/user/verifyaccount',
  logout: '/user/logout',

  getStageInfo: '/master/stageinfo',
  verifyIdProof: '/validation/verifyidproof',
  verifyStage: '/validation/verifystage',
  verifyPersonal: '/validation/personal',
  updatePersonalInfo: '/validation/personal/update',
  uploadCheque: '/validation/verifyid',
  uploadNominee: '/validation/nominee/upload',
  validateNomineeTwoFactor: '/validation/nominee/2factor',

  verifyBankAccount: '/validation/bankaccount',
  addBankAccount: '/validation/bankaccount/add',
  saveBankAccount: '/validation/bankaccount/save',
  listBankAccounts: '/master/bankaccountlist',
  makePrimaryBankAccount: '/validation/bankaccount/primary',

  getNachMandate: '/master/nachmandate',
  registerMandate: '/xsip/mandate/register',
  uploadMandate: '/validation/nachmandate/upload',
  refreshMandate: '/validation/nachmandate/status',
  cancelMandate: '/validation/nachmandate/cancel',

  listSchemes: '/master/schemelist',
  listWatchlistSchemes: '/master/schemewatchlist',
  listAdviceSchemes: '/master/schemeadviselist',
  addWatchlist: '/master/watchlist/add',
  modifyWatchlist: '/master/watchlist/modify',
  orderAdvice: '/payment/schemeadvise/order',
  getSchemeStatistics: '/master/scheme/statistics',

  listNominees: '/master/nomineelist',
  createSingleOrder: '/order/create',
  createXsipOrder: '/xsip/create',
  createSipOrder: '/sip/create',
  listStpSchemes: '/master/stplist',
  registerStp: '/stp/register',
  createSwp: '/swp/create',
  cancelSwp: '/swp/cancel',

  listOrders: '/order/list',
  orderPaymentStatus: '/order/payment/status',
  createAdditionalOrder: '/order/additional',
  sendRedeemOtp: '/order/redeem/2factor',
  redeemOrder: '/order/modify',
  cancelOrder: '/order/cancel',
  cancelXsip: '/xsip/cancel',
  cancelSip: '/sip/cancel',
  pauseXsip: '/xsip/pause',
  pauseSip: '/sip/pause',
  getOrderStatement: '/master/order/statement',
  getPortfolio: '/order/portfolio',

  createPaymentOrder: '/order/payment/create',
  initiatePayment: '/order/payment/initiate',

  listClients: '/master/clientlist',
  createClientCode: '/master/client/create',
  uploadElogPhoto: '/master/client/upload/photograph',
} as const;

/** Joins with exactly one slash, whichever way either part is spelled. */
export const joinPath = (base: string, path: string): string =>
  `${base.replace(/\/+$/, '')}/${path.replace(/^\/+/, '')}`;
