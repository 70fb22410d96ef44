/** Creates the served configuration of an app with this provider. */
export const createTestConfig = (providerUrl: string) => ({
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
