/** The route names that a provider may send in `navigateScreen` (contract 1.3). */
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
