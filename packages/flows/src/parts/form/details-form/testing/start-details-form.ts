import { startPart } from '../../../../model-testing/start-flow.ts';
import { detailsFormFlow } from '../details-form.flow.ts';
import type { DetailField, DetailsFormInput } from '../details-form.types.ts';
import { answersFor, detailsFormInput } from '../details-form.scenarios.ts';
import { detailsFormMachine } from '../details-form.machine.ts';

/** Starts the form over a port that the test answers. */
export function startDetailsForm(change: Partial<DetailsFormInput> = {}) {
  const input = { ...detailsFormInput(), ...change };
  const { ports, actor, notices, view } = startPart({ ...detailsFormFlow, machine: detailsFormMachine }, input);
  const form = () => {
    const seen = view();
    if (seen.screen === 'closed') throw new Error('The form is closed.');
    return seen;
  };
  return {
    actor,
    form,
    notices,
    saveDetails: ports.saveDetails,
    view,
    type: (field: DetailField, value: string) => actor.send({ type: 'draft.changed', patch: { [field]: value } }),
    fill: () => actor.send({ type: 'draft.changed', patch: answersFor(input) }),
    leave: (field: DetailField) => actor.send({ type: 'field.visited', field }),
    submit: () => actor.send({ type: 'details.submitted' }),
    value: (field: DetailField) => form().fields.find(({ name }) => name === field)?.value,
    problems: () =>
      form()
        .fields.filter(({ hasProblem }) => hasProblem)
        .map(({ name }) => name),
  };
}
