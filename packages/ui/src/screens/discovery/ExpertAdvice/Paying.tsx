import { advice as words } from '@folioflow/flows/words/advice';
import { styled } from 'styled-components';
import { Spinner } from '../../../primitives/Spinner/Spinner.tsx';

/* Below whatever window the checkout opens, and nothing modal: that window is not ours and must be reached. */
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

/** Points to the checkout's window while its script is being fetched and while it is open. */
export function CheckoutOpeningCard() {
  return (
    <FloatingCard role="status">
      <Spinner />
      <span>{words['paying.opening']}</span>
    </FloatingCard>
  );
}
