import type { UpdatePersonalInfoAnswer } from '@folioflow/api/contract';
import { createActor } from 'xstate';
import { observeFlow, observeNotices } from '../../kit/flow.ts';
import { heldPort } from '../../kit/held-port.ts';
import type { NoticeRaised } from '../../kit/notice.ts';
import { runnable } from '../../kit/port.ts';
import { detailsFormFlow, type DetailField, type DetailsFormInput, type SaveDetailsRequest } from './index.ts';
import { answersTo, detailsFormInput } from './details-form.scenarios.ts';

/** The form over a port that answers when the test says so. */
export function started(change: Partial<DetailsFormInput> = {}) {
  const saveDetails = heldPort<SaveDetailsRequest, UpdatePersonalInfoAnswer>();
  const input = { ...detailsFormInput(), ...change };
  const flow = { ...detailsFormFlow, machine: runnable(detailsFormFlow.machine, { saveDetails: saveDetails.port }) };
  const actor = createActor(flow.machine, { input });
  const notices: NoticeRaised[] = [];
  observeNotices(actor, (notice) => notices.push(notice));
  actor.start();
  const view = observeFlow(flow, actor);
  const form = () => {
    const seen = view.get();
    if (seen.screen === 'closed') throw new Error('The form is over.');
    return seen;
  };
  return {
    actor,
    form,
    notices,
    saveDetails,
    view: () => view.get(),
    type: (field: DetailField, value: string) => actor.send({ type: 'draft.changed', patch: { [field]: value } }),
    fill: () => actor.send({ type: 'draft.changed', patch: answersTo(input) }),
    leave: (field: DetailField) => actor.send({ type: 'field.visited', field }),
    submit: () => actor.send({ type: 'details.submitted' }),
    value: (field: DetailField) => form().fields.find(({ name }) => name === field)?.value,
    problems: () =>
      form()
        .fields.filter(({ hasProblem }) => hasProblem)
        .map(({ name }) => name),
  };
}
