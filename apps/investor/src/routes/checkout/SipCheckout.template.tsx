import type { GetSchemeStatisticsAnswer, ListBankAccountsAnswer } from '@folioflow/api/contract';
import { accountsOperations, chartOperations, parseWithSchema } from '@folioflow/api/schemas';
import {
  acceptedLocally,
  observeFlow,
  parseSipCheckoutState,
  remoteOf,
  sipCheckout,
  waitForView,
} from '@folioflow/flows';
import { choosingNominee } from '@folioflow/flows/sip-checkout/choosing-nominee';
import { SipCheckout } from '@folioflow/ui/screens/checkout/SipCheckout/SipCheckout';
import { createActor } from 'xstate';
import type { DrawnSample } from '../../draw-template.tsx';

const FIRST_DAY = '17/05/2031';
const scheme = { scheme_code: 'SAMPLE1', scheme_isin: 'INFSAMPLE001', scheme_name: 'sample-scheme' };

const option = {
  ...scheme,
  display_text: 'sample-option',
  minimum_installment_amount: 1,
  maximum_installment_amount: 9999,
  purchase_cutoff_time: '13:23:00',
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
    ...scheme,
    sip_frequency: 'MONTHLY',
    sip_amount: '4321',
    sip_date: 17,
    sip_date_value: FIRST_DAY,
    sip_installment_numbers: 37,
  },
};

interface SampleFields {
  readonly isMandateNeeded: boolean;
  readonly isNomineeSuggested: boolean;
}

function requireParsed<T>(parsed: T | null, name: string): T {
  if (parsed === null) throw new Error(`The sample of ${name} has not the form of the contract.`);
  return parsed;
}

const createChart = ({ isMandateNeeded, isNomineeSuggested }: SampleFields): GetSchemeStatisticsAnswer =>
  requireParsed(
    parseWithSchema<GetSchemeStatisticsAnswer>(chartOperations.getSchemeStatistics.answer, {
      code: '000',
      messageText: '',
      ...scheme,
      is_order_checkout_allowed: true,
      sip_minimum_date: FIRST_DAY,
      sip_maximum_date: FIRST_DAY,
      sip_exclude_date_list: [],
      nav_data_list: [],
      sip_order_frequency: [],
      sip_order_terms: [{ ...option, is_nach_mandate: isMandateNeeded }],
      general_order_terms: [],
      seriespie_sector: [],
      optionspie_sector: [],
      bank_account_list: [],
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
    }),
    'getSchemeStatistics',
  );

const accounts = requireParsed(
  parseWithSchema<ListBankAccountsAnswer>(accountsOperations.listBankAccounts.answer, {
    code: '000',
    messageText: '',
    result: {
      customer_bank_list: [
        {
          beneficiary_account_no: '900000004321',
          beneficiary_ifsc: 'SAMP0000001',
          beneficiary_bank_name: 'sample-bank',
          is_primary: true,
        },
      ],
      customer_mandate_list: [],
      customer_pending_mandate_list: [],
      customer_mandate_debit_list: [],
      mandate_nach_list: [],
    },
  }),
  'listBankAccounts',
);

const rejectUnused = () => Promise.reject(new Error('The first step of the checkout calls nothing else.'));
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

/** Nothing is uploaded in the first step. */
const imageStore = {
  register: () => {
    throw new Error('The first step of the checkout has no images.');
  },
};

/** Draws the first step of the checkout as the flow shows it. */
async function drawFirstStep(chart: GetSchemeStatisticsAnswer, isNomineeSuggested: boolean): Promise<DrawnSample> {
  const flow = sipCheckout(
    {
      getSchemeStatistics: () => Promise.resolve(acceptedLocally(chart)),
      listBankAccounts: () => Promise.resolve(acceptedLocally(accounts)),
      ...unusedPorts,
    },
    {
      nominee: () => Promise.resolve(choosingNominee),
      declaration: rejectUnused,
      mandate: rejectUnused,
      recentOrder: rejectUnused,
      codes: rejectUnused,
    },
  );
  const requestedSip = parseSipCheckoutState(usr);
  const actor = createActor(flow.machine, {
    input: { requestedSip, today: '2031-05-01', newSubmission: () => 'sample' },
  });
  const view = observeFlow(flow, actor);
  actor.start();
  const shown = await waitForView(
    view,
    (current) =>
      current.screen === 'choosing' &&
      current.nominee !== undefined &&
      current.canConfirmNominee === isNomineeSuggested &&
      current,
  );
  actor.stop();
  return {
    page: <SipCheckout view={shown} remote={remoteOf(flow, () => actor)} imageStore={imageStore} />,
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

/** The nominees of the page, which has only one. */
export const list = {
  before: /<legend>[^<]*<\/legend>(?=<label[^>]*><input[^>]* value="sample-id")/,
  after: '<div',
};
