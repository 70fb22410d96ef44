import { type LumpsumOption, type Option, type SipOption, type StpSpecification } from '@folioflow/api/contract';
import { yesNoLetter, type SchemeEntryBase } from './scheme-entry.ts';
import { type PlanFrequency, type LumpsumTraits, type SchemeTraits, type SipTraits } from './scheme-traits.ts';
import { type SchemeTerms } from './types.ts';

type SchemeIdentity = Pick<
  SchemeEntryBase,
  'scheme_code' | 'scheme_name' | 'scheme_isin' | 'scheme_amc' | 'mfapi_scheme_code' | 'scheme_master' | 'sub_category'
> & { readonly scheme_minimum_investment_amount: number };

const grouped = new Intl.NumberFormat('en-IN');

const formatAmountRange = ({ minimum, maximum }: LumpsumTraits): string =>
  maximum < 1 ? `₹${grouped.format(minimum)} and above` : `₹${grouped.format(minimum)} to ₹${grouped.format(maximum)}`;

const frequencyLabels: Readonly<Record<PlanFrequency, string>> = {
  DAILY: 'Daily',
  WEEKLY: 'Weekly',
  MONTHLY: 'Monthly',
  QUARTERLY: 'Quarterly',
};

const PAUSES = { fewest: 1, most: 3 };
const TRANSACTION_MODE = 'DP';

const lockInTerms = (text: string) => ({ lockin_period_flag: yesNoLetter(text !== ''), lockin_period: text });

const createLumpsumOption = (scheme: SchemeIdentity, { terms }: SchemeTraits, range: LumpsumTraits): LumpsumOption => {
  const exchangeCode = scheme.scheme_master[0]?.param_scheme_code ?? scheme.scheme_code;
  const exitLoadFlag = yesNoLetter(terms.exitLoad > 0);
  return {
    order_amount: '',
    display_text: formatAmountRange(range),
    purchase_cutoff_time: terms.cutoff,
    ...lockInTerms(terms.lockIn),
    param_exit_load_flag: exitLoadFlag,
    param_exit_load: String(terms.exitLoad),
    information: {
      minimum_purchase_amount: range.minimum,
      maximum_purchase_amount: range.maximum,
      param_unique_no: scheme.mfapi_scheme_code,
      param_scheme_code: exchangeCode,
      param_redemption_allowed: terms.redemption,
      param_settlement_type: terms.settlement,
      param_stp_flag: terms.stp,
      param_scheme_name: scheme.scheme_name,
      param_swp_flag: terms.swp,
      param_exit_load_flag: exitLoadFlag,
      param_purchase_cutoff_time: terms.cutoff,
    },
  };
};

const createPauseTerms = (isPausable: boolean) => ({
  is_pause_allowed: isPausable,
  pause_text: isPausable ? `You can pause ${PAUSES.fewest} to ${PAUSES.most} instalments.` : '',
  pause_minimum_installments: isPausable ? PAUSES.fewest : 0,
  pause_maximum_installments: isPausable ? PAUSES.most : 0,
});

const createSipOptions = (scheme: SchemeIdentity, { terms }: SchemeTraits, sip: SipTraits): readonly SipOption[] =>
  sip.frequencies.map((frequency) => ({
    display_text: formatAmountRange(sip),
    scheme_name: scheme.scheme_name,
    scheme_code: scheme.scheme_code,
    scheme_isin: scheme.scheme_isin,
    minimum_installment_amount: sip.minimum,
    maximum_installment_amount: sip.maximum,
    transaction_mode: TRANSACTION_MODE,
    ...lockInTerms(terms.lockIn),
    purchase_cutoff_time: terms.cutoff,
    ...createPauseTerms(sip.isPausable),
    sip_exclude_date_list: [...sip.excluded],
    is_nach_mandate: sip.isMandate,
    sip_frequency: frequency,
    sip_dates: sip.dates,
    sip_minimum_installment_numbers: sip.fewest,
    sip_maximum_installment_numbers: sip.most,
    sip_type: sip.isMandate ? 'xsip' : 'sip',
  }));

const stpSpecifications = (scheme: SchemeIdentity, { terms }: SchemeTraits): readonly StpSpecification[] =>
  terms.stpTarget.map((stp) => ({
    scheme_isin: scheme.scheme_isin,
    scheme_code: scheme.scheme_code,
    scheme_name: scheme.scheme_name,
    stp_frequency: stp.frequency,
    stp_in_minimum_installment_amount: stp.minimum,
    stp_in_maximum_installment_amount: stp.maximum,
    stp_minimum_installment_numbers: stp.fewest,
    stp_maximum_installment_numbers: stp.most,
    stp_dates: stp.dates,
  }));

/** Options of the offered frequencies, without duplicates. */
export const frequencyOptions = (frequencies: readonly string[]): Option[] =>
  [...new Set(frequencies)].map((value) => ({
    value,
    label: Object.entries(frequencyLabels).find(([frequency]) => frequency === value)?.[1] ?? value,
  }));

/** Options of the number of transfers, over all specifications. */
export const installmentOptions = (specifications: readonly StpSpecification[]): Option[] => {
  const fewest = Math.min(...specifications.map((each) => each.stp_minimum_installment_numbers));
  const most = Math.max(...specifications.map((each) => each.stp_maximum_installment_numbers));
  return Array.from({ length: Math.max(0, most - fewest + 1) }, (_, index) => ({
    value: String(fewest + index),
    label: `${fewest + index} instalments`,
  }));
};

/** Creates the order terms of a scheme, which the chart shows and orders are checked against. */
export const createSchemeTerms = (scheme: SchemeIdentity, traits: SchemeTraits): SchemeTerms => {
  const { terms, announcedSipDay } = traits;
  return {
    scheme_code: scheme.scheme_code,
    scheme_name: scheme.scheme_name,
    scheme_isin: scheme.scheme_isin,
    scheme_amc: scheme.scheme_amc,
    mfapi_scheme_code: scheme.mfapi_scheme_code,
    scheme_minimum_investment_amount: scheme.scheme_minimum_investment_amount,
    general_order_terms: terms.lumpsum ? [createLumpsumOption(scheme, traits, terms.lumpsum)] : [],
    sip_order_terms: terms.sip ? createSipOptions(scheme, traits, terms.sip) : [],
    stp_scheme_specifications: stpSpecifications(scheme, traits),
    isRedemptionAllowed: terms.redemption === 'Y',
    isStpAllowed: terms.stp === 'Y',
    isSwpAllowed: terms.swp === 'Y',
    exitload: {
      is_allowed: terms.exitLoad > 0,
      value: terms.exitLoad > 0 ? `${terms.exitLoad} %` : '',
      percent: terms.exitLoad,
    },
    purchaseCutoffTime: terms.cutoff,
    subCategory: scheme.sub_category,
    ...(announcedSipDay === undefined ? {} : { announcedSipDay }),
  };
};
