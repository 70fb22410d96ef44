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
  supportEmail: '',
  supportPhone: '',
} as const;
