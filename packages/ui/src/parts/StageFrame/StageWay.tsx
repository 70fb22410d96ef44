import { say, stages, type KycStage } from '@folioflow/flows';
import { kyc } from '@folioflow/flows/words/kyc';
import { ChevronDown } from 'lucide-react';
import { styled } from 'styled-components';
import { Card } from '../../primitives/Card/Card.tsx';
import { icon } from '../../primitives/icon.ts';
import { Stack } from '../../primitives/Layout/Layout.tsx';
import { StepBar, type StepPart } from '../../primitives/StepBar/StepBar.tsx';
import { Stepper, type StepperStep } from '../../primitives/Stepper/Stepper.tsx';

const Fold = styled.details`
  font-size: var(--type-14);

  > summary {
    display: flex;
    align-items: center;
    gap: var(--space-8);
    min-height: 2.25rem;
    border-radius: var(--radius-control);
    color: var(--ink);
    font-weight: var(--weight-label);
    list-style: none;
    cursor: pointer;
  }

  > summary::-webkit-details-marker {
    display: none;
  }

  > summary > :nth-child(2) {
    flex: 1;
    color: var(--muted);
    font-weight: var(--weight-text);
    text-align: end;
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
    padding-block: var(--space-4) var(--space-12);
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

const AllDone = styled(Left)`
  padding-block: var(--space-8);
  font-size: var(--type-14);
`;

export interface StageStep extends StepperStep {
  id: KycStage;
  done: boolean;
}

/** Minutes that a stage takes a person who has everything at hand. */
const minutes: Readonly<Record<KycStage, number>> = { pan: 2, aadhaar: 2, bank: 2, personal: 4, esignkyc: 2 };

interface StageWayProps {
  /** Null when all are done. */
  current: KycStage | null;
  steps: readonly StageStep[];
  part: StepPart | undefined;
}

/** What is left of the current stage goes by its parts. */
function sayLeft({ current, steps, part }: StageWayProps): string {
  const left = steps
    .filter(({ done }) => !done)
    .map(({ id }) => (id === current && part ? (minutes[id] * (part.of - part.at + 1)) / part.of : minutes[id]))
    .reduce((sum, stage) => sum + stage, 0);
  return left === 0 ? kyc['stages.done'] : say(kyc['stages.left'], { minutes: Math.ceil(left) });
}

const sayPart = ({ at, of }: StepPart): string => say(kyc['stages.part'], { part: at, parts: of });

/** Beside the card of a wide screen: every stage with what it takes. */
export function StageAside(way: StageWayProps) {
  const { current, steps, part } = way;
  const noted = steps.map((step) =>
    step.id === current && part ? { ...step, note: `${sayPart(part)}. ${step.note ?? ''}` } : step,
  );
  return (
    <Card as="aside" aria-label={kyc['stages.label']}>
      <Stack gap={24}>
        <Left>{sayLeft(way)}</Left>
        <Stepper label={kyc['stages.label']} layout="column" steps={noted} current={current} />
      </Stack>
    </Card>
  );
}

/** On a narrow screen one line says where one is and what is left; folded away is what the steps to come take. */
export function StageLine(way: StageWayProps) {
  const { current, steps, part } = way;
  return (
    <div>
      <StepBar label={kyc['stages.label']} steps={steps} current={current} part={part} />
      {current === null ? <AllDone>{sayLeft(way)}</AllDone> : <StageFold {...way} current={current} />}
    </div>
  );
}

function StageFold({ current, steps, part }: StageWayProps & { current: KycStage }) {
  const at = { step: stages.indexOf(current) + 1, steps: stages.length };
  return (
    <Fold>
      <summary>
        <span>
          {part === undefined
            ? say(kyc['stages.at'], at)
            : say(kyc['stages.at.part'], { ...at, part: part.at, parts: part.of })}
        </span>
        <span>{sayLeft({ current, steps, part })}</span>
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
