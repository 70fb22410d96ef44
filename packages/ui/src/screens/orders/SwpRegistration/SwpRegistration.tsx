import { useLingui } from '@lingui/react';
import type { I18n } from '@lingui/core';
import {
  OTP_LENGTH,
  type Remote,
  type swpRegistrationFlow,
  type SwpRegistrationView,
  type SecondFactorFlow,
  type SoldOrder,
} from '@folioflow/flows';
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

const readCodeWords = (i18n: I18n) =>
  ({
    mobile: i18n._('swp.codes.mobile'),
    email: '',
    submit: i18n._('swp.codes.confirm'),
    resend: i18n._('swp.codes.resend'),
    resendIn: (seconds: number) => i18n._('swp.codes.resendIn', { seconds }),
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
  const { i18n } = useLingui();
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
      title={i18n._('swp.title')}
      onClose={closeDialog}
      persistent
      actions={
        <>
          <Button variant="secondary" disabled={!canClose} onClick={closeDialog}>
            {i18n._('swp.close')}
          </Button>
          <Button
            busy={isCompared || view.codes?.screen === 'sending'}
            disabled={!view.canSubmit && !isCompared}
            onClick={({ currentTarget: button }) => {
              if (view.problem !== null) focusInvalidField(button.closest('dialog'));
              remote.send({ type: 'swp.submitted' });
            }}
          >
            {i18n._('swp.register')}
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
const UnsentCode = () => {
  const { i18n } = useLingui();
  return (
    <CodeField
      label={i18n._('swp.codes.mobile')}
      hint={i18n._('swp.codes.unsent')}
      value=""
      onValueChange={() => undefined}
      length={OTP_LENGTH}
      disabled
    />
  );
};

interface CodeEntryProps {
  view: OpenView;
  remote: Remote<SecondFactorFlow>;
}

/** Leads back to the list after a lost answer; the list is then fetched again and shows the outcome. */
function CodeEntry({ view: { codes, canHaveGoneThrough }, remote }: CodeEntryProps) {
  const { i18n } = useLingui();
  if (codes?.screen !== 'codes') return <Loading label={i18n._('swp.codes.sending')} />;
  return (
    <CodesForm
      view={codes}
      remote={remote}
      words={readCodeWords(i18n)}
      recoveryLink={
        canHaveGoneThrough && (
          <Button
            variant="secondary"
            size="small"
            disabled={!codes.canAbandon}
            onClick={() => remote.send({ type: 'codes.abandoned' })}
          >
            {i18n._('common.checkAgain')}
          </Button>
        )
      }
    />
  );
}
