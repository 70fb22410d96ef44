import { kyc } from '@folioflow/flows/words/kyc';
import { Card } from '../../primitives/Card/Card.tsx';
import { Stack } from '../../primitives/Layout/Layout.tsx';
import { Stepper } from '../../primitives/Stepper/Stepper.tsx';
import { Left, sayLeft, sayPart, type StageWayProps } from './stage-left.ts';

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
