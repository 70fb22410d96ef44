import { useLingui } from '@lingui/react';
import type { NomineeDetailsEvent, NomineeDetailsView } from '@folioflow/flows';
import { Lock } from 'lucide';
import { type SubmitEvent } from 'react';
import { Button } from '../../../primitives/Button/Button.tsx';
import { DataList } from '../../../primitives/DataList/DataList.tsx';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import { Stack } from '../../../primitives/Layout/Layout.tsx';
import { Select } from '../../../primitives/Select/Select.tsx';
import { TextField } from '../../../primitives/TextField/TextField.tsx';
import { Fields } from '../../form/DetailsForm/DetailField.tsx';
import { FormFoot } from '../../form/FormFoot/FormFoot.tsx';
import type { ImageStore } from '../../form/ImageUpload/ImageUpload.tsx';
import { InfoLine, NoticeLine } from '../../page/NoticeLine/NoticeLine.tsx';
import { StageLink } from '../../stage/StageFrame/StageStates.tsx';
import { ProofSlot } from './ProofSlot.tsx';

type OpenNomineeView = Exclude<NomineeDetailsView, { screen: 'closed' }>;

export interface NomineeDetailsFormProps {
  view: OpenNomineeView;
  remote: { send: (event: NomineeDetailsEvent) => void };
  imageStore: ImageStore;
}

/** Relationship, proof of identity with its images, and the name read from them (ON-304 to ON-326). */
export function NomineeDetailsForm({ view, remote, imageStore }: NomineeDetailsFormProps) {
  const { i18n } = useLingui();
  const previous = (
    <Button
      wide
      variant="secondary"
      disabled={!view.canGoBack}
      onClick={() => remote.send({ type: 'nominee.previousRequested' })}
    >
      {i18n._('nomineeDetails.previous')}
    </Button>
  );
  if (view.screen === 'locked') return <LockedNominee view={view} remote={remote} previous={previous} />;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    remote.send({ type: 'nominee.submitted' });
  };
  return (
    <form onSubmit={submit} aria-busy={view.isBusy || undefined} noValidate>
      <Stack gap={24}>
        <NomineeQuestions view={view} remote={remote} />
        <Fields>
          {view.slots
            .filter(({ name }) => name !== 'guardian')
            .map((slot, _, sides) => (
              <div key={slot.name} data-wide={sides.length === 1 || undefined}>
                <ProofSlot slot={slot} proof={view.proof.value} remote={remote} imageStore={imageStore} />
              </div>
            ))}
        </Fields>
        <TextField
          label={i18n._('nomineeDetails.name')}
          value={view.name.value}
          onValueChange={() => undefined}
          placeholder={i18n._('nomineeDetails.name.empty')}
          hint={i18n._(view.name.hasProblem ? 'nomineeDetails.problem.name.remedy' : 'nomineeDetails.name.hint')}
          error={view.name.hasProblem ? i18n._('nomineeDetails.problem.name') : undefined}
          readOnly
        />
        {view.isMinor && (
          <Stack gap={12}>
            <InfoLine>{i18n._('nomineeDetails.minor.explain')}</InfoLine>
            {view.slots
              .filter(({ name }) => name === 'guardian')
              .map((slot) => (
                <ProofSlot
                  key={slot.name}
                  slot={slot}
                  proof={view.proof.value}
                  remote={remote}
                  imageStore={imageStore}
                />
              ))}
          </Stack>
        )}
        <NoticeLine notice={view.notice}>
          <StageLink notice={view.notice} />
        </NoticeLine>
        <FormFoot>
          <Button type="submit" wide busy={view.isSaving} disabled={!view.canSubmit && !view.isSaving}>
            {i18n._('nomineeDetails.save')}
          </Button>
          {previous}
        </FormFoot>
      </Stack>
    </form>
  );
}

interface NomineeQuestionsProps {
  view: Extract<OpenNomineeView, { screen: 'entering' }>;
  remote: NomineeDetailsFormProps['remote'];
}

function NomineeQuestions({ view: { relationship, proof, isBusy }, remote }: NomineeQuestionsProps) {
  const { i18n } = useLingui();
  return (
    <Fields>
      <Select
        label={i18n._('nomineeDetails.relationship')}
        required
        value={relationship.value}
        options={relationship.options.map((value) => ({ value, label: value }))}
        placeholder={i18n._('nomineeDetails.choose')}
        error={relationship.hasProblem ? i18n._('nomineeDetails.problem.relationship') : undefined}
        disabled={isBusy}
        onValueChange={(value) => remote.send({ type: 'draft.changed', patch: { relationship: value } })}
        onBlur={() => remote.send({ type: 'field.visited', field: 'relationship' })}
      />
      <Select
        label={i18n._('nomineeDetails.proof')}
        required
        value={proof.value}
        options={proof.options.map((value) => ({ value, label: i18n._(`nomineeDetails.proof.${value}`) }))}
        placeholder={i18n._('nomineeDetails.choose')}
        error={proof.hasProblem ? i18n._('nomineeDetails.problem.proof') : undefined}
        disabled={isBusy}
        onValueChange={(value) => remote.send({ type: 'draft.changed', patch: { proof: value } })}
        onBlur={() => remote.send({ type: 'field.visited', field: 'proof' })}
      />
    </Fields>
  );
}

interface LockedNomineeProps {
  view: Extract<OpenNomineeView, { screen: 'locked' }>;
  remote: NomineeDetailsFormProps['remote'];
  previous: React.ReactNode;
}

/** A verified nominee, read only (ON-324). */
function LockedNominee({ view, remote, previous }: LockedNomineeProps) {
  const { i18n } = useLingui();
  return (
    <Stack gap={24}>
      <InfoLine sign={<Icon of={Lock} />}>{i18n._('nomineeDetails.locked.explain')}</InfoLine>
      <DataList
        layout="record"
        pairs={[
          { term: i18n._('nomineeDetails.relationship'), value: view.relationship },
          { term: i18n._('nomineeDetails.name'), value: view.name },
          {
            term: i18n._('nomineeDetails.proof'),
            value: view.proof === '' ? '' : i18n._(`nomineeDetails.proof.${view.proof}`),
          },
        ]}
      />
      <FormFoot>
        <Button wide disabled={!view.canContinue} onClick={() => remote.send({ type: 'nominee.continued' })}>
          {i18n._('nomineeDetails.save')}
        </Button>
        {previous}
      </FormFoot>
    </Stack>
  );
}
