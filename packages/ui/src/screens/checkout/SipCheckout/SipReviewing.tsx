import { useLingui } from '@lingui/react';
import { sipAgreement, type Remote, type sipCheckoutFlow, type SipCheckoutView } from '@folioflow/flows';
import { formatRupees } from '../../../format/index.ts';
import { FormFoot } from '../../../parts/form/FormFoot/FormFoot.tsx';
import { SettledLine } from '../../../parts/form/SettledLine/SettledLine.tsx';
import { NomineeLine } from '../../../parts/nominee/NomineeChoice/NomineeLine.tsx';
import { ReviewPanels } from '../../../parts/order/Checkout/ReviewPanels.tsx';
import { useMomentInIndia } from '../../../parts/order/Checkout/use-moment-in-india.ts';
import { RepeatedOrder } from '../../../parts/order/RepeatedOrder/RepeatedOrder.tsx';
import { formatMandateLimitRemark } from '../../../parts/order/SipTerms/sip-terms.ts';
import { InfoLine, NoticeLine } from '../../../parts/page/NoticeLine/NoticeLine.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { TextLink } from '../../../primitives/Link/TextLink.tsx';
import { sipCostsOf } from './sip-costs.ts';
import { sipDates } from './sip-dates.ts';
import { SipRemark } from './SipRemark.tsx';

interface SipReviewStepProps {
  view: Extract<SipCheckoutView, { screen: 'reviewing' }>;
  remote: Remote<typeof sipCheckoutFlow>;
}

/** The choices, dates and costs of the SIP, and the button that requests the code (DO-325, DO-330). */
export function SipReviewStep({ view, remote }: SipReviewStepProps) {
  const { i18n } = useLingui();
  const now = useMomentInIndia();
  const { summary, review, remark, problem, notice, canSubmit, canChange, repeat } = view;
  return (
    <>
      <ReviewPanels
        choices={
          <>
            <NomineeLine
              name={review.nominee.name}
              canChange={canChange}
              onChange={() => remote.send({ type: 'nominee.changeRequested' })}
            />
            {review.mandate !== null && (
              <SettledLine
                label={i18n._('mandates.choice.summary')}
                value={i18n._('mandates.choice.summary.available', { amount: formatRupees(review.mandate.available) })}
                change={{
                  text: i18n._('mandates.choice.change'),
                  name: i18n._('mandates.choice.change.of'),
                  isDisabled: !canChange,
                  onPress: () => remote.send({ type: 'mandate.changeRequested' }),
                }}
              />
            )}
          </>
        }
        dates={sipDates(i18n, summary, review, now)}
        costs={sipCostsOf(summary)}
      >
        <SipRemarks summary={summary} review={review} />
        <SipRemark remark={remark} problem={problem} />
        <NoticeLine notice={notice}>
          {notice?.kind === 'lostAnswer' && (
            <TextLink alone to="/sipList">
              {i18n._('sip.checkList')}
            </TextLink>
          )}
        </NoticeLine>
      </ReviewPanels>
      <FormFoot>
        <Button
          wide
          busy={repeat !== undefined}
          disabled={!canSubmit && repeat === undefined}
          onClick={() => remote.send({ type: 'order.submitted' })}
        >
          {i18n._(summary.needsMandate ? 'sip.create.withMandate' : 'sip.create.byHand')}
        </Button>
      </FormFoot>
      <RepeatedOrder view={repeat} remote={remote.child('recentOrder')} />
    </>
  );
}

/** Remarks about the way of payment: by hand, a mandate without its approval, a limit that is too small. */
function SipRemarks({ summary, review: { agreed, mandate } }: Pick<SipReviewStepProps['view'], 'summary' | 'review'>) {
  const { i18n } = useLingui();
  const agreement = sipAgreement(agreed.terms, agreed.mandate);
  const remark = agreement && formatMandateLimitRemark(i18n, agreement);
  return (
    <>
      {!summary.needsMandate && <InfoLine>{i18n._('sip.byHand.note')}</InfoLine>}
      {mandate?.state === 'underApproval' && <InfoLine>{i18n._('sip.agree.mandate.pending')}</InfoLine>}
      {remark !== null && <InfoLine tone="warn">{remark}</InfoLine>}
    </>
  );
}
