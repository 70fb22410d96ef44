import { createSubmissionKeyCounter } from '../../../model-testing/submission-key-counter.ts';
import { accepted } from '../../../kit/port.ts';
import { startFlow } from '../../../model-testing/start-flow.ts';
import { SAMPLE_TODAY, sampleChart, sampleParameters } from './sample-chart.ts';
import { investPanel } from '../invest-panel.flow.ts';
import { investTermsOf } from '../invest-terms.ts';
import type { InvestPanelView, InvestDraftPatch } from '../invest-panel.types.ts';

type OpenPanelView = Exclude<InvestPanelView, { screen: 'left' }>;

/** Starts the real panel with deferred ports and a test clock. */
export function startPanel(change: Partial<typeof sampleChart> = {}) {
  const terms = investTermsOf({ ...sampleChart, ...change }, 112.5);
  const newSubmission = createSubmissionKeyCounter();
  const input = { scheme: sampleParameters, terms, today: SAMPLE_TODAY, newSubmission };
  const { ports, view, ...run } = startFlow(investPanel, input);
  const { sendTwoFactorOtp, validateNomineeTwoFactor } = ports;
  const panel = (): OpenPanelView => {
    const seen = view();
    if (seen.screen === 'left') throw new Error('The panel is left.');
    return seen;
  };
  const form = () => {
    const { lumpsum } = panel();
    if (lumpsum === null) throw new Error('No lumpsum is offered.');
    return lumpsum;
  };
  const sip = () => {
    const offered = panel().sip;
    if (offered === null) throw new Error('No SIP is offered.');
    return offered;
  };
  const codes = () => {
    const seen = panel().codes;
    if (seen?.screen !== 'codes') throw new Error('No codes are asked for.');
    return seen;
  };
  const draft = (patch: InvestDraftPatch) => run.send({ type: 'draft.changed', patch });
  const type = (amount: string) => draft({ amount });
  const sent = (id = 'factor-1') =>
    sendTwoFactorOtp.answer(accepted({ code: '000', messageText: '', twofactor_id: id }, 1_000_000));
  return { ...run, codes, draft, form, panel, sendTwoFactorOtp, sent, sip, type, validateNomineeTwoFactor };
}
