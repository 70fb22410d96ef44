import { type Exit, type Notice, type OrderRowView } from '@folioflow/flows';
import { orders } from '@folioflow/flows/words/orders';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { Stack } from '../../primitives/Layout/Layout.tsx';
import { ServerHtml } from '../../primitives/ServerHtml/ServerHtml.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { Tag, type Tone } from '../../primitives/Tag/Tag.tsx';
import { icon } from '../../primitives/icon.ts';
import { ServerText } from '../../primitives/ServerText/ServerText.tsx';
import { NoticeLine } from '../NoticeLine/NoticeLine.tsx';
import { OrderProgress } from '../OrderTimeline/OrderProgress.tsx';
import { OrderTimeline } from '../OrderTimeline/OrderTimeline.tsx';
import { OrderFigures } from './OrderFigures.tsx';
import { HistoryDialog, WhyDialog } from './OrderDialogs.tsx';
import { Actions, Details, Identity, NameLine, Notices, Numbers, Row, Told } from './order-row-parts.ts';

const tones = {
  paymentPending: 'warn',
  paymentConfirming: 'warn',
  paymentFailed: 'loss',
  inProgress: 'info',
  allotted: 'gain',
  rejected: 'loss',
  cancelled: 'neutral',
} as const satisfies Record<OrderRowView['state'], Tone>;

export interface OrderRowProps {
  row: OrderRowView;
  details: { state: 'closed' | 'fetching' | 'shown' | 'unavailable'; notice: Notice | null };
  onShowInfo: () => void;
  onHideInfo: () => void;
  onExit: (exit: Exit) => void;
}

/** One order: what it is, how far it is, what it is worth, what can be done (OM-056 to OM-067). */
export function OrderRow({ row, details, onShowInfo, onHideInfo, onExit }: OrderRowProps) {
  const titleId = useId();
  const detailsId = useId();
  const [dialog, setDialog] = useState<'history' | 'why' | null>(null);
  const { payNow } = row;
  const isOpen = details.state === 'fetching' || details.state === 'shown';
  const close = () => setDialog(null);
  return (
    <Row aria-labelledby={titleId} aria-busy={details.state === 'fetching' || undefined}>
      <Identity>
        <NameLine>
          <h2 id={titleId}>{row.schemeName}</h2>
          <Tag tone={tones[row.state]}>{orders[`row.state.${row.state}`]}</Tag>
        </NameLine>
        <Numbers>
          <span>
            {orders[`row.number.${row.number.kind}`]} {row.number.value}
          </span>
          {row.folio !== null && (
            <span>
              {orders['row.folio']} {row.folio}
            </span>
          )}
        </Numbers>
        <OrderProgress progress={row.progress} />
        {row.message !== null && (
          <Told>
            <ServerText text={row.message} />
          </Told>
        )}
        {row.installmentHtml !== null && <ServerHtml html={row.installmentHtml} />}
      </Identity>
      <OrderFigures row={row} />
      <Notices>{details.state === 'unavailable' && <NoticeLine notice={details.notice} />}</Notices>
      <Actions>
        {payNow !== null && (
          <Button size="small" onClick={() => onExit(payNow)}>
            {orders['row.payNow']}
          </Button>
        )}
        {row.why !== null && (
          <Button variant="quiet" size="small" onClick={() => setDialog('why')}>
            {orders['row.why']}
          </Button>
        )}
        <Button variant="quiet" size="small" onClick={() => setDialog('history')}>
          {orders['row.history']}
        </Button>
        <Button
          data-info
          variant="quiet"
          size="small"
          aria-expanded={isOpen}
          aria-controls={isOpen ? detailsId : undefined}
          icon={isOpen ? <ChevronUp {...icon} size={16} /> : <ChevronDown {...icon} size={16} />}
          onClick={isOpen ? onHideInfo : onShowInfo}
        >
          {isOpen ? orders['row.hideInfo'] : orders['row.showInfo']}
        </Button>
      </Actions>
      {isOpen && (
        <Details id={detailsId}>
          {details.state === 'shown' ? <OrderTimeline timeline={row.timeline} /> : <Fetching />}
        </Details>
      )}
      <HistoryDialog open={dialog === 'history'} schemeName={row.schemeName} html={row.historyHtml} onClose={close} />
      {row.why !== null && <WhyDialog open={dialog === 'why'} {...row.why} onClose={close} />}
    </Row>
  );
}

function Fetching() {
  return (
    <Stack gap={12}>
      <Told role="status">{orders['row.fetching']}</Told>
      <Skeleton width="70%" />
      <Skeleton width="55%" />
    </Stack>
  );
}
