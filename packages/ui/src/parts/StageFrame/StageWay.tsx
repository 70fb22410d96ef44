import { say, stages, type KycStage } from '@folioflow/flows';
import { kyc } from '@folioflow/flows/words/kyc';
import { ChevronDown } from 'lucide-react';
import { styled } from 'styled-components';
import { Card } from '../../primitives/Card/Card.tsx';
import { icon } from '../../primitives/icon.ts';
import { Stack } from '../../primitives/Layout/Layout.tsx';
import { Stepper, type StepperStep } from '../../primitives/Stepper/Stepper.tsx';

const Fold = styled.details`
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  background: var(--card);
  font-size: var(--type-14);

  > summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-12);
    min-height: var(--control);
    padding: var(--space-8) var(--space-16);
    border-radius: var(--radius-card);
    color: var(--text);
    list-style: none;
    cursor: pointer;
  }

  > summary::-webkit-details-marker {
    display: none;
  }

  > summary > svg {
    flex: none;
    color: var(--muted);
  }

  &[open] > summary > svg {
    transform: rotate(180deg);
  }

  > dl {
    display: grid;
    gap: var(--space-12);
    padding: 0 var(--space-16) var(--space-16);
  }

  dt {
    color: var(--ink);
    font-weight: var(--weight-label);
  }

  dd {
    color: var(--muted);
  }
`;

const Left = styled.p`
  color: var(--ink);
  font-weight: var(--weight-label);
`;

export interface StageStep extends StepperStep {
  id: KycStage;
  done: boolean;
}

/** Minutes that a stage takes a person who has everything at hand. */
const minutes: Readonly<Record<KycStage, number>> = { pan: 2, aadhaar: 2, bank: 2, personal: 4, esignkyc: 2 };

function sayLeft(steps: readonly StageStep[]): string {
  const left = steps.filter(({ done }) => !done).reduce((sum, { id }) => sum + minutes[id], 0);
  return left === 0 ? kyc['stages.done'] : say(kyc['stages.left'], { minutes: left });
}

interface StageWayProps {
  /** Null when all are done. */
  current: KycStage | null;
  steps: readonly StageStep[];
}

/** Beside the card of a wide screen: every stage with what it takes. */
export function StageAside({ current, steps }: StageWayProps) {
  return (
    <Card as="aside" aria-label={kyc['stages.label']}>
      <Stack gap={24}>
        <Left>{sayLeft(steps)}</Left>
        <Stepper label={kyc['stages.label']} layout="column" steps={steps} current={current} />
      </Stack>
    </Card>
  );
}

/** Below the line of a narrow screen: which step it is, and folded away what the steps to come take. */
export function StageFold({ current, steps }: StageWayProps) {
  if (current === null) return <Left>{sayLeft(steps)}</Left>;
  const at = say(kyc['stages.at'], { step: stages.indexOf(current) + 1, steps: stages.length });
  return (
    <Fold>
      <summary>
        <span>
          {at}. {sayLeft(steps)}
        </span>
        <ChevronDown {...icon} />
      </summary>
      <dl>
        {steps
          .filter(({ done }) => !done)
          .map(({ id, label, note }) => (
            <div key={id}>
              <dt>{label}</dt>
              <dd>{note}</dd>
            </div>
          ))}
      </dl>
    </Fold>
  );
}
