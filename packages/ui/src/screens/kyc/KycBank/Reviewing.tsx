import { useLingui } from '@lingui/react';
import type { KycBankView } from '@folioflow/flows';
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
  const { i18n } = useLingui();
  const lines = accountLines(i18n, { ...(read ?? account), holder: account.holder, branch: account.branch });
  return (
    <Stack gap={24}>
      <StageSections sections={[{ ...section, lines }]} imageOrigin={imageOrigin} />
      {read !== null && isDifferentAccount(read, account) && (
        <Warning role="alert">{i18n._('bank.review.differs')}</Warning>
      )}
      <NoticeLine notice={notice} words={{ 'notice.lostAnswer': i18n._('bank.confirm.lostAnswer') }}>
        <StageLink notice={notice} />
      </NoticeLine>
    </Stack>
  );
}
