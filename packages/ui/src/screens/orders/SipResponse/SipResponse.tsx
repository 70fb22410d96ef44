import {
  formatMessage,
  type AgreedSip,
  type Exit,
  type Remote,
  type SipAgreement,
  type sipResponseFlow,
  type SipResponseView,
} from '@folioflow/flows';
import { orders } from '@folioflow/flows/words/orders';
import { sip as words } from '@folioflow/flows/words/sip';
import type { ReactNode } from 'react';
import { formatDay, formatPaiseInRupees, formatRupees } from '../../../format/index.ts';
import { formatPlanFrequency } from '../../../format/repeat.ts';
import { InfoLine, NoticeLine } from '../../../parts/page/NoticeLine/NoticeLine.tsx';
import { accountPairs, formatMandateLimitRemark } from '../../../parts/order/SipTerms/sip-terms.ts';
import { OutcomePanel } from '../../../parts/page/OutcomePanel/OutcomePanel.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import type { DataPair } from '../../../primitives/DataList/DataList.tsx';
import { Money } from '../../../primitives/Figure/Money.tsx';
import { Stack } from '../../../primitives/Layout/Layout.tsx';
import { LinkButton } from '../../../primitives/Link/LinkButton.tsx';
import type { OutcomeKind } from '../../../primitives/Outcome/Outcome.tsx';
import { ServerHtml } from '../../../primitives/ServerHtml/ServerHtml.tsx';
import { NeutralPage } from '../../../shell/NeutralPage.tsx';

type ShownView = Exclude<SipResponseView, { screen: 'orderMissing' }>;
type Headline = 'confirming' | 'unconfirmed' | 'registered' | 'payable' | 'rejected' | 'cancelled';

const SIP_LIST_PATH = '/sipList/';
const outcomeByHeadline = {
  confirming: 'waiting',
  unconfirmed: 'unknown',
  registered: 'success',
  payable: 'waiting',
  rejected: 'failed',
  cancelled: 'failed',
} as const satisfies Record<Headline, OutcomeKind>;

function sipResponseHeadlineOf({ screen, agreed }: ShownView): Headline {
  if (screen !== 'shown') return screen;
  if (agreed?.state === 'rejected' || agreed?.state === 'cancelled') return agreed.state;
  return agreed?.payNow ? 'payable' : 'registered';
}

export interface SipResponseProps {
  view: SipResponseView;
  remote: Remote<typeof sipResponseFlow>;
  onExit: (exit: Exit) => void;
}

/** The result of a SIP that was just registered, /sipResponse (OM-168 to OM-173). */
export function SipResponse({ view, remote, onExit }: SipResponseProps) {
  if (view.screen === 'orderMissing') return <NeutralPage to={SIP_LIST_PATH} link={orders['order.toList']} />;
  const { agreed, html } = view;
  const headline = sipResponseHeadlineOf(view);
  const started = headline === 'registered' ? formatStart(agreed) : null;
  return (
    <OutcomePanel
      outcome={outcomeByHeadline[headline]}
      title={orders['sip.title']}
      step={view.screen}
      headline={started ?? orders[`sip.${headline}`]}
      amount={
        started !== null || agreed === null || agreed.amount === '' ? undefined : (
          <Money value={agreed.amount} size="display" />
        )
      }
      about={agreed?.schemeName}
      facts={agreed === null ? [] : sipPairs(agreed)}
      next={renderFirstInstallmentNote(view)}
      action={<ResponseActions view={view} remote={remote} onExit={onExit} />}
    >
      {html === '' ? undefined : <ServerHtml html={html} />}
    </OutcomePanel>
  );
}

/** Names the amount and the first day of a registered SIP; null if the provider does not return both. */
function formatStart(agreed: AgreedSip | null): string | null {
  if (agreed === null || agreed.amount === '' || agreed.firstDay === '' || agreed.agreement?.isFirstToday === true)
    return null;
  return formatMessage(orders['sip.registered.from'], {
    amount: formatRupees(agreed.amount),
    day: formatDay(agreed.firstDay),
  });
}

/** Information before the first instalment: the mandates could not be checked, or do not cover the debits. */
function renderFirstInstallmentNote({ screen, notice, agreed }: ShownView): ReactNode {
  if (screen === 'unconfirmed')
    return <NoticeLine notice={notice} words={{ 'notice.unreachable': orders['sip.unconfirmed.explain'] }} />;
  const agreement = agreed === null || isNotRegistered(agreed) ? null : agreed.agreement;
  if (agreement === null) return undefined;
  if (agreed?.mandateNumber === null) return <InfoLine>{words['byHand.note']}</InfoLine>;
  const remark = formatMandateLimitRemark(agreement);
  return remark === null ? undefined : <InfoLine tone="warn">{remark}</InfoLine>;
}

const isNotRegistered = ({ state }: AgreedSip): boolean => state === 'rejected' || state === 'cancelled';

function sipPairs(agreed: AgreedSip): DataPair[] {
  const { account, frequency, firstDay, registrationNumber } = agreed;
  return [
    { term: orders['sip.frequency'], value: formatPlanFrequency(firstDay, frequency) },
    ...(isNotRegistered(agreed) ? [] : installmentPairs(agreed)),
    ...accountPairs(account),
    ...mandatePairs(agreed),
    { term: orders['row.number.registration'], value: registrationNumber, isLiteral: true },
  ].filter(({ value }) => value !== '');
}

/** A refused SIP has no such information, because none of it will be paid. */
const installmentPairs = ({ agreement, firstDay }: AgreedSip): DataPair[] =>
  agreement === null ? firstDayPairs(firstDay) : agreementPairs(agreement);

const firstDayPairs = (day: string): DataPair[] =>
  day === '' ? [] : [{ term: orders['sip.firstDay'], value: formatDay(day) }];

const agreementPairs = ({ firstDay, lastDay, isFirstToday, installments, total }: SipAgreement): DataPair[] => [
  ...(isFirstToday
    ? [
        {
          term: orders['sip.firstDay'],
          value: orders['sip.firstDay.today'],
          ...(installments > 1 && { note: formatMessage(orders['sip.firstDay.second'], { day: formatDay(firstDay) }) }),
        },
      ]
    : firstDayPairs(firstDay)),
  {
    term: orders['sip.count'],
    value: String(installments),
    ...(lastDay !== null && { note: formatMessage(orders['sip.count.last'], { day: formatDay(lastDay) }) }),
  },
  { term: orders['sip.total'], value: formatPaiseInRupees(total) },
];

function mandatePairs(agreed: AgreedSip): DataPair[] {
  const { agreement, mandateNumber } = agreed;
  const room = agreement?.mandate ?? null;
  if (mandateNumber === null) return [];
  const note =
    room === null || isNotRegistered(agreed)
      ? {}
      : { note: formatMessage(words['agree.leftAfter'], { after: formatPaiseInRupees(room.leftAfterFirst) }) };
  return [{ term: words['agree.mandate'], value: mandateNumber, isLiteral: true, ...note }];
}

function ResponseActions({ view, remote, onExit }: Omit<SipResponseProps, 'view'> & { view: ShownView }) {
  const payNow = view.screen === 'shown' ? (view.agreed?.payNow ?? null) : null;
  return (
    <Stack gap={12}>
      {view.canCheck && (
        <Button wide onClick={() => remote.send({ type: 'check.requested' })}>
          {orders['sip.check']}
        </Button>
      )}
      {payNow !== null && (
        <Button wide onClick={() => onExit(payNow)}>
          {orders['row.payNow']}
        </Button>
      )}
      <LinkButton wide to={SIP_LIST_PATH} variant={view.canCheck || payNow !== null ? 'secondary' : 'primary'}>
        {orders['sip.toList']}
      </LinkButton>
    </Stack>
  );
}
