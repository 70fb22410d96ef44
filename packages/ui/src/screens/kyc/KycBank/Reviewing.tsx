import type { KycBankView } from '@folioflow/flows';
import { bank } from '@folioflow/flows/words/bank';
import { styled } from 'styled-components';
import { NoticeLine } from '../../../parts/NoticeLine/NoticeLine.tsx';
import { StageLink } from '../../../parts/StageFrame/StageStates.tsx';
import { StageSections } from '../../../parts/StageSections/StageSections.tsx';
import { Stack } from '../../../primitives/Layout/Layout.tsx';
import { doesDiffer, linesOf } from '../../../parts/ChequePresenting/account-lines.ts';

const Warning = styled.p`
  padding: var(--space-12) var(--space-16);
  border-radius: var(--radius-control);
  background: var(--warn-soft);
  color: var(--ink);
`;

export interface ReviewingProps {
  view: Extract<KycBankView, { screen: 'reviewing' }>;
  imageOrigin: string;
}

/** What was read from the cheque (ON-279). */
export function Reviewing({ view: { account, read, section, notice }, imageOrigin }: ReviewingProps) {
  const lines = linesOf({ ...(read ?? account), holder: account.holder, branch: account.branch });
  return (
    <Stack gap={24}>
      <StageSections sections={[{ ...section, lines }]} imageOrigin={imageOrigin} />
      {read !== null && doesDiffer(read, account) && <Warning role="alert">{bank['review.differs']}</Warning>}
      <NoticeLine notice={notice} words={{ 'notice.lostAnswer': bank['confirm.lostAnswer'] }}>
        <StageLink notice={notice} />
      </NoticeLine>
    </Stack>
  );
}
