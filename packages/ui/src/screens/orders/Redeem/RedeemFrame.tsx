import { useLingui } from '@lingui/react';
import type { RedeemView } from '@folioflow/flows';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { formatRupees } from '../../../format/money.ts';
import { Panel, Panels } from '../../../parts/page/Panel/Panel.tsx';
import { SchemeMark } from '../../../parts/scheme/SchemeMark/SchemeMark.tsx';
import { PageHeading } from '../../../primitives/PageHeading/PageHeading.tsx';
import { Page } from '../../../shell/Page.tsx';

/* Mark, scheme with its value, and in the second step the amount: the same line in both steps. */
const Strip = styled(Panel)`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: var(--space-12);
  min-height: 3.75rem;

  h2 {
    font-size: var(--type-16);
    font-weight: var(--weight-label);
    line-height: 1.25;
    overflow-wrap: anywhere;
  }

  p {
    color: var(--muted);
    font-size: var(--type-12);
  }

  > p {
    text-align: end;
  }

  strong {
    display: block;
    color: var(--ink);
    font-size: var(--type-16);
    font-weight: var(--weight-heading);
  }
`;

export type OpenRedemption = Extract<RedeemView, { screen: 'entering' | 'confirming' | 'checking' }>;

interface RedeemFrameProps {
  view: OpenRedemption;
  /** The amount, or the codes. */
  children: ReactNode;
  /** Keeps its place, and what it has loaded, in both steps. */
  receipt: ReactNode;
  foot?: ReactNode;
}

/** The redeemed order, the step, and what is received. */
export function RedeemFrame({ view, children, receipt, foot }: RedeemFrameProps) {
  const { i18n } = useLingui();
  const { schemeName, terms } = view.order;
  return (
    <Page width="form" flush>
      <Panels>
        <PageHeading step={view.screen}>{i18n._('redemption.title')}</PageHeading>
        <Strip>
          <SchemeMark name={schemeName} size={2.25} />
          <div>
            <h2 lang="en" translate="no">
              {schemeName}
            </h2>
            <p>{i18n._('redemption.worth', { amount: formatRupees(terms.worth) })}</p>
          </div>
          {view.screen !== 'entering' && (
            <p>
              <strong>{formatRupees(view.draft.amount)}</strong>
              {i18n._('redemption.redeemed')}
            </p>
          )}
        </Strip>
        {children}
        {receipt}
        {foot}
      </Panels>
    </Page>
  );
}
