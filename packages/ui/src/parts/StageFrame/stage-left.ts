import { say, type KycStage } from '@folioflow/flows';
import { kyc } from '@folioflow/flows/words/kyc';
import { styled } from 'styled-components';
import type { StepPart } from '../../primitives/StepBar/StepBar.tsx';
import type { StepperStep } from '../../primitives/Stepper/Stepper.tsx';

export const Left = styled.p`
  color: var(--ink);
  font-weight: var(--weight-label);
`;

export interface StageStep extends StepperStep {
  id: KycStage;
  done: boolean;
}

/** Minutes that a stage takes a person who has everything at hand. */
const minutes: Readonly<Record<KycStage, number>> = { pan: 2, aadhaar: 2, bank: 2, personal: 4, esignkyc: 2 };

export interface StageWayProps {
  /** Null when all are done. */
  current: KycStage | null;
  steps: readonly StageStep[];
  part: StepPart | undefined;
}

/** What is left of the current stage goes by its parts. */
export function sayLeft({ current, steps, part }: StageWayProps): string {
  const left = steps
    .filter(({ done }) => !done)
    .map(({ id }) => (id === current && part ? (minutes[id] * (part.of - part.at + 1)) / part.of : minutes[id]))
    .reduce((sum, stage) => sum + stage, 0);
  return left === 0 ? kyc['stages.done'] : say(kyc['stages.left'], { minutes: Math.ceil(left) });
}

export const sayPart = ({ at, of }: StepPart): string => say(kyc['stages.part'], { part: at, parts: of });
