import type { AppConfig } from '../../config/config.ts';

/** Creates the served configuration of an app with this provider. */

export const createTestConfig = (providerUrl: string): AppConfig => ({
  providerUrl,
  paymentOrigins: [],
  checkoutOrigins: [],
  esignSdkUrl: '',
  checkoutSdkUrl: '',
  helpdeskUrl: '',
  company: '',
  product: '',
  logoUrl: '',
  supportEmail: '',
  supportPhone: '',
});
