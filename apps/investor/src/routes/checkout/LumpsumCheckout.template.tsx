import type { GetSchemeStatisticsAnswer } from '@folioflow/api/contract';
import { acceptedLocally, lumpsumCheckout, parseLumpsumCheckoutSubject } from '@folioflow/flows';
import { LumpsumCheckout } from '@folioflow/ui/screens/checkout/LumpsumCheckout/LumpsumCheckout';
import { createActor } from 'xstate';
import { runSample, type DrawnSample } from '../../draw-template.tsx';
import { createSampleChart, CUT_OFF, rejectUnused, sampleScheme, unusedImageStore } from './checkout-sample.ts';

const option = {
  order_amount: '4321',
  display_text: 'sample-option',
  purchase_cutoff_time: CUT_OFF,
  information: {
    param_scheme_name: sampleScheme.scheme_name,
    param_scheme_code: sampleScheme.scheme_code,
    param_unique_no: '1',
    param_redemption_allowed: 'Y',
    param_exit_load_flag: 'Y',
    param_swp_flag: 'Y',
    minimum_purchase_amount: 1,
    maximum_purchase_amount: 9999,
  },
};

/** Navigation state of the sample. */
const usr = { selected_order: sampleScheme, general_order: option, nominee_list: [] };

const unusedPorts = {
  listNominees: rejectUnused,
  uploadDeclaration: rejectUnused,
  prepareImage: rejectUnused,
  sendTwoFactorOtp: rejectUnused,
  createSingleOrder: rejectUnused,
  listOrders: rejectUnused,
};

/** Draws the first step of the checkout as the flow shows it. */
async function drawFirstStep(chart: GetSchemeStatisticsAnswer, isNomineeSuggested: boolean): Promise<DrawnSample> {
  const flow = lumpsumCheckout({
    getSchemeStatistics: () => Promise.resolve(acceptedLocally(chart)),
    ...unusedPorts,
  });
  const actor = createActor(flow.machine, {
    input: { subject: parseLumpsumCheckoutSubject(usr), newSubmission: () => 'sample' },
  });
  const { view, remote } = await runSample(
    flow,
    actor,
    (current) =>
      current.screen === 'choosing' &&
      current.nominee !== undefined &&
      current.canReview === isNomineeSuggested &&
      current,
  );
  return {
    page: <LumpsumCheckout view={view} remote={remote} imageStore={unusedImageStore} />,
    lists: [],
  };
}

const createSample = (isNomineeSuggested: boolean) => {
  const chart = createSampleChart({ isNomineeSuggested, general_order_terms: [option] });
  return { answers: [chart], state: { usr }, draw: () => drawFirstStep(chart, isNomineeSuggested) };
};

/** The question of the nominee, and a suggested nominee. */
export const samples = [false, true].map(createSample);

export { nomineeList as list } from './checkout-sample.ts';
