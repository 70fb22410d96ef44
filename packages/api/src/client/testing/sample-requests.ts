import { UPLOADS, type OperationName, type Provider } from '../../contract/index.ts';
import { freshOrder, order, sipPayload } from '../../contract/fixtures/orders.ts';
import { stpOrder, stpSpecification } from '../../contract/fixtures/transfers.ts';
import { personalInfo } from '../../contract/fixtures/kyc.ts';
import { nominee } from '../../contract/fixtures/people.ts';
import { scheme } from '../../contract/fixtures/schemes.ts';

const twoFactorFields = { mobile_otp: '123456', email_otp: '', twofactor_token_id: 'two-1' };
const login_role = 'customer';
const picture = (name: string) => new File(['scan'], name, { type: 'image/png' });
const tiffCopy = new File(['copy'], 'copy.tiff', { type: 'image/tiff' });
const pinFields = { order_id: 'ord-1', order_registration_no: '70000001', pin_verification_value: '1234' };
const swpTerms = {
  swp_no_of_installments: 12,
  swp_frequency: 'MONTHLY',
  swp_amount: '1000',
  swp_date: '01/12/2026',
};
const emailFields = { login_email: 'asha@example.in', login_role, login_request_from: 'email' } as const;

const redemptionFields = { buy_sell: 'R', order_id: 'order-1', order_mode: 'MOD', order_amount: '2000' } as const;

/** A valid request for every operation. */
export const sampleRequests: { readonly [N in OperationName]: Parameters<Provider[N]>[0] } = {
  login: { ...emailFields, login_hint: 'secret1', screen_name: 'signin', login_request_mode: 'verifypassword' },
  sendOtp: { ...emailFields, login_mobile_number: '' },
  validateOtp: { ...emailFields, login_otp: '123456', login_request_mode: 'verifyotp', is_password_reset: false },
  verifyEmail: { ...emailFields, login_request_mode: 'sendotp' },
  resetPassword: { ...emailFields, login_request_mode: 'sendotp' },
  sendTwoFactorOtp: { login_role, client_info: { request_action: 'mpin change', is_otp_email_required: false } },
  verifyMpin: { login_role, request_from: 'pin', request_mode: 'verifypin', pin_hint: '1234', ...twoFactorFields },
  activateAccount: {},
  logout: {},
  getStageInfo: { stage_name: 'pan' },
  verifyIdProof: { ...UPLOADS.pan, upload_pan: picture('pan.png') },
  verifyStage: { verify_stage: 'aadhaar' },
  verifyPersonal: {
    ...UPLOADS.photograph,
    verify_stage: 'personal',
    upload_file: [picture('photo.png'), tiffCopy],
    personal_information: personalInfo,
  },
  updatePersonalInfo: { update_attribute: 'address', address_information: personalInfo.address_information },
  uploadCheque: {
    ...UPLOADS.cheque,
    upload_addbank: [picture('cheque.png'), tiffCopy],
    is_master_update_required: true,
    bank_info: { account_number: '123456', ifsc_code: 'SBOX0000001', account_type: 'SB', bank_name: 'SBOX' },
  },
  verifyBankAccount: {
    client_bank_account_number_1: '123456',
    client_ifsc_code_1: 'SBOX0000001',
    client_bank_account_type_1: 'SB',
    client_bank: 'SBOX',
  },
  saveBankAccount: {
    ...UPLOADS.cheque,
    request_mode: 'add',
    account_information: {
      bank_account_number: '123456',
      bank_ifsc_code: 'SBOX0000001',
      bank_account_type: 'SB',
      bank_name: 'SBOX',
    },
    upload_addbank: picture('cheque.png'),
  },
  listBankAccounts: { sip_date: 5, scheme_name: 'N', scheme_code: 'SC01' },
  makePrimaryBankAccount: {
    request_mode: 'primary',
    beneficiary_account_no: '123456',
    beneficiary_ifsc: 'SBOX0000001',
    pin_verification_value: '1234',
  },
  getNachMandate: { mandate_id: 'M1001' },
  registerMandate: {
    client_info: {
      account_no: '123456',
      account_type: 'SB',
      ifsc_code: 'SBOX0000001',
      account_holder_name: 'Asha Verma',
      sip_date: 5,
      debit_amount: 25_000,
      request_mode: 'web',
      mandate_type: 'X',
    },
  },
  uploadMandate: {
    upload_file: picture('M1001.png'),
    id_type: 'scanmandate',
    mandateId: 'M1001',
    mandateType: 'XSIP',
    imageName: 'M1001.png',
    imageType: 'image/png',
    pFileBytes: 'c2Nhbg==',
  },
  refreshMandate: { mandate_id: 'M1001' },
  cancelMandate: { mandate_id: 'M1001' },
  listClients: {},
  createClientCode: { customer_id: 'CUST00000001', is_backoffice: true, stage_name: 'create client code' },
  uploadElogPhoto: { customer_id: 'CUST00000001', is_backoffice: true, stage_name: 'elog photo upload' },
  uploadNominee: {
    file: picture('front.png'),
    id_type: 'pan',
    imageName: 'front.png',
    imageType: 'image/png',
    nominee_information: nominee,
  },
  validateNomineeTwoFactor: { two_factor_authentication: twoFactorFields },
  listSchemes: { file_index: 0 },
  listWatchlistSchemes: { file_index: 0 },
  listAdviceSchemes: { file_index: 0 },
  addWatchlist: { scheme_watchlist: [scheme], request_mode: 'add', watchlist_name: 'Long term' },
  modifyWatchlist: {
    watchlist_id: 'watch-1',
    watchlist_name: 'Long term',
    scheme_watchlist: [scheme],
    request_mode: 'modify',
  },
  orderAdvice: {
    selected_watchlist: {
      id: 'watch-1',
      label: 'Long term',
      value: 'watch-1',
      scheme_list: [],
      subscription_enabled: false,
    },
    request_mode: 'create order',
    pricing_plan: { id: 'P1', label: 'Monthly', value: 'P1' },
    scheme_advisor: { _id: 'A1', description: 'Anita Rao', value: 'A1' },
    watchlist_name: 'Long term',
  },
  getSchemeStatistics: { param_isin: 'I', param_scheme_code: 'SC01', param_scheme_name: 'N' },
  listNominees: { scheme_name: 'N', scheme_code: 'SC01' },
  createSingleOrder: { client_info: freshOrder, two_factor_authentication: twoFactorFields },
  createSipOrder: { order_type: 'xsip', client_info: sipPayload, two_factor_authentication: twoFactorFields },
  cancelOrder: { order_type: 'single', client_info: { ...pinFields, order_number: '10000001' } },
  cancelSip: { order_type: 'xsip', client_info: { ...pinFields, sip_type: 'xsip', order_number: '' } },
  pauseSip: { order_type: 'xsip', client_info: { ...pinFields, sip_type: 'xsip', pause_no_of_installments: 2 } },
  listStpSchemes: {
    file_index: 0,
    scheme_filter: { scheme_amc: 'HDFC' },
    request_for: 'stp schemes',
    selected_order: order,
  },
  registerStp: {
    source_scheme: order,
    target_scheme: stpSpecification,
    stp_order: stpOrder,
    pin_verification_value: '1234',
  },
  sendRedeemOtp: {
    client_info: {
      ...redemptionFields,
      order_number: '55501',
      request_action: 'redeem order',
      is_otp_email_required: true,
    },
  },
  createSwp: {
    order_type: 'single',
    client_info: { order_id: 'ord-1', swp_order: { ...swpTerms, ...twoFactorFields } },
  },
  cancelSwp: {
    order_type: 'xsip',
    client_info: {
      sip_type: 'xsip',
      order_id: 'ord-1',
      swp_order: { ...swpTerms, mobile_otp: '', email_otp: '', twofactor_token_id: '' },
      pin_verification_value: '1234',
    },
  },
  redeemOrder: { client_info: redemptionFields, ...twoFactorFields, email_otp: '654321' },
  createAdditionalOrder: {
    client_info: {
      buy_sell: 'P',
      buy_sell_type: 'ADDITIONAL',
      order_id: 'order-1',
      order_mode: 'MOD',
      order_amount: '5000',
    },
  },
  getOrderStatement: { order_registration_no: '100200300', order_number: '55501', order_type: 'single' },
  getSipResponse: {
    request_from: 'sipResponse',
    request_mode: 'order_payment_status',
    order_type: 'xsip',
    order_number: '55501',
    selected_order: order,
  },
  listOrders: { order_type: 'single' },
  getOrderStatus: {
    request_mode: 'order_payment_status',
    order_type: 'single',
    order_number: '55501',
    order_id: 'order-1',
    selected_order: order,
    check_mandate_status: false,
  },
  getPortfolio: {},
  createPaymentOrder: { order_no: '55501', order_type: 'single', order_amount: '5000' },
  initiatePayment: {
    order_no: '55501',
    order_registration_no: '',
    order_type: 'single',
    order_start_date: '20/11/2026',
    order_amount: '5000',
    payment_mode: 'DIRECT',
    upi_id: '',
  },
  getOrderResponse: {
    request_from: 'orderResponse',
    request_mode: 'order_payment_status',
    order_type: 'single',
    order_number: '55501',
    selected_order: order,
  },
  getPaymentStatus: { request_from: 'paymentResponse', request_mode: 'order_payment_status', order_number: '55501' },
};

export const operationNames = Object.keys(sampleRequests) as OperationName[];

type AnyMethod = (request: object, options?: object) => Promise<{ readonly kind: string }>;
/** Calls an operation by its name with its sample request. */
export const callSample = (provider: Provider, name: OperationName, options: object = {}) =>
  (provider[name] as AnyMethod)(sampleRequests[name], options);
