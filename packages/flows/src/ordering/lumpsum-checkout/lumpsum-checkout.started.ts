import type {
  CreateSingleOrderAnswer,
  CreateSingleOrderRequest,
  ListNomineesAnswer,
  ListNomineesRequest,
  SendTwoFactorOtpAnswer,
  SendTwoFactorOtpRequest,
  UploadNomineeAnswer,
} from '@folioflow/api/contract';
import { createActor, SimulatedClock } from 'xstate';
import { countingSubmissions } from '../../kit/counting-submissions.ts';
import { observeFlow, observeNotices, remoteOf } from '../../kit/flow.ts';
import { heldPort } from '../../kit/held-port.ts';
import type { NoticeRaised } from '../../kit/notice.ts';
import { accepted } from '../../kit/port.ts';
import type { PreparedImage, PrepareRequest } from '../../parts/image-upload/index.ts';
import type { DeclarationUpload } from '../../parts/nominee-choice/index.ts';
import { lumpsumCheckout, type LumpsumCheckoutState } from './index.ts';
import { freshState } from './lumpsum-checkout.scenarios.ts';

/** The envelope of every accepted answer. */
export const ok = { code: '000', messageText: '' };

/** The whole flow over ports that answer when the test says so. */
export function started(state: LumpsumCheckoutState | null = freshState) {
  const ports = {
    listNominees: heldPort<ListNomineesRequest, ListNomineesAnswer>(),
    uploadDeclaration: heldPort<DeclarationUpload, UploadNomineeAnswer>(),
    prepareImage: heldPort<PrepareRequest, PreparedImage>(),
    sendTwoFactorOtp: heldPort<SendTwoFactorOtpRequest, SendTwoFactorOtpAnswer>(),
    createSingleOrder: heldPort<CreateSingleOrderRequest, CreateSingleOrderAnswer>(),
  };
  const flow = lumpsumCheckout({
    listNominees: ports.listNominees.port,
    uploadDeclaration: ports.uploadDeclaration.port,
    prepareImage: ports.prepareImage.port,
    sendTwoFactorOtp: ports.sendTwoFactorOtp.port,
    createSingleOrder: ports.createSingleOrder.port,
  });
  const actor = createActor(flow.machine, {
    input: { state, newSubmission: countingSubmissions() },
    clock: new SimulatedClock(),
  });
  const notices: NoticeRaised[] = [];
  observeNotices(actor, (notice) => notices.push(notice));
  actor.start();
  const remote = remoteOf<typeof flow>(() => actor);
  const observed = observeFlow(flow, actor);
  return {
    ...ports,
    actor,
    notices,
    view: () => observed.get(),
    choose: (id = 'nominee-1') => remote.child('nomineeChoice').send({ type: 'nominee.selected', id }),
    option: (option: 'existing' | 'none') => remote.child('nomineeChoice').send({ type: 'option.chosen', option }),
    create: () => remote.send({ type: 'order.submitted' }),
    confirm: (mobile = '123456') => remote.child('secondFactor').send({ type: 'codes.submitted', mobile }),
    back: () => remote.child('secondFactor').send({ type: 'codes.abandoned' }),
    pay: () => remote.send({ type: 'payment.requested' }),
    send: () => ports.sendTwoFactorOtp.answer(accepted({ ...ok, twofactor_id: 'ticket-1' }, 1_000)),
  };
}

/** Nominee chosen, code sent. */
export async function confirming(state?: LumpsumCheckoutState) {
  const run = started(state);
  run.choose();
  run.create();
  await run.send();
  return run;
}
