import { formatMessage, type expertAdviceFlow, type ExpertAdviceView, type Remote } from '@folioflow/flows';
import { advice as words } from '@folioflow/flows/words/advice';
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
              {words[view.screen === 'confirming' ? 'confirming.title' : 'paid.title']}
            </Title>
            {view.screen === 'confirming' ? (
              <WaitingLine role="status">
                <Spinner />
                <span>{formatMessage(words['confirming.lead'], view.seconds)}</span>
              </WaitingLine>
            ) : (
              <PaymentExplanation view={view} />
            )}
            <DataList pairs={createPaymentFacts(view)} />
            {view.screen === 'paidUnconfirmed' && (
              <DialogFoot>
                <Button variant="secondary" disabled={!view.canLeave} onClick={leaveAdvice}>
                  {words['paid.close']}
                </Button>
                <Button disabled={!view.canRetry} onClick={() => remote.send({ type: 'confirmation.retried' })}>
                  {words['paid.retry']}
                </Button>
              </DialogFoot>
            )}
          </Stack>
        </Body>
      )}
    </DialogSheet>
  );
}

const readPaidWords = () => ({ 'notice.lostAnswer': words['paid.notice.lostAnswer'] });

function PaymentExplanation({ view }: { view: UnconfirmedView }) {
  return (
    <Stack gap={12}>
      <NoticeLine notice={view.notice} words={readPaidWords()} />
      <p>{words[view.isRefused ? 'paid.refused' : 'paid.lead']}</p>
      {!view.isRefused && <p>{words['paid.kept']}</p>}
    </Stack>
  );
}

const createPaymentFacts = ({ amount, planLabel, watchlistName, reference, orderReference }: PaidView) => [
  { term: words['paid.amount'], value: formatPaiseInRupees(amount) },
  { term: words['paid.plan'], value: planLabel },
  { term: words['paid.watchlist'], value: watchlistName },
  { term: words['paid.payment'], value: reference },
  { term: words['paid.order'], value: orderReference },
];
