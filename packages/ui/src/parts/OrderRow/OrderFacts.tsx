import { say, type OrderRowView } from '@folioflow/flows';
import { orders } from '@folioflow/flows/words/orders';
import { dayText } from '../../format/index.ts';
import { ServerHtml } from '../../primitives/ServerHtml/ServerHtml.tsx';
import { Tag, type Tone } from '../../primitives/Tag/Tag.tsx';
import { Installments, Numbers, Status, Told } from './order-row-parts.ts';

const tones = {
  paymentPending: 'warn',
  paymentConfirming: 'info',
  paymentFailed: 'loss',
  inProgress: 'info',
  allotted: 'gain',
  rejected: 'loss',
  cancelled: 'neutral',
} as const satisfies Record<OrderRowView['state'], Tone>;

/** One status: the word, and where the order stands in the words of the provider, unless they are the same. */
export function OrderStatus({ row }: { row: OrderRowView }) {
  const word = orders[`row.state.${row.state}`];
  const isSame = row.message?.toLowerCase() === word.toLowerCase();
  return (
    <Status>
      <Tag tone={tones[row.state]}>{word}</Tag>
      {row.message !== null && !isSame && <Told>{row.message}</Told>}
    </Status>
  );
}

/** By what it is found: number and folio; the day it was placed where no column has it. */
export function OrderNumbers({ row, withDay = false }: { row: OrderRowView; withDay?: boolean }) {
  return (
    <Numbers>
      {withDay && row.placed !== '' && <span>{say(orders['row.placed'], { day: dayText(row.placed) })}</span>}
      <span>
        {orders[`row.number.${row.number.kind}`]} {row.number.value}
      </span>
      {row.folio !== null && (
        <span>
          {orders['row.folio']} {row.folio}
        </span>
      )}
    </Numbers>
  );
}

/** The provider's line about installments, named: it may be a mere number. */
export function OrderInstallments({ html }: { html: string | null }) {
  if (html === null) return null;
  return (
    <Installments>
      <span>{orders['row.installments']}</span>
      <ServerHtml html={html} />
    </Installments>
  );
}
