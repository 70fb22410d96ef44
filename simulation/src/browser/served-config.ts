import { PROVIDER_ORIGIN } from '../world/provider.ts';

/** The configuration of both apps in a simulation. */
export const servedConfig = {
  providerUrl: `${PROVIDER_ORIGIN}/api/v1`,
  paymentOrigins: [PROVIDER_ORIGIN],
  esignSdkUrl: '',
  checkoutSdkUrl: '',
  checkoutOrigins: [],
  helpdeskUrl: '',
  company: '',
  product: '',
  logoUrl: '',
  arn: 'ARN-000000',
  euin: 'E000000',
  grievanceOfficer: 'Officer, officer@example.com',
  supportEmail: '',
  supportPhone: '',
} as const;
