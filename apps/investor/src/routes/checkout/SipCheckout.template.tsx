import type { GetSchemeStatisticsAnswer, ListBankAccountsAnswer } from '@folioflow/api/contract';
import { accountsOperations, parseWithSchema } from '@folioflow/api/schemas';
import { acceptedLocally, parseSipCheckoutState, sipCheckout } from '@folioflow/flows';
import { SipCheckout } from '@folioflow/ui/screens/checkout/SipCheckout/SipCheckout';
import { createActor } from 'xstate';
import { runSample, type DrawnSample } from '../../draw-template.tsx';
import {
  createSampleChart,
  CUT_OFF,
  rejectUnused,
  requireSample,
  sampleAccount,
  sampleScheme,
  unusedImageStore,
} from './checkout-sample.ts';

const FIRST_DAY = '17/05/2031';
const option = {
  ...sampleScheme,
  display_text: 'sample-option',
  minimum_installment_amount: 1,
  maximum_installment_amount: 9999,
  purchase_cutoff_time: CUT_OFF,
  sip_frequency: 'MONTHLY',
  sip_dates: '17',
  sip_minimum_installment_numbers: 1,
  sip_maximum_installment_numbers: 99,
  sip_type: 'xsip',
};

/** Navigation state of the sample. */
const usr = {
  selected_order: option,
  sip_order: {
    ...sampleScheme,
    sip_frequency: 'MONTHLY',
    sip_amount: '4321',
    sip_date: 17,
    sip_date_value: FIRST_DAY,
    sip_installment_numbers: 37,
  },
  nominee_list: [],
};

interface SampleFields {
  readonly isMandateNeeded: boolean;
  readonly isNomineeSuggested: boolean;
}

const createChart = ({ isMandateNeeded, isNomineeSuggested }: SampleFields): GetSchemeStatisticsAnswer =>
  createSampleChart({
    isNomineeSuggested,
    sip_minimum_date: FIRST_DAY,
    sip_maximum_date: FIRST_DAY,
    sip_order_terms: [{ ...option, is_nach_mandate: isMandateNeeded }],
  });

const accounts = requireSample(
  parseWithSchema<ListBankAccountsAnswer>(accountsOperations.listBankAccounts.answer, {
    code: '000',
    messageText: '',
    result: {
      customer_bank_list: [sampleAccount],
      customer_mandate_list: [],
      customer_pending_mandate_list: [],
      customer_mandate_debit_list: [],
      mandate_nach_list: [],
    },
  }),
);

const unusedPorts = {
  listNominees: rejectUnused,
  uploadDeclaration: rejectUnused,
  prepareImage: rejectUnused,
  registerMandate: rejectUnused,
  getNachMandate: rejectUnused,
  uploadScan: rejectUnused,
  refreshMandate: rejectUnused,
  cancelMandate: rejectUnused,
  sendTwoFactorOtp: rejectUnused,
  createSipOrder: rejectUnused,
  listOrders: rejectUnused,
};

/** Draws the first step of the checkout as the flow shows it. */
async function drawFirstStep(chart: GetSchemeStatisticsAnswer, isNomineeSuggested: boolean): Promise<DrawnSample> {
  const flow = sipCheckout({
    getSchemeStatistics: () => Promise.resolve(acceptedLocally(chart)),
    listBankAccounts: () => Promise.resolve(acceptedLocally(accounts)),
    ...unusedPorts,
  });
  const requestedSip = parseSipCheckoutState(usr);
  const actor = createActor(flow.machine, {
    input: { requestedSip, today: () => '2031-05-01', newSubmission: () => 'sample' },
  });
  const { view, remote } = await runSample(
    flow,
    actor,
    (current) =>
      current.screen === 'choosing' &&
      current.nominee !== undefined &&
      current.canConfirmNominee === isNomineeSuggested &&
      current,
  );
  return {
    page: <SipCheckout view={view} remote={remote} imageStore={unusedImageStore} />,
    lists: [],
  };
}

const createSample = (fields: SampleFields) => {
  const chart = createChart(fields);
  return { answers: [chart, accounts], state: { usr }, draw: () => drawFirstStep(chart, fields.isNomineeSuggested) };
};

/** A question of the nominee with and without a mandate after it, and a suggested nominee. */
export const samples = [
  { isMandateNeeded: true, isNomineeSuggested: false },
  { isMandateNeeded: false, isNomineeSuggested: false },
  { isMandateNeeded: true, isNomineeSuggested: true },
].map(createSample);

export { nomineeList as list } from './checkout-sample.ts';
