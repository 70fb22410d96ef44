/** What an app is served with, its provider at an address. */
export const configAt = (providerUrl: string) => ({
  providerUrl,
  paymentOrigins: [],
  checkoutOrigins: [],
  esignSdkUrl: '',
  checkoutSdkUrl: '',
  helpdeskUrl: '',
  company: '',
  supportEmail: '',
  supportPhone: '',
});
