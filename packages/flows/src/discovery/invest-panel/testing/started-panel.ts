import type {
  SendTwoFactorOtpAnswer,
  SendTwoFactorOtpRequest,
  ValidateNomineeTwoFactorAnswer,
  ValidateNomineeTwoFactorRequest,
} from '@folioflow/api/contract';
import { createActor, SimulatedClock } from 'xstate';
import { countingSubmissions } from '../../../kit/counting-submissions.ts';
import { observeFlow, observeNotices, remoteOf } from '../../../kit/flow.ts';
import { heldPort } from '../../../kit/held-port.ts';
import type { NoticeRaised } from '../../../kit/notice.ts';
import { accepted } from '../../../kit/port.ts';
import { sampleChart, sampleParameters } from '../sample-chart.ts';
import { investPanel, investTermsOf, type InvestPanelView } from '../index.ts';

type Panel = Exclude<InvestPanelView, { screen: 'left' }>;

/** The real panel with ports and clock in the hands of a test. */
export function started(change: Partial<typeof sampleChart> = {}) {
  const sendTwoFactorOtp = heldPort<SendTwoFactorOtpRequest, SendTwoFactorOtpAnswer>();
  const validateNomineeTwoFactor = heldPort<ValidateNomineeTwoFactorRequest, ValidateNomineeTwoFactorAnswer>();
  const flow = investPanel({
    sendTwoFactorOtp: sendTwoFactorOtp.port,
    validateNomineeTwoFactor: validateNomineeTwoFactor.port,
  });
  const clock = new SimulatedClock();
  const terms = investTermsOf({ ...sampleChart, ...change }, 112.5);
  const actor = createActor(flow.machine, {
    input: { scheme: sampleParameters, terms, newSubmission: countingSubmissions() },
    clock,
  });
  const notices: NoticeRaised[] = [];
  observeNotices(actor, (notice) => notices.push(notice));
  actor.start();
  const observed = observeFlow(flow, actor);
  const panel = (): Panel => {
    const view = observed.get();
    if (view.screen === 'left') throw new Error('The panel is left.');
    return view;
  };
  const form = () => {
    const { lumpsum } = panel();
    if (lumpsum === null) throw new Error('No lumpsum is offered.');
    return lumpsum;
  };
  const codes = () => {
    const seen = panel().codes;
    if (seen?.screen !== 'codes') throw new Error('No codes are asked for.');
    return seen;
  };
  const remote = remoteOf<typeof flow>(() => actor);
  const type = (amount: string) => remote.send({ type: 'draft.changed', patch: { amount } });
  const sent = (id = 'factor-1') =>
    sendTwoFactorOtp.answer(accepted({ code: '000', messageText: '', twofactor_id: id }, 1_000_000));
  return { actor, clock, codes, form, notices, panel, remote, sendTwoFactorOtp, sent, type, validateNomineeTwoFactor };
}
