import type { AgreedSip, Exit, Remote, sipResponseFlow, SipResponseView } from '@folioflow/flows';
import { orders } from '@folioflow/flows/words/orders';
import { dayText } from '../../../format/index.ts';
import { NoticeLine } from '../../../parts/NoticeLine/NoticeLine.tsx';
import { OutcomePanel } from '../../../parts/OutcomePanel/OutcomePanel.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import type { DataPair } from '../../../primitives/DataList/DataList.tsx';
import { Money } from '../../../primitives/Figure/Money.tsx';
import { Stack } from '../../../primitives/Layout/Layout.tsx';
import { LinkButton } from '../../../primitives/Link/LinkButton.tsx';
import type { OutcomeKind } from '../../../primitives/Outcome/Outcome.tsx';
import { ServerHtml } from '../../../primitives/ServerHtml/ServerHtml.tsx';
import { NeutralPage } from '../../../shell/NeutralPage.tsx';

type Told = Exclude<SipResponseView, { screen: 'orderMissing' }>;
type Headline = 'confirming' | 'unconfirmed' | 'registered' | 'payable' | 'rejected' | 'cancelled';

const LIST = '/sipList/';
const outcomes = {
  confirming: 'waiting',
  unconfirmed: 'unknown',
  registered: 'success',
  payable: 'waiting',
  rejected: 'failed',
  cancelled: 'failed',
} as const satisfies Record<Headline, OutcomeKind>;

function headlineOf({ screen, agreed }: Told): Headline {
  if (screen !== 'shown') return screen;
  if (agreed?.state === 'rejected' || agreed?.state === 'cancelled') return agreed.state;
  return agreed?.payNow ? 'payable' : 'registered';
}

export interface SipResponseProps {
  view: SipResponseView;
  remote: Remote<typeof sipResponseFlow>;
  onExit: (exit: Exit) => void;
}

/** What became of a SIP that was just registered, /sipResponse (OM-168 to OM-173). */
export function SipResponse({ view, remote, onExit }: SipResponseProps) {
  if (view.screen === 'orderMissing') return <NeutralPage to={LIST} link={orders['order.toList']} />;
  const { agreed, html } = view;
  const headline = headlineOf(view);
  return (
    <OutcomePanel
      outcome={outcomes[headline]}
      title={orders['sip.title']}
      step={view.screen}
      headline={orders[`sip.${headline}`]}
      amount={agreed === null || agreed.amount === '' ? undefined : <Money value={agreed.amount} size="display" />}
      about={agreed?.schemeName}
      facts={agreed === null ? [] : factsOf(agreed)}
      next={
        view.screen === 'unconfirmed' ? (
          <NoticeLine notice={view.notice} words={{ 'notice.unreachable': orders['sip.unconfirmed.explain'] }} />
        ) : undefined
      }
      action={<Actions view={view} remote={remote} onExit={onExit} />}
    >
      {html === '' ? undefined : <ServerHtml html={html} />}
    </OutcomePanel>
  );
}

const factsOf = ({ frequency, firstDay, registrationNumber }: AgreedSip): DataPair[] =>
  [
    { term: orders['sip.frequency'], value: frequency },
    { term: orders['sip.firstDay'], value: firstDay === '' ? '' : dayText(firstDay) },
    { term: orders['row.number.registration'], value: registrationNumber },
  ].filter(({ value }) => value !== '');

function Actions({ view, remote, onExit }: Omit<SipResponseProps, 'view'> & { view: Told }) {
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
      <LinkButton wide to={LIST} variant={view.canCheck || payNow !== null ? 'secondary' : 'primary'}>
        {orders['sip.toList']}
      </LinkButton>
    </Stack>
  );
}
