/**
 * Pages that count most when files are formed: those whose bytes have a ceiling in decision 010, and the checkout of a
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

/**
 * Pages that count more or less than the pages above, in times of an average page; found by trying. The portfolio has
 * no ceiling for its bytes, but a limit for the time until its first holding (016). The scheme list is the largest of
 * them. A chart is larger by its library, which has a ceiling of its own.
 */
export const pageFactors: Readonly<Record<keyof typeof priorityPages, Readonly<Record<string, number>>>> = {
  investor: { portfolio: 6, schemeList: 24, chart: 16 },
  backoffice: {},
};

/** Pages whose bytes have a ceiling in decision 010 after another page was open. */
export const sequels = {
  investor: [{ page: 'chart', after: 'schemeList' }],
  backoffice: [],
} as const;
