import type { ValidateOtpAnswer } from '@folioflow/api/contract';

/** The answer that signs a person in. */
export const authenticatedAnswer: ValidateOtpAnswer = {
  code: '000',
  messageText: '',
  token_id: 'token-2',
  is_authenticated: true,
  navigateScreen: 'portfolio',
  profileData: { login_mobile_number: '9876543210', login_email: 'asha@example.in' },
  masterList: {
    amc_filter_list: {
      amc_list: [],
      amc_category: [],
      amc_risk: [],
      growth_percentage: [],
      minimum_investment: [],
      investment_method: [],
    },
  },
};
