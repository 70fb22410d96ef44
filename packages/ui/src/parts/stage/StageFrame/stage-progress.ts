import type { I18n } from '@lingui/core';
import type { KycStage } from '@folioflow/flows';
import { styled } from 'styled-components';
import type { StepPart } from '../../../primitives/StepBar/StepBar.tsx';
import type { StepperStep } from '../../../primitives/Stepper/Stepper.tsx';

export const RemainingTime = styled.p`
  color: var(--ink);
  font-weight: var(--weight-label);
`;

export interface StageStep extends StepperStep {
  id: KycStage;
  done: boolean;
}

/** Duration in minutes of each stage for a user with all documents at hand. */
const minutes: Readonly<Record<KycStage, number>> = { pan: 2, aadhaar: 2, bank: 2, personal: 4, esignkyc: 2 };

export interface StageProgressProps {
  /** Null after the last step. */
  current: KycStage | null;
  steps: readonly StageStep[];
  part: StepPart | undefined;
}

/** Returns the remaining time; that of the current stage depends on its parts. */
export function formatRemainingTime(i18n: I18n, { current, steps, part }: StageProgressProps): string {
  const left = steps
    .filter(({ done }) => !done)
    .map(({ id }) => (id === current && part ? (minutes[id] * (part.of - part.at + 1)) / part.of : minutes[id]))
    .reduce((sum, stage) => sum + stage, 0);
  return left === 0 ? i18n._('kyc.stages.done') : i18n._('kyc.stages.left', { minutes: Math.ceil(left) });
}

export const formatStepPart = (i18n: I18n, { at, of }: StepPart): string =>
  i18n._('kyc.stages.part', { part: at, parts: of });
