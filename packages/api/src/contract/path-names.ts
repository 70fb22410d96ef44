// Every path of the contract, under the base `/api/v1`: the one place where a path changes. Each is a constant of its own, so
// that a bundle holds the paths it calls.

export const login = '/user/login';
export const sendOtp = '/user/sendotp';
export const validateOtp = '/user/validateotp';
export const verifyEmail = '/user/verifyemail';
export const resetPassword = '/user/resetpassword';
export const sendTwoFactorOtp = '/user/2factor/sendotp';
export const verifyMpin = '/user/verifympin';
export const activateAccount = '/user/verifyaccount';
export const logout = '/user/logout';

export const getStageInfo = '/master/stageinfo';
export const verifyIdProof = '/validation/verifyidproof';
export const verifyStage = '/validation/verifystage';
export const verifyPersonal = '/validation/personal';
export const updatePersonalInfo = '/validation/personal/update';
export const uploadCheque = '/validation/verifyid';
export const uploadNominee = '/validation/nominee/upload';
export const validateNomineeTwoFactor = '/validation/nominee/2factor';

export const verifyBankAccount = '/validation/bankaccount';
export const addBankAccount = '/validation/bankaccount/add';
export const saveBankAccount = '/validation/bankaccount/save';
export const listBankAccounts = '/master/bankaccountlist';
export const makePrimaryBankAccount = '/validation/bankaccount/primary';

export const getNachMandate = '/master/nachmandate';
export const registerMandate = '/xsip/mandate/register';
export const uploadMandate = '/validation/nachmandate/upload';
export const refreshMandate = '/validation/nachmandate/status';
export const cancelMandate = '/validation/nachmandate/cancel';

export const listSchemes = '/master/schemelist';
export const listWatchlistSchemes = '/master/schemewatchlist';
export const listAdviceSchemes = '/master/schemeadviselist';
export const addWatchlist = '/master/watchlist/add';
export const modifyWatchlist = '/master/watchlist/modify';
export const orderAdvice = '/payment/schemeadvise/order';
export const getSchemeStatistics = '/master/scheme/statistics';

export const listNominees = '/master/nomineelist';
export const createSingleOrder = '/order/create';
export const createXsipOrder = '/xsip/create';
export const createSipOrder = '/sip/create';
export const listStpSchemes = '/master/stplist';
export const registerStp = '/stp/register';
export const createSwp = '/swp/create';
export const cancelSwp = '/swp/cancel';

export const listOrders = '/order/list';
export const orderPaymentStatus = '/order/payment/status';
export const createAdditionalOrder = '/order/additional';
export const sendRedeemOtp = '/order/redeem/2factor';
export const redeemOrder = '/order/modify';
export const cancelOrder = '/order/cancel';
export const cancelXsip = '/xsip/cancel';
export const cancelSip = '/sip/cancel';
export const pauseXsip = '/xsip/pause';
export const pauseSip = '/sip/pause';
export const getOrderStatement = '/master/order/statement';
export const getPortfolio = '/order/portfolio';

export const createPaymentOrder = '/order/payment/create';
export const initiatePayment = '/order/payment/initiate';

export const listClients = '/master/clientlist';
export const createClientCode = '/master/client/create';
export const uploadElogPhoto = '/master/client/upload/photograph';
