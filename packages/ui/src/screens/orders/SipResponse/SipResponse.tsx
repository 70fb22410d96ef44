import { useLingui } from '@lingui/react';
import type { I18n } from '@lingui/core';
import type { AgreedSip, Exit, Remote, SipAgreement, sipResponseFlow, SipResponseView } from '@folioflow/flows';
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
  const { i18n } = useLingui();
  if (view.screen === 'orderMissing') return <NeutralPage to={SIP_LIST_PATH} link={i18n._('orders.order.toList')} />;
  const { agreed, html } = view;
  const headline = sipResponseHeadlineOf(view);
  const started = headline === 'registered' ? formatStart(i18n, agreed) : null;
  return (
    <OutcomePanel
      outcome={outcomeByHeadline[headline]}
      title={i18n._('orders.sip.title')}
      step={view.screen}
      headline={started ?? i18n._(`orders.sip.${headline}`)}
      amount={
        started !== null || agreed === null || agreed.amount === '' ? undefined : (
          <Money value={agreed.amount} size="display" />
        )
      }
      about={agreed?.schemeName}
      facts={agreed === null ? [] : sipPairs(i18n, agreed)}
      next={renderFirstInstallmentNote(i18n, view)}
      action={<ResponseActions view={view} remote={remote} onExit={onExit} />}
    >
      {html === '' ? undefined : <ServerHtml html={html} />}
    </OutcomePanel>
  );
}

/** Names the amount and the first day of a registered SIP; null if the provider does not return both. */
function formatStart(i18n: I18n, agreed: AgreedSip | null): string | null {
  if (agreed === null || agreed.amount === '' || agreed.firstDay === '' || agreed.agreement?.isFirstToday === true)
    return null;
  return i18n._('orders.sip.registered.from', {
    amount: formatRupees(agreed.amount),
    day: formatDay(i18n, agreed.firstDay),
  });
}

/** Information before the first instalment: the mandates could not be checked, or do not cover the debits. */
function renderFirstInstallmentNote(i18n: I18n, { screen, notice, agreed }: ShownView): ReactNode {
  if (screen === 'unconfirmed')
    return <NoticeLine notice={notice} words={{ 'notice.unreachable': i18n._('orders.sip.unconfirmed.explain') }} />;
  const agreement = agreed === null || isNotRegistered(agreed) ? null : agreed.agreement;
  if (agreement === null) return undefined;
  if (agreed?.mandateNumber === null) return <InfoLine>{i18n._('sip.byHand.note')}</InfoLine>;
  const remark = formatMandateLimitRemark(i18n, agreement);
  return remark === null ? undefined : <InfoLine tone="warn">{remark}</InfoLine>;
}

const isNotRegistered = ({ state }: AgreedSip): boolean => state === 'rejected' || state === 'cancelled';

function sipPairs(i18n: I18n, agreed: AgreedSip): DataPair[] {
  const { account, frequency, firstDay, registrationNumber } = agreed;
  return [
    { term: i18n._('orders.sip.frequency'), value: formatPlanFrequency(i18n, firstDay, frequency) },
    ...(isNotRegistered(agreed) ? [] : installmentPairs(i18n, agreed)),
    ...accountPairs(i18n, account),
    ...mandatePairs(i18n, agreed),
    { term: i18n._('orders.row.number.registration'), value: registrationNumber, isLiteral: true },
  ].filter(({ value }) => value !== '');
}

/** A refused SIP has no such information, because none of it will be paid. */
const installmentPairs = (i18n: I18n, { agreement, firstDay }: AgreedSip): DataPair[] =>
  agreement === null ? firstDayPairs(i18n, firstDay) : agreementPairs(i18n, agreement);

const firstDayPairs = (i18n: I18n, day: string): DataPair[] =>
  day === '' ? [] : [{ term: i18n._('orders.sip.firstDay'), value: formatDay(i18n, day) }];

const agreementPairs = (
  i18n: I18n,
  { firstDay, lastDay, isFirstToday, installments, total }: SipAgreement,
): DataPair[] => [
  ...(isFirstToday
    ? [
        {
          term: i18n._('orders.sip.firstDay'),
          value: i18n._('orders.sip.firstDay.today'),
          ...(installments > 1 && { note: i18n._('orders.sip.firstDay.second', { day: formatDay(i18n, firstDay) }) }),
        },
      ]
    : firstDayPairs(i18n, firstDay)),
  {
    term: i18n._('orders.sip.count'),
    value: String(installments),
    ...(lastDay !== null && { note: i18n._('orders.sip.count.last', { day: formatDay(i18n, lastDay) }) }),
  },
  { term: i18n._('orders.sip.total'), value: formatPaiseInRupees(total) },
];

function mandatePairs(i18n: I18n, agreed: AgreedSip): DataPair[] {
  const { agreement, mandateNumber } = agreed;
  const room = agreement?.mandate ?? null;
  if (mandateNumber === null) return [];
  const note =
    room === null || isNotRegistered(agreed)
      ? {}
      : { note: i18n._('sip.agree.leftAfter', { after: formatPaiseInRupees(room.leftAfterFirst) }) };
  return [{ term: i18n._('sip.agree.mandate'), value: mandateNumber, isLiteral: true, ...note }];
}

function ResponseActions({ view, remote, onExit }: Omit<SipResponseProps, 'view'> & { view: ShownView }) {
  const { i18n } = useLingui();
  const payNow = view.screen === 'shown' ? (view.agreed?.payNow ?? null) : null;
  return (
    <Stack gap={12}>
      {view.canCheck && (
        <Button wide onClick={() => remote.send({ type: 'check.requested' })}>
          {i18n._('orders.sip.check')}
        </Button>
      )}
      {payNow !== null && (
        <Button wide onClick={() => onExit(payNow)}>
          {i18n._('orders.row.payNow')}
        </Button>
      )}
      <LinkButton wide to={SIP_LIST_PATH} variant={view.canCheck || payNow !== null ? 'secondary' : 'primary'}>
        {i18n._('orders.sip.toList')}
      </LinkButton>
    </Stack>
  );
}
