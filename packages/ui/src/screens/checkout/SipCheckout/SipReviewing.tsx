import { useLingui } from '@lingui/react';
import type { Remote, sipCheckoutFlow, SipCheckoutView } from '@folioflow/flows';
import { FormFoot } from '../../../parts/form/FormFoot/FormFoot.tsx';
import { NoticeLine } from '../../../parts/page/NoticeLine/NoticeLine.tsx';
import { RepeatedOrder } from '../../../parts/order/RepeatedOrder/RepeatedOrder.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Stack } from '../../../primitives/Layout/Layout.tsx';
import { TextLink } from '../../../primitives/Link/TextLink.tsx';
import { SipAgreement } from './SipAgreement.tsx';
import { SipRemark } from './SipRemark.tsx';

interface SipReviewStepProps {
  view: Extract<SipCheckoutView, { screen: 'reviewing' }>;
  remote: Remote<typeof sipCheckoutFlow>;
}

/** The terms of the SIP, and the button that requests the code (DO-325, DO-330). */
export function SipReviewStep({ view, remote }: SipReviewStepProps) {
  const { i18n } = useLingui();
  const { summary, review, remark, problem, notice, canSubmit, canGoBack, repeat } = view;
  return (
    <Stack gap={24}>
      <SipAgreement summary={summary} review={review} />
      <SipRemark remark={remark} problem={problem} />
      <NoticeLine notice={notice}>
        {notice?.kind === 'lostAnswer' && (
          <TextLink alone to="/sipList">
            {i18n._('sip.checkList')}
          </TextLink>
        )}
      </NoticeLine>
      <FormFoot>
        <Button
          wide
          busy={repeat !== undefined}
          disabled={!canSubmit && repeat === undefined}
          onClick={() => remote.send({ type: 'order.submitted' })}
        >
          {i18n._(summary.needsMandate ? 'sip.create.withMandate' : 'sip.create.byHand')}
        </Button>
        <Button variant="secondary" wide disabled={!canGoBack} onClick={() => remote.send({ type: 'review.left' })}>
          {i18n._('sip.review.back')}
        </Button>
      </FormFoot>
      <RepeatedOrder view={repeat} remote={remote.child('recentOrder')} />
    </Stack>
  );
}
