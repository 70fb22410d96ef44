import { useLingui } from '@lingui/react';
import type { StaffSessionWarning } from '@folioflow/flows/backoffice';
import { styled } from 'styled-components';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Countdown } from '../../../primitives/Countdown/Countdown.tsx';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';

/* Above the bottom of the window, over the page, whose content does not move. */
const WarningPlace = styled.div`
  position: fixed;
  inset-inline: 0;
  bottom: 0;
  z-index: 40;
  display: flex;
  justify-content: center;
  padding: var(--space-16);
  pointer-events: none;

  @media print {
    display: none;
  }
`;

const WarningBar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-12) var(--space-24);
  box-sizing: border-box;
  width: 100%;
  max-width: 44rem;
  padding: var(--space-12) var(--space-16);
  border: 1px solid var(--warn);
  border-radius: var(--radius-card);
  background: var(--warn-soft);
  color: var(--warn);
  box-shadow: var(--shadow-raised);
  pointer-events: auto;

  > p {
    flex: 1 1 18rem;
    font-variant-numeric: tabular-nums;
  }
`;

/** Formats minutes and seconds. */
const formatClock = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

export interface SessionWarningProps {
  warning: StaffSessionWarning | null;
  /** The user continues to work. */
  onStay: () => void;
}

/** Warns before a session ends, with the remaining time; any activity extends an idle session. */
export function SessionWarning({ warning, onStay }: SessionWarningProps) {
  const { i18n } = useLingui();
  return (
    <WarningPlace>
      {/* Announced once when it appears; the countdown announces the rest at its milestones. */}
      <VisuallyHidden role="status">{warning !== null && i18n._(`staff.warning.${warning.kind}.said`)}</VisuallyHidden>
      {warning !== null && (
        <WarningBar>
          <p>
            <Countdown until={warning.endsAt}>
              {(seconds) =>
                warning.kind === 'idling'
                  ? i18n._('staff.warning.idling', { seconds: String(seconds) })
                  : i18n._('staff.warning.limit', { time: formatClock(seconds) })
              }
            </Countdown>
          </p>
          {warning.kind === 'idling' && (
            <Button variant="secondary" onClick={onStay}>
              {i18n._('staff.warning.stay')}
            </Button>
          )}
        </WarningBar>
      )}
    </WarningPlace>
  );
}
