import {
  OTP_LENGTH,
  type Remote,
  type swpRegistrationFlow,
  type SwpRegistrationView,
  type SecondFactorFlow,
  type SoldOrder,
} from '@folioflow/flows';
import { common } from '@folioflow/flows/words/common';
import { swp as words } from '@folioflow/flows/words/swp';
import type { ComponentType } from 'react';
import { CodesForm } from '../../../parts/identity/CodesForm/CodesForm.tsx';
import { NoticeLine } from '../../../parts/page/NoticeLine/NoticeLine.tsx';
import { OnDemand } from '../../../parts/page/OnDemand/OnDemand.tsx';
import { RepeatedOrder } from '../../../parts/order/RepeatedOrder/RepeatedOrder.tsx';
import { focusInvalidField } from '../../../primitives/Field/focus-invalid-field.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { CodeField } from '../../../primitives/CodeField/CodeField.tsx';
import { Dialog } from '../../../primitives/Dialog/Dialog.tsx';
import { Stack } from '../../../primitives/Layout/Layout.tsx';
import { Loading } from '../../../primitives/Skeleton/Skeleton.tsx';
import type { CodeLoader } from '../../../primitives/on-demand.ts';
import type { PlanEstimateProps } from '../RedemptionEstimate/PlanEstimate.tsx';
import { SwpTermsSummary } from './SwpAgreed.tsx';
import { SwpForm } from './SwpForm.tsx';

const readCodeWords = () =>
  ({
    mobile: words['codes.mobile'],
    email: '',
    submit: words['codes.confirm'],
    resend: words['codes.resend'],
    resendIn: words['codes.resendIn'],
  }) as const;

type OpenView = Extract<SwpRegistrationView, { screen: 'entering' | 'confirming' }>;

export interface SwpRegistrationProps {
  view: SwpRegistrationView;
  remote: Remote<typeof swpRegistrationFlow>;
  /** Loads the estimate of the first payout, which is shown below the terms. */
  loadEstimate?: PlanEstimateLoader | undefined;
}

/** Loads `PlanEstimate` with its flow for the order whose units are sold. */
export type PlanEstimateLoader = CodeLoader<
  ComponentType<Omit<PlanEstimateProps, 'view' | 'remote'> & { sold: SoldOrder }>
>;

/**
 * The dialog in which a SWP is registered: its terms, their effect, and the code that confirms them (OM-075,
 * OM-088 to OM-093).
 */
export function SwpRegistration({ view, remote, loadEstimate }: SwpRegistrationProps) {
  if (view.screen === 'closed') return null;
  return <SwpDialog view={view} remote={remote} loadEstimate={loadEstimate} />;
}

function SwpDialog({ view, remote, loadEstimate }: SwpRegistrationProps & { view: OpenView }) {
  const isEntering = view.screen === 'entering';
  const code = remote.child('secondFactor');
  const isCompared = view.repeat !== undefined;
  const canClose =
    (isEntering && !isCompared) ||
    (view.codes !== undefined && view.codes.screen !== 'closed' && view.codes.canAbandon);
  const closeDialog = () => {
    if (isEntering && !isCompared) remote.send({ type: 'swp.closed' });
    else if (canClose) code.send({ type: 'codes.abandoned' });
  };
  return (
    <Dialog
      open
      title={words.title}
      onClose={closeDialog}
      persistent
      actions={
        <>
          <Button variant="secondary" disabled={!canClose} onClick={closeDialog}>
            {words.close}
          </Button>
          <Button
            busy={isCompared || view.codes?.screen === 'sending'}
            disabled={!view.canSubmit && !isCompared}
            onClick={({ currentTarget: button }) => {
              if (view.problem !== null) focusInvalidField(button.closest('dialog'));
              remote.send({ type: 'swp.submitted' });
            }}
          >
            {words.register}
          </Button>
        </>
      }
    >
      <Stack gap={24}>
        <strong lang="en" translate="no">
          {view.schemeName}
        </strong>
        <NoticeLine notice={view.notice} />
        <SwpForm view={view} remote={remote} />
        <SwpTermsSummary view={view} />
        {loadEstimate !== undefined && <PayoutEstimate view={view} load={loadEstimate} />}
        <RepeatedOrder view={view.repeat} remote={remote.child('recentOrder')} />
        {isEntering && view.isCodeFieldShown && <UnsentCode />}
        {!isEntering && <CodeEntry view={view} remote={code} />}
      </Stack>
    </Dialog>
  );
}

const PayoutEstimate = ({ view, load }: { view: OpenView; load: PlanEstimateLoader }) => (
  <OnDemand
    load={load}
    props={{
      kind: 'payout',
      sold: view.sold,
      account: view.account,
      first: view.agreement && { ...view.agreement, loadPercent: view.terms.loadPercent },
    }}
    fetching={null}
  />
);

/** The place of the code before it is sent; the code is required in any case (AD-047). */
const UnsentCode = () => (
  <CodeField
    label={words['codes.mobile']}
    hint={words['codes.unsent']}
    value=""
    onValueChange={() => undefined}
    length={OTP_LENGTH}
    disabled
  />
);

interface CodeEntryProps {
  view: OpenView;
  remote: Remote<SecondFactorFlow>;
}

/** Leads back to the list after a lost answer; the list is then fetched again and shows the outcome. */
function CodeEntry({ view: { codes, canHaveGoneThrough }, remote }: CodeEntryProps) {
  if (codes?.screen !== 'codes') return <Loading label={words['codes.sending']} />;
  return (
    <CodesForm
      view={codes}
      remote={remote}
      words={readCodeWords()}
      recoveryLink={
        canHaveGoneThrough && (
          <Button
            variant="secondary"
            size="small"
            disabled={!codes.canAbandon}
            onClick={() => remote.send({ type: 'codes.abandoned' })}
          >
            {common.checkAgain}
          </Button>
        )
      }
    />
  );
}
