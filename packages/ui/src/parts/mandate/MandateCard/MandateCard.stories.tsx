import { mandateRowOf } from '@folioflow/flows';
import {
  approvedMandate,
  cancelledMandate,
  inactiveMandate,
  otherMandate,
  pendingMandate,
  rejectedMandate,
} from '@folioflow/flows/testing';
import { Stack } from '../../../primitives/Layout/Layout.tsx';
import { MandateCard } from './MandateCard.tsx';

const mandateStory = (...mandates: readonly (typeof approvedMandate)[]) => ({
  render: () => (
    <Stack gap={16}>
      {mandates.map((mandate) => (
        <MandateCard key={mandate.mandate_id} row={mandateRowOf(mandate)} />
      ))}
    </Stack>
  ),
});

export default { title: 'Parts/MandateCard', component: MandateCard };
export const InUse = mandateStory(approvedMandate, otherMandate);
export const AtTheBank = mandateStory(
  pendingMandate,
  { ...pendingMandate, mandate_id: 'M4002', status: 'SENT TO BANK' },
  rejectedMandate,
);
export const OutOfUse = mandateStory(inactiveMandate, cancelledMandate);
export const UsedUp = mandateStory({ ...approvedMandate, limit_used: 25_000 });
