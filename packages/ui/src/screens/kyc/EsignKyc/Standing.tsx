import type { EsignKycView } from '@folioflow/flows';
import { esign } from '@folioflow/flows/words/esign';
import type { ReactNode } from 'react';
import { NoticeLine } from '../../../parts/page/NoticeLine/NoticeLine.tsx';
import { Stack } from '../../../primitives/Layout/Layout.tsx';
import { Outcome } from '../../../primitives/Outcome/Outcome.tsx';
import { Loading } from '../../../primitives/Skeleton/Skeleton.tsx';

/** The progress of the signature, above the documents that it signs. */
export function SignatureStatus({ view }: { view: EsignKycView }): ReactNode {
  switch (view.screen) {
    case 'loading':
    case 'unavailable':
    case 'consenting':
      return null;
    case 'verifying':
      return <Loading label={esign.verifying} />;
    case 'signedUnverified':
      return (
        <Outcome
          outcome="unknown"
          headline={esign['unverified.title']}
          next={
            <Stack gap={12}>
              <p>{esign['unverified.text']}</p>
              <NoticeLine notice={view.notice} words={{ 'notice.lostAnswer': esign['notice.lostAnswer'] }} />
            </Stack>
          }
        />
      );
    case 'awaitingApproval':
      return <Outcome outcome="waiting" headline={esign['awaiting.title']} next={<p>{esign.awaiting}</p>} />;
    case 'approved':
      return <Outcome outcome="success" headline={esign.approved} />;
  }
}
