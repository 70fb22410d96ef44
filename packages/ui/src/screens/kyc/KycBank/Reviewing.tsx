import type { KycBankView } from '@folioflow/flows';
import { bank } from '@folioflow/flows/words/bank';
import { styled } from 'styled-components';
import { NoticeLine } from '../../../parts/page/NoticeLine/NoticeLine.tsx';
import { StageLink } from '../../../parts/stage/StageFrame/StageStates.tsx';
import { StageSections } from '../../../parts/stage/StageSections/StageSections.tsx';
import { Stack } from '../../../primitives/Layout/Layout.tsx';
import { isDifferentAccount, accountLines } from '../../../parts/bank/ChequePresenting/account-lines.ts';

const Warning = styled.p`
  padding: var(--space-12) var(--space-16);
  border-radius: var(--radius-control);
  background: var(--warn-soft);
  color: var(--ink);
`;

export interface ChequeReviewProps {
  view: Extract<KycBankView, { screen: 'reviewing' }>;
  imageOrigin: string;
}

/** The data read from the cheque (ON-279). */
export function ChequeReview({ view: { account, read, section, notice }, imageOrigin }: ChequeReviewProps) {
  const lines = accountLines({ ...(read ?? account), holder: account.holder, branch: account.branch });
  return (
    <Stack gap={24}>
      <StageSections sections={[{ ...section, lines }]} imageOrigin={imageOrigin} />
      {read !== null && isDifferentAccount(read, account) && <Warning role="alert">{bank['review.differs']}</Warning>}
      <NoticeLine notice={notice} words={{ 'notice.lostAnswer': bank['confirm.lostAnswer'] }}>
        <StageLink notice={notice} />
      </NoticeLine>
    </Stack>
  );
}
