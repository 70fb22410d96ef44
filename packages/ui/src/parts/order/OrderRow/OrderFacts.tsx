import { useLingui } from '@lingui/react';
import type { OrderRowView } from '@folioflow/flows';
import { formatDay } from '../../../format/index.ts';
import { ServerHtml } from '../../../primitives/ServerHtml/ServerHtml.tsx';
import { languageOf } from '../../../primitives/ServerText/language-of.ts';
import { Tag, type Tone } from '../../../primitives/Tag/Tag.tsx';
import { Installments, Rejection, Numbers, Status, MessageText } from './order-row-parts.ts';

const tones = {
  paymentPending: 'warn',
  paymentConfirming: 'info',
  paymentFailed: 'loss',
  inProgress: 'info',
  allotted: 'gain',
  rejected: 'loss',
  cancelled: 'neutral',
} as const satisfies Record<OrderRowView['state'], Tone>;

/** The status of an order: its label and the provider's text, unless both are equal. */
export function OrderStatus({ row }: { row: OrderRowView }) {
  const { i18n } = useLingui();
  const word = i18n._(`orders.row.state.${row.state}`);
  const isSame = row.message?.toLowerCase() === word.toLowerCase();
  return (
    <Status>
      <Tag tone={tones[row.state]}>{word}</Tag>
      {row.message !== null && !isSame && <MessageText lang={languageOf(row.message)}>{row.message}</MessageText>}
    </Status>
  );
}

/** The registrar's reason of a rejected order, and its next step. */
export function OrderRejection({ row: { state, rejectionReason } }: { row: OrderRowView }) {
  const { i18n } = useLingui();
  if (state !== 'rejected') return null;
  const html = rejectionReason?.bodyHtml ?? '';
  return (
    <Rejection>
      {html !== '' && <ServerHtml html={html} />}
      <p>{i18n._('orders.row.rejected.next')}</p>
    </Rejection>
  );
}

interface OrderNumbersProps {
  row: OrderRowView;
  withDay?: boolean;
}

/** The kind (OM-002) and the identifiers of an order: number and folio; its day if no column shows it. */
export function OrderNumbers({ row, withDay = false }: OrderNumbersProps) {
  const { i18n } = useLingui();
  const kind = row.type === 'sip' ? 'xsip' : row.type;
  return (
    <Numbers>
      <strong>{i18n._(`orders.portfolio.type.${kind}`)}</strong>
      {withDay && row.placed !== '' && <span>{i18n._('orders.row.placed', { day: formatDay(i18n, row.placed) })}</span>}
      <span>
        <span>{i18n._(`orders.row.number.${row.number.kind}`)}</span> <span translate="no">{row.number.value}</span>
      </span>
      {row.folio !== null && (
        <span>
          <span>{i18n._('orders.row.folio')}</span> <span translate="no">{row.folio}</span>
        </span>
      )}
    </Numbers>
  );
}

/** The provider's text about instalments with a label, because it may be a bare number. */
export function OrderInstallments({ html }: { html: string | null }) {
  const { i18n } = useLingui();
  if (html === null) return null;
  return (
    <Installments>
      <span>{i18n._('orders.row.installments')}</span>
      <ServerHtml html={html} />
    </Installments>
  );
}
