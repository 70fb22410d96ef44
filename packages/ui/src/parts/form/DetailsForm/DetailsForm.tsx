import { useLingui } from '@lingui/react';
import type { DetailFieldView, DetailsFormEvent, DetailsFormView } from '@folioflow/flows';
import { useEffect, useRef, type SubmitEvent } from 'react';
import { focusInvalidField } from '../../../primitives/Field/focus-invalid-field.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Stack } from '../../../primitives/Layout/Layout.tsx';
import { FormFoot } from '../FormFoot/FormFoot.tsx';
import { NoticeLine } from '../../page/NoticeLine/NoticeLine.tsx';
import { StageLink } from '../../stage/StageFrame/StageStates.tsx';
import { DetailField, Fields } from './DetailField.tsx';

type OpenDetailsView = Exclude<DetailsFormView, { screen: 'closed' }>;

export interface DetailsFormProps {
  view: OpenDetailsView;
  remote: { send: (event: DetailsFormEvent) => void };
  /** There is a previous step, now or later: reserves the place of the button. */
  hasPrevious?: boolean | undefined;
}

/** The address or income form, in the documented order of its questions (ON-295, ON-299, ON-343, ON-354). */
export function DetailsForm({ view, remote, hasPrevious = true }: DetailsFormProps) {
  const { i18n } = useLingui();
  const form = useRef<HTMLFormElement>(null);
  const isLocked = view.screen === 'locked';
  const rejected = isLocked ? 0 : view.rejected;
  useEffect(() => {
    if (rejected > 0) focusInvalidField(form.current);
  }, [rejected]);
  const isBusy = !isLocked && view.isBusy;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    remote.send({ type: isLocked ? 'details.continued' : 'details.submitted' });
  };
  return (
    <form ref={form} onSubmit={submit} aria-busy={isBusy || undefined} noValidate>
      <Stack gap={24}>
        <Fields>
          {view.fields.map((field: DetailFieldView) => (
            <DetailField
              key={field.name}
              field={field}
              isLocked={isLocked}
              isClosed={isLocked || isBusy}
              remote={remote}
            />
          ))}
        </Fields>
        {!isLocked && (
          <NoticeLine notice={view.notice}>
            <StageLink notice={view.notice} />
          </NoticeLine>
        )}
        <FormFoot>
          <Button type="submit" wide busy={isBusy} disabled={isLocked ? !view.canContinue : !view.canSubmit && !isBusy}>
            {i18n._('personal.next')}
          </Button>
          {hasPrevious && (
            <Button
              wide
              variant="secondary"
              disabled={!view.canGoBack}
              onClick={() => remote.send({ type: 'details.previousRequested' })}
            >
              {i18n._('personal.previous')}
            </Button>
          )}
        </FormFoot>
      </Stack>
    </form>
  );
}
