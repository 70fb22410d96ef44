import { accepted } from '../../../../kit/port.ts';
import { startPart } from '../../../../model-testing/start-flow.ts';
import { nomineeDetailsFlow } from '../nominee-details.flow.ts';
import type { NomineeDetailsInput, NomineeSlot, NomineeReading } from '../nominee-details.types.ts';
import { nomineeDetailsInput, nomineeImage } from '../nominee-details.scenarios.ts';
import { nomineeDetailsMachine } from '../nominee-details.machine.ts';

/** Starts the form over ports that the test answers. */
export function startNomineeDetails(change: Partial<NomineeDetailsInput> = {}) {
  const { ports, actor, notices, view } = startPart(
    { ...nomineeDetailsFlow, machine: nomineeDetailsMachine },
    { ...nomineeDetailsInput(), ...change },
  );
  const { saveNominee, uploadNomineeImage } = ports;
  const form = () => {
    const seen = view();
    if (seen.screen !== 'entering') throw new Error(`Unexpected screen: ${seen.screen}`);
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
    view,
    name: (relationship: string, proof: string) =>
      actor.send({ type: 'draft.changed', patch: { relationship, proof } }),
    upload: async (slot: NomineeSlot, read: NomineeReading | null) => {
      const image = nomineeImage(`${slot}.png`);
      choose(slot, image);
      await uploadNomineeImage.answer(accepted({ kind: 'read', image: { ...image, id: `${slot}-sent` }, read }, 0));
    },
    submit: () => actor.send({ type: 'nominee.submitted' }),
    slots: () => form().slots.map(({ name }) => name),
    slot: (wanted: NomineeSlot) => form().slots.find(({ name }) => name === wanted),
  };
}
/** The readings of further images. */
export const readBack: NomineeReading = { name: '', attachment_id: '', attachment_list: ['front', 'back'] };
export const readGuardian: NomineeReading = {
  name: '',
  attachment_id: '',
  attachment_list: [],
  guardian_information: { attachment_id: 'attachment-3' },
};
