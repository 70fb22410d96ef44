/** Constants sent by the client (contract 1.7). */
export const LOGIN_ROLES = ['customer', 'backoffice'] as const;
export type LoginRole = (typeof LOGIN_ROLES)[number];

export const LOGIN_REQUEST_FROM = ['mobile', 'email', 'pin'] as const;
export type LoginRequestFrom = (typeof LOGIN_REQUEST_FROM)[number];

export const LOGIN_REQUEST_MODES = ['sendotp', 'verifyotp', 'verifypassword', 'verifypin', 'resetpassword'] as const;
export type LoginRequestMode = (typeof LOGIN_REQUEST_MODES)[number];

export const SCREEN_NAMES = ['signin', 'signup'] as const;
export type ScreenName = (typeof SCREEN_NAMES)[number];

/** What a two-factor code is asked for. The last two are proposed by us (C-25). */
export const REQUEST_ACTIONS = {
  nomineeUpdate: 'nominee update',
  sipOrder: 'sip order registration',
  swpRegistration: 'swp registration',
  redeemOrder: 'redeem order',
  singleOrder: 'single order registration',
  pinChange: 'mpin change',
} as const;
export type RequestAction = (typeof REQUEST_ACTIONS)[keyof typeof REQUEST_ACTIONS];

/** Only these two actions also send a code by e-mail. */
export const isOtpEmailRequired = (action: RequestAction): boolean =>
  action === REQUEST_ACTIONS.nomineeUpdate || action === REQUEST_ACTIONS.redeemOrder;

export const REQUEST_FROM = {
  orderResponse: 'orderResponse',
  sipResponse: 'sipResponse',
  paymentResponse: 'paymentResponse',
  pin: 'pin',
} as const;

export const ORDER_PAYMENT_STATUS = 'order_payment_status';

export const ORDER_TYPES = ['single', 'xsip', 'stp', 'sip'] as const;
export type OrderType = (typeof ORDER_TYPES)[number];
/** The three lists; `xsip` also answers plain SIP orders. */
export const LISTED_ORDER_TYPES = ['single', 'xsip', 'stp'] as const;
export type ListedOrderType = (typeof LISTED_ORDER_TYPES)[number];
export const ORDER_TYPE_LABELS = { single: 'Lumpsum', xsip: 'SIP', stp: 'STP' } as const satisfies Record<
  ListedOrderType,
  string
>;

export const BUY = 'P';
export const SELL = 'R';
export const FRESH = 'FRESH';
export const ADDITIONAL = 'ADDITIONAL';
export const ORDER_MODE = 'MOD';
export const STP_SCHEMES = 'stp schemes';

/** The first one is the default. */
export const PAYMENT_MODES = ['DIRECT', 'UPI'] as const;
export type PaymentMode = (typeof PAYMENT_MODES)[number];

export const NOMINEE_OPTIONS = ['existing', 'none'] as const;
export type NomineeOption = (typeof NOMINEE_OPTIONS)[number];
export const NO_NOMINEE_ID = 'none';
/** Hidden when the marital status is single (D-66). */
export const MARRIED_RELATIONSHIPS = ['Wife', 'Husband', 'Son', 'Daughter'] as const;
export const GENERAL_RELATIONSHIPS = ['Mother', 'Father', 'Brother', 'Sister', 'Friend', 'Relative'] as const;
export const RELATIONSHIPS = [...MARRIED_RELATIONSHIPS, ...GENERAL_RELATIONSHIPS] as const;
export const IDENTITY_PROOFS = ['aadhaar', 'pan', 'voter_id', 'driving_license'] as const;
export type IdentityProof = (typeof IDENTITY_PROOFS)[number];

export const MANDATE_TYPE = 'X';
export const MANDATE_UPLOAD_TYPE = 'XSIP';

export const STAGE_NAMES = ['pan', 'aadhaar', 'bank', 'personal', 'esignkyc'] as const;
export type StageName = (typeof STAGE_NAMES)[number];
export const BACKOFFICE_STAGES = {
  createClientCode: 'create client code',
  uploadElogPhoto: 'elog photo upload',
} as const;
export const UPDATE_ATTRIBUTES = ['address', 'income', 'nominee'] as const;
export type UpdateAttribute = (typeof UPDATE_ATTRIBUTES)[number];

export interface UploadLabels {
  readonly id_type: string;
  readonly folder_name: string;
  readonly attachment_category: string;
}
export const UPLOADS = {
  pan: { id_type: 'pan', folder_name: 'pan', attachment_category: 'pan' },
  aadhaar: { id_type: 'aadhaar', folder_name: 'aadhaar', attachment_category: 'aadhaar' },
  cheque: { id_type: 'cheque', folder_name: 'bank', attachment_category: 'cheque' },
  guardianPan: { id_type: 'pan', folder_name: 'personal', attachment_category: 'nominee_guardian' },
  photograph: { id_type: 'photo', folder_name: 'personal', attachment_category: 'photo' },
} as const satisfies Record<string, UploadLabels>;
/** The proof of a nominee: front and back, labelled with the chosen proof. */
export const nomineeProofUpload = (
  proof: IdentityProof,
  side: 'front' | 'back',
): UploadLabels & { readonly id_type: IdentityProof } => ({
  id_type: proof,
  folder_name: 'personal',
  attachment_category: `nominee_${side}`,
});
export const NO_NOMINEE_UPLOAD = 'no-nominee';
export const MANDATE_UPLOAD = 'scanmandate';

/** The route names a provider may answer in `navigateScreen` (contract 1.3). */
export const SERVER_SCREENS = [
  'signin',
  'otp-2',
  'verify-email',
  'verify-pin',
  'panVerification',
  'aadhaarVerification',
  'bankVerification',
  'personalVerification',
  'esignkycVerification',
  'schemeList',
  'portfolio',
  'orderList',
  'sipList',
  'stpList',
  'sipResponse',
  'orderResponse',
  'fyInformation',
  'clientList',
] as const;
export type ServerScreen = (typeof SERVER_SCREENS)[number];
