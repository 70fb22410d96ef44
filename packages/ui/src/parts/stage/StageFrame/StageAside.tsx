import { useLingui } from '@lingui/react';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Stack } from '../../../primitives/Layout/Layout.tsx';
import { Stepper } from '../../../primitives/Stepper/Stepper.tsx';
import { RemainingTime, formatRemainingTime, formatStepPart, type StageProgressProps } from './stage-progress.ts';

/** The list of stages with their requirements, beside the card on a wide screen. */
export function StageAside(way: StageProgressProps) {
  const { i18n } = useLingui();
  const { current, steps, part } = way;
  const noted = steps.map((step) =>
    step.id === current && part ? { ...step, note: `${formatStepPart(i18n, part)}. ${step.note ?? ''}` } : step,
  );
  return (
    <Card as="aside" aria-label={i18n._('kyc.stages.label')}>
      <Stack gap={24}>
        <RemainingTime>{formatRemainingTime(i18n, way)}</RemainingTime>
        <Stepper label={i18n._('kyc.stages.label')} layout="column" steps={noted} current={current} />
      </Stack>
    </Card>
  );
}
