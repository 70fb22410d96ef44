import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { PlainButton as Button } from '../../../ui/src/primitives/Button/PlainButton.tsx';
import type { PayloadChange, PayloadField } from './payload-fields.ts';
import { PayloadForm } from './PayloadForm.tsx';
import { StepButton, StepList } from './play-look.ts';
import type { StepText } from './step-text.ts';
import { StepLabel } from './TakenSteps.tsx';

const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--space-4);
  align-items: center;
`;

/** An event that the flow accepts, with the fields of its payload. */
export interface ListedEvent {
  readonly step: StepText;
  readonly choice: number;
  readonly fields: readonly PayloadField[];
}

interface EventStepsProps {
  id: string;
  events: readonly ListedEvent[];
  onTake: (choice: number) => void;
  onSend: (choice: number, changes: readonly PayloadChange[]) => void;
}

/** The events as buttons, each with its sample; the payload can be edited first. */
export function EventSteps({ id, events, onTake, onSend }: EventStepsProps) {
  const [edited, setEdited] = useState<number | null>(null);
  const form = useId();
  return (
    <StepList aria-labelledby={id}>
      {events.map(({ step, choice, fields }) => (
        <li key={choice}>
          <Line>
            <StepButton type="button" onClick={() => onTake(choice)}>
              <StepLabel {...step} />
            </StepButton>
            {fields.length > 0 && (
              <Button
                variant="quiet"
                size="small"
                aria-label={`Edit ${step.name}${step.detail === '' ? '' : `, ${step.detail}`}`}
                aria-expanded={edited === choice}
                aria-controls={edited === choice ? form : undefined}
                onClick={() => setEdited(edited === choice ? null : choice)}
              >
                Edit
              </Button>
            )}
          </Line>
          {edited === choice && (
            <div id={form}>
              <PayloadForm name={step.name} fields={fields} onSend={(changes) => onSend(choice, changes)} />
            </div>
          )}
        </li>
      ))}
    </StepList>
  );
}
