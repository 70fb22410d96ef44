import { useLingui } from '@lingui/react';
import { RESEND_COOLDOWN_MS, type ResendState } from '@folioflow/flows';
import { useId } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Countdown } from '../../../primitives/Countdown/Countdown.tsx';
import { Row } from '../../../primitives/Layout/Layout.tsx';

/*
 * The label of the quiet button is aligned with the fields. The row has the same height with and without the countdown,
 * so that nothing below moves.
 */
const ResendRow = styled(Row)`
  margin-block: calc(-1 * var(--space-12));

  > button {
    margin-inline-start: calc(-1px - var(--space-16));
  }
`;

const Hint = styled.span`
  flex: 1 1 6rem;
  color: var(--muted);
  font-size: var(--type-14);
  font-variant-numeric: tabular-nums;
  line-height: 1.35;
  text-align: end;
  text-wrap: balance;

  &:not(:has(:not(:empty))) {
    display: none;
  }
`;

export interface ResendCodeProps {
  resend: ResendState;
  canResend: boolean;
  words: {
    readonly resend: string;
    readonly resendIn: (seconds: number) => string;
  };
  onResend: () => void;
}

/** Requests another code and shows the waiting time before that. */
export function ResendCode({ resend, canResend, words, onResend }: ResendCodeProps) {
  const { i18n } = useLingui();
  const hint = useId();
  return (
    <ResendRow gap={12}>
      <Button
        variant="quiet"
        disabled={!canResend}
        busy={resend.state === 'resending'}
        aria-describedby={hint}
        onClick={onResend}
      >
        {words.resend}
      </Button>
      <Hint id={hint}>
        {/* The countdown starts with the answer. */}
        {resend.state === 'resending' && <span>{words.resendIn(RESEND_COOLDOWN_MS / 1000)}</span>}
        {resend.state === 'coolingDown' && resend.resendAvailableAt !== null && (
          <Countdown until={resend.resendAvailableAt}>{(seconds) => words.resendIn(seconds)}</Countdown>
        )}
        <span aria-live="polite">{resend.state === 'available' && canResend && i18n._('common.code.resendNow')}</span>
      </Hint>
    </ResendRow>
  );
}
