import type { EsignKycView } from '@folioflow/flows';
import { esign } from '@folioflow/flows/words/esign';
import { Hourglass } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { NoticeLine } from '../../../parts/NoticeLine/NoticeLine.tsx';
import { StageVerified } from '../../../parts/StageFrame/StageStates.tsx';
import { icon } from '../../../primitives/icon.ts';
import { Stack } from '../../../primitives/Layout/Layout.tsx';
import { Loading } from '../../../primitives/Skeleton/Skeleton.tsx';

const Waiting = styled.p`
  display: flex;
  gap: var(--space-12);
  padding: var(--space-16);
  border-radius: var(--radius-control);
  background: var(--warn-soft);
  color: var(--ink);

  > svg {
    flex: none;
    margin-top: 2px;
    color: var(--warn);
  }
`;

/** Where the signature stands, above the documents it is about. */
export function Standing({ view }: { view: EsignKycView }): ReactNode {
  switch (view.screen) {
    case 'loading':
    case 'unavailable':
    case 'consenting':
      return null;
    case 'verifying':
      return <Loading label={esign.verifying} />;
    case 'signedUnverified':
      return (
        <Stack gap={12}>
          <NoticeLine notice={view.notice} words={{ 'notice.lostAnswer': esign['notice.lostAnswer'] }} />
          <StageVerified>
            <span>
              <strong>{esign['unverified.title']}</strong>
              <br />
              {esign['unverified.text']}
            </span>
          </StageVerified>
        </Stack>
      );
    case 'awaitingApproval':
      return (
        <Waiting role="status">
          <Hourglass {...icon} />
          {esign.awaiting}
        </Waiting>
      );
    case 'approved':
      return <StageVerified>{esign.approved}</StageVerified>;
  }
}
