import { useLingui } from '@lingui/react';
import type { I18n } from '@lingui/core';
import type { expertAdviceFlow, ExpertAdviceView, Remote } from '@folioflow/flows';
import { useId } from 'react';
import { styled } from 'styled-components';
import { formatPaiseInRupees } from '../../../format/money.ts';
import { NoticeLine } from '../../../parts/page/NoticeLine/NoticeLine.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { DataList } from '../../../primitives/DataList/DataList.tsx';
import { DialogSheet } from '../../../primitives/Dialog/dialog-sheet.ts';
import { useModal } from '../../../primitives/Dialog/use-modal.ts';
import { Stack } from '../../../primitives/Layout/Layout.tsx';
import { Spinner } from '../../../primitives/Spinner/Spinner.tsx';

type PaidView = Extract<ExpertAdviceView, { screen: 'confirming' | 'paidUnconfirmed' }>;
type UnconfirmedView = Extract<ExpertAdviceView, { screen: 'paidUnconfirmed' }>;

interface PaidAdviceProps {
  view: ExpertAdviceView;
  remote: Remote<typeof expertAdviceFlow>;
}

const isPaidView = (view: ExpertAdviceView): view is PaidView =>
  view.screen === 'confirming' || view.screen === 'paidUnconfirmed';

const Body = styled.div`
  padding: var(--card-pad);
  overflow-y: auto;
`;

const Title = styled.h2`
  outline: none;
`;

const DialogFoot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-12);

  > * {
    flex: 1 1 auto;
  }
`;

const WaitingLine = styled.p`
  display: flex;
  align-items: center;
  gap: var(--space-12);
`;

/** The payment until it is confirmed: one dialog, so that a retry moves nothing. */
export function PaidAdvice({ view, remote }: PaidAdviceProps) {
  const { i18n } = useLingui();
  const titleId = useId();
  const open = isPaidView(view);
  const leaveAdvice = () => {
    if (view.screen === 'paidUnconfirmed' && view.canLeave) remote.send({ type: 'advice.left' });
  };
  const { dialog, onCancel } = useModal({ open, onClose: leaveAdvice, persistent: true });
  return (
    <DialogSheet ref={dialog} aria-labelledby={titleId} onCancel={onCancel}>
      {open && (
        <Body>
          <Stack gap={24}>
            <Title id={titleId} tabIndex={-1} data-first-focus>
              {i18n._(view.screen === 'confirming' ? 'advice.confirming.title' : 'advice.paid.title')}
            </Title>
            {view.screen === 'confirming' ? (
              <WaitingLine role="status">
                <Spinner />
                <span>{i18n._('advice.confirming.lead', view.seconds)}</span>
              </WaitingLine>
            ) : (
              <PaymentExplanation view={view} />
            )}
            <DataList pairs={createPaymentFacts(i18n, view)} />
            {view.screen === 'paidUnconfirmed' && (
              <DialogFoot>
                <Button variant="secondary" disabled={!view.canLeave} onClick={leaveAdvice}>
                  {i18n._('advice.paid.close')}
                </Button>
                <Button disabled={!view.canRetry} onClick={() => remote.send({ type: 'confirmation.retried' })}>
                  {i18n._('advice.paid.retry')}
                </Button>
              </DialogFoot>
            )}
          </Stack>
        </Body>
      )}
    </DialogSheet>
  );
}

const readPaidWords = (i18n: I18n) => ({ 'notice.lostAnswer': i18n._('advice.paid.notice.lostAnswer') });

function PaymentExplanation({ view }: { view: UnconfirmedView }) {
  const { i18n } = useLingui();
  return (
    <Stack gap={12}>
      <NoticeLine notice={view.notice} words={readPaidWords(i18n)} />
      <p>{i18n._(view.isRefused ? 'advice.paid.refused' : 'advice.paid.lead')}</p>
      {!view.isRefused && <p>{i18n._('advice.paid.kept')}</p>}
    </Stack>
  );
}

const createPaymentFacts = (i18n: I18n, { amount, planLabel, watchlistName, reference, orderReference }: PaidView) => [
  { term: i18n._('advice.paid.amount'), value: formatPaiseInRupees(amount) },
  { term: i18n._('advice.paid.plan'), value: planLabel },
  { term: i18n._('advice.paid.watchlist'), value: watchlistName },
  { term: i18n._('advice.paid.payment'), value: reference },
  { term: i18n._('advice.paid.order'), value: orderReference },
];
