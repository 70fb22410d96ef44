import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Fold } from '../../../primitives/Fold/Fold.tsx';
import { Money } from '../../../primitives/Figure/Money.tsx';
import { Stack } from '../../../primitives/Layout/Layout.tsx';
import { useIsWide } from './use-is-wide.ts';

const Scheme = styled.div`
  overflow-wrap: anywhere;

  > strong {
    display: block;
    color: var(--ink);
    font-weight: var(--weight-label);
  }

  > small {
    color: var(--muted);
    font-size: var(--type-14);
  }
`;

interface SummaryFrameProps {
  schemeName: string;
  optionName: string;
  /** Rupees. */
  amount: string;
  children: ReactNode;
}

/** The purchase: at the right of a wide screen, folded at the top of a narrow one. */
export function SummaryFrame({ schemeName, optionName, amount, children }: SummaryFrameProps) {
  const { i18n } = useLingui();
  const isWide = useIsWide();
  const content = (
    <Stack gap={16}>
      <Scheme>
        <strong lang="en" translate="no">
          {schemeName}
        </strong>
        {optionName !== '' && <small>{optionName}</small>}
      </Scheme>
      <Money value={amount} size="display" />
      {children}
    </Stack>
  );
  if (isWide) {
    return (
      <Card as="aside" aria-label={i18n._('checkout.summary.title')}>
        {content}
      </Card>
    );
  }
  return (
    <Fold label={i18n._('checkout.summary.title')} aside={<Money value={amount} />}>
      {content}
    </Fold>
  );
}
