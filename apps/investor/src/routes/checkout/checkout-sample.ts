import type { GetSchemeStatisticsAnswer } from '@folioflow/api/contract';
import { chartOperations, parseWithSchema } from '@folioflow/api/schemas';

/** Names of the scheme from which the templates of a checkout are drawn. */
export const sampleScheme = {
  scheme_code: 'SAMPLE1',
  scheme_isin: 'INFSAMPLE001',
  scheme_name: 'sample-scheme',
};
export const sampleAccount = {
  beneficiary_account_no: '900000004321',
  beneficiary_ifsc: 'SAMP0000001',
  beneficiary_bank_name: 'sample-bank',
  is_primary: true,
};
export const CUT_OFF = '13:23:00';

/** Throws if a sample has not the form of the contract. */
export function requireSample<T>(parsed: T | null): T {
  if (parsed === null) throw new Error('A sample of the checkout has not the form of the contract.');
  return parsed;
}

interface SampleChartFields extends Readonly<Record<string, unknown>> {
  readonly isNomineeSuggested: boolean;
}

/** Returns the terms of the sample with a nominee and these further fields. */
export const createSampleChart = ({ isNomineeSuggested, ...fields }: SampleChartFields): GetSchemeStatisticsAnswer =>
  requireSample(
    parseWithSchema<GetSchemeStatisticsAnswer>(chartOperations.getSchemeStatistics.answer, {
      code: '000',
      messageText: '',
      ...sampleScheme,
      is_order_checkout_allowed: true,
      sip_exclude_date_list: [],
      nav_data_list: [],
      sip_order_frequency: [],
      sip_order_terms: [],
      general_order_terms: [],
      seriespie_sector: [],
      optionspie_sector: [],
      bank_account_list: [sampleAccount],
      nominee_list: [
        {
          id: 'sample-id',
          name: 'sample-nominee',
          relationship: 'sample-relationship',
          is_selected: isNomineeSuggested,
        },
      ],
      holdings_list: [],
      fund_manager_list: [],
      client_code: 'SAMPLE',
      ...fields,
    }),
  );

export const rejectUnused = () => Promise.reject(new Error('The first step of a checkout calls nothing else.'));

/** Nothing is uploaded in the first step. */
export const unusedImageStore = {
  register: () => {
    throw new Error('The first step of a checkout has no images.');
  },
};

/** The nominees of a drawn checkout, which has only one. */
export const nomineeList = {
  before: /<legend>[^<]*<\/legend>(?=<label[^>]*><input[^>]* value="sample-id")/,
  after: '<div',
};
