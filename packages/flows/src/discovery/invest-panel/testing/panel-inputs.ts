import type {
  CheckoutFlags,
  LumpsumOption,
  SchemeChart,
  ValidateNomineeTwoFactorAnswer,
} from '@folioflow/api/contract';
import { createSubmissionKeyCounter } from '../../../model-testing/submission-key-counter.ts';
import { investTermsOf } from '../invest-terms.ts';
import type { InvestPanelInput } from '../invest-panel.types.ts';
import { SAMPLE_TODAY, sampleChart, sampleParameters, sampleSipChart } from './sample-chart.ts';

const envelope = {
  code: '000',
  messageText: '',
  navigateScreen: undefined,
  token_id: undefined,
  erase_token_id: undefined,
};

/** The answer that allows orders. */
export const nomineeVerified: ValidateNomineeTwoFactorAnswer = {
  ...envelope,
  result: { is_bse_nominee_verified: true },
  is_bse_nominee_verified: undefined,
  is_order_checkout_allowed: true,
  is_bse_client_code_approved: true,
  order_checkout_validation_message: '',
};

const isDefined = <T>(value: T | undefined): value is T => value !== undefined;
export const panelInput = (change: Partial<SchemeChart> = {}): InvestPanelInput => ({
  scheme: sampleParameters,
  terms: investTermsOf({ ...sampleChart, ...change }, 112.5),
  today: SAMPLE_TODAY,
  newSubmission: createSubmissionKeyCounter(),
});
const { sip_order_frequency, sip_order_terms } = sampleSipChart;
export const withSip = { sip_order_frequency, sip_order_terms };
const [monthly, ...weekly] = sip_order_terms;
export const onlyMonthly = {
  sip_order_frequency: sip_order_frequency.slice(0, 1),
  sip_order_terms: [monthly].filter(isDefined),
};
/** Two ranges of a monthly SIP with a gap between them. */
export const twoRanges = {
  sip_order_frequency: onlyMonthly.sip_order_frequency,
  sip_order_terms: onlyMonthly.sip_order_terms.flatMap((range) => [
    range,
    {
      ...range,
      display_text: '₹1,00,000 and above',
      minimum_installment_amount: 100_000,
      maximum_installment_amount: 0,
      sip_dates: '10,20',
    },
  ]),
};
export const sipUnbounded = {
  sip_order_frequency: sip_order_frequency.slice(1),
  sip_order_terms: weekly.slice(0, 1),
};
const quarterly = { value: 'QUARTERLY', label: 'Quarterly' };
/** Two frequencies, neither of them monthly: the user has to choose one. */
export const withoutMonthly = {
  sip_order_frequency: [...sip_order_frequency.slice(1), quarterly],
  sip_order_terms: [
    ...weekly,
    ...onlyMonthly.sip_order_terms.map((range) => ({ ...range, sip_frequency: 'QUARTERLY' })),
  ],
};
const flags = (change: Partial<CheckoutFlags>): Partial<SchemeChart> => change;

export const notAllowed = flags({
  is_order_checkout_allowed: false,
  is_kyc_esign_verified: false,
  order_checkout_validation_message: 'Finish your KYC with an e-signature to start investing.',
  order_checkout_redirect_url: 'esignkycVerification',
});
export const nomineeUnverified = flags({
  is_order_checkout_allowed: false,
  is_bse_nominee_verified: false,
  order_checkout_validation_message: 'Your nominee is not verified yet. Verify with the codes sent to you.',
  order_checkout_redirect_url: '',
});
export const pending = flags({
  is_pending_order: true,
  order_checkout_validation_message: '',
  order_checkout_redirect_url: '',
});
export const awaitingApproval = flags({
  is_order_checkout_allowed: false,
  is_bse_client_code_approved: false,
  is_bse_nominee_verified: false,
  order_checkout_validation_message: 'Your client code waits for approval by the exchange.',
  order_checkout_redirect_url: 'portfolio',
});
export const shortRedirect = flags({ ...awaitingApproval, order_checkout_redirect_url: 'signin' });
const [option] = sampleChart.general_order_terms as [LumpsumOption];
export const unbounded = {
  general_order_terms: [{ ...option, information: { ...option.information, maximum_purchase_amount: 0 } }],
};
export const two = {
  general_order_terms: [
    option,
    {
      ...option,
      display_text: 'Growth, above ₹2 lakh',
      information: { ...option.information, minimum_purchase_amount: 200_000, maximum_purchase_amount: 9_000_000 },
    },
  ],
};
