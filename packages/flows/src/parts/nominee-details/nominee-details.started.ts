import type { UpdatePersonalInfoAnswer } from '@folioflow/api/contract';
import { createActor } from 'xstate';
import { observeFlow, observeNotices } from '../../kit/flow.ts';
import { heldPort } from '../../kit/held-port.ts';
import type { NoticeRaised } from '../../kit/notice.ts';
import { accepted, runnable } from '../../kit/port.ts';
import {
  nomineeDetailsFlow,
  type NomineeDetailsInput,
  type NomineeImageAnswer,
  type NomineeImageRequest,
  type NomineeSlot,
  type ReadNominee,
  type SaveNomineeRequest,
} from './index.ts';
import { nomineeDetailsInput, nomineeImage } from './nominee-details.scenarios.ts';

/** The form over ports that answer when the test says so. */
export function started(change: Partial<NomineeDetailsInput> = {}) {
  const uploadNomineeImage = heldPort<NomineeImageRequest, NomineeImageAnswer>();
  const saveNominee = heldPort<SaveNomineeRequest, UpdatePersonalInfoAnswer>();
  const flow = {
    ...nomineeDetailsFlow,
    machine: runnable(nomineeDetailsFlow.machine, {
      uploadNomineeImage: uploadNomineeImage.port,
      saveNominee: saveNominee.port,
    }),
  };
  const actor = createActor(flow.machine, { input: { ...nomineeDetailsInput(), ...change } });
  const notices: NoticeRaised[] = [];
  observeNotices(actor, (notice) => notices.push(notice));
  actor.start();
  const view = observeFlow(flow, actor);
  const form = () => {
    const seen = view.get();
    if (seen.screen !== 'entering') throw new Error(`The form is ${seen.screen}.`);
    return seen;
  };
  const choose = (slot: NomineeSlot, image = nomineeImage(`${slot}.png`)) =>
    actor.send({ type: 'image.chosen', slot, image });
  return {
    actor,
    form,
    notices,
    saveNominee,
    uploadNomineeImage,
    choose,
    view: () => view.get(),
    name: (relationship: string, proof: string) =>
      actor.send({ type: 'draft.changed', patch: { relationship, proof } }),
    upload: async (slot: NomineeSlot, read: ReadNominee | null) => {
      const image = nomineeImage(`${slot}.png`);
      choose(slot, image);
      await uploadNomineeImage.answer(accepted({ kind: 'read', image: { ...image, id: `${slot}-sent` }, read }));
    },
    submit: () => actor.send({ type: 'nominee.submitted' }),
    slots: () => form().slots.map(({ name }) => name),
    slot: (wanted: NomineeSlot) => form().slots.find(({ name }) => name === wanted),
  };
}
/** What the provider reads from further images. */
export const readBack: ReadNominee = { name: '', attachment_id: '', attachment_list: ['front', 'back'] };
export const readGuardian: ReadNominee = {
  name: '',
  attachment_id: '',
  attachment_list: [],
  guardian_information: { attachment_id: 'attachment-3' },
};
