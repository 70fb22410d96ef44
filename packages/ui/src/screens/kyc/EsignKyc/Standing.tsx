import { useLingui } from '@lingui/react';
import type { EsignKycView } from '@folioflow/flows';
import type { ReactNode } from 'react';
import { NoticeLine } from '../../../parts/page/NoticeLine/NoticeLine.tsx';
import { Stack } from '../../../primitives/Layout/Layout.tsx';
import { Outcome } from '../../../primitives/Outcome/Outcome.tsx';
import { Loading } from '../../../primitives/Skeleton/Skeleton.tsx';

/** The progress of the signature, above the documents that it signs. */
export function SignatureStatus({ view }: { view: EsignKycView }): ReactNode {
  const { i18n } = useLingui();
  switch (view.screen) {
    case 'loading':
    case 'unavailable':
    case 'consenting':
      return null;
    case 'verifying':
      return <Loading label={i18n._('esign.verifying')} />;
    case 'signedUnverified':
      return (
        <Outcome
          outcome="unknown"
          headline={i18n._('esign.unverified.title')}
          next={
            <Stack gap={12}>
              <p>{i18n._('esign.unverified.text')}</p>
              <NoticeLine notice={view.notice} words={{ 'notice.lostAnswer': i18n._('esign.notice.lostAnswer') }} />
            </Stack>
          }
        />
      );
    case 'awaitingApproval':
      return (
        <Outcome outcome="waiting" headline={i18n._('esign.awaiting.title')} next={<p>{i18n._('esign.awaiting')}</p>} />
      );
    case 'approved':
      return <Outcome outcome="success" headline={i18n._('esign.approved')} />;
  }
}
