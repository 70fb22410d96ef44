import { useLingui } from '@lingui/react';
import { styled } from 'styled-components';
import { Spinner } from '../../../primitives/Spinner/Spinner.tsx';

/* Below the window of the checkout and not modal, because the focus must reach that foreign window. */
const FloatingCard = styled.div`
  position: fixed;
  inset-block-end: calc(var(--space-64) + env(safe-area-inset-bottom));
  inset-inline: var(--space-16);
  z-index: 30;
  display: flex;
  align-items: center;
  gap: var(--space-12);
  width: fit-content;
  max-width: 32rem;
  margin-inline: auto;
  padding: var(--space-16) var(--space-24);
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  background: var(--card);
  color: var(--ink);
  box-shadow: var(--shadow-raised);
`;

/** The status of the checkout window while its script is fetched and while it is open. */
export function CheckoutOpeningCard() {
  const { i18n } = useLingui();
  return (
    <FloatingCard role="status">
      <Spinner />
      <span>{i18n._('advice.paying.opening')}</span>
    </FloatingCard>
  );
}
