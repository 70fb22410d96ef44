/**
 * Pages that count most when files are formed: those whose bytes have a line in decision 010, and the checkout of a
 * single order. Names as in the manifests.
 */
export const priorityPages = {
  investor: [
    'signIn',
    'sipCalculator',
    'signInCode',
    'passwordReset',
    'emailVerification',
    'pinSetup',
    'schemeList',
    'chart',
    'orderList',
    'sipCheckout',
    'lumpsumCheckout',
    'kycPan',
    'kycAadhaar',
    'kycBank',
    'personalWizard',
    'detailedInformation',
    'incomeInformation',
    'documentsUpload',
    'esignKyc',
    'myKyc',
    'pinChange',
  ],
  backoffice: ['signIn'],
} as const;

/** Pages whose bytes have a line in decision 010 after another page was open. */
export const sequels = {
  investor: [{ page: 'chart', after: 'schemeList' }],
  backoffice: [],
} as const;
