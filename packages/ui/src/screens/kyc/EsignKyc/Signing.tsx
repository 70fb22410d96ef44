import type { esignKycFlow, EsignKycView, Remote } from '@folioflow/flows';
import { esign } from '@folioflow/flows/words/esign';
import { styled } from 'styled-components';
import { NoticeLine } from '../../../parts/NoticeLine/NoticeLine.tsx';
import { StageLink } from '../../../parts/StageFrame/StageStates.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Checkbox } from '../../../primitives/Checkbox/Checkbox.tsx';

const Hint = styled.p`
  color: var(--muted);
  font-size: var(--type-14);

  &[data-tone='warn'] {
    padding: var(--space-12) var(--space-16);
    border-radius: var(--radius-control);
    background: var(--warn-soft);
    color: var(--ink);
  }
`;

const Consent = styled.div`
  padding-top: var(--space-16);
  border-top: 1px solid var(--line);
`;

interface SigningActionsProps {
  view: Extract<EsignKycView, { screen: 'consenting' }>;
  remote: Remote<typeof esignKycFlow>;
}

/** The consent and the button that needs it (ON-366, ON-367). */
export function SigningActions({ view, remote }: SigningActionsProps) {
  return (
    <>
      <Consent>
        <Checkbox
          checked={view.hasConsent}
          disabled={!view.canChangeConsent}
          onCheckedChange={(isGiven) => remote.send({ type: isGiven ? 'consent.given' : 'consent.withdrawn' })}
        >
          {esign.consent}
        </Checkbox>
      </Consent>
      {view.isIdMissing && <Hint data-tone="warn">{esign['sign.idMissing']}</Hint>}
      <NoticeLine notice={view.notice}>
        <StageLink notice={view.notice} />
      </NoticeLine>
      <Button
        wide
        busy={view.isSigning}
        disabled={!view.canSign && !view.isSigning}
        onClick={() => remote.send({ type: 'signing.started' })}
      >
        {esign.sign}
      </Button>
      <div role="status">{view.isSigning && <Hint>{esign['sign.open']}</Hint>}</div>
      {view.isSigning && (
        <Button
          variant="quiet"
          wide
          disabled={!view.canAbandon}
          onClick={() => remote.send({ type: 'signing.abandoned' })}
        >
          {esign['sign.abandon']}
        </Button>
      )}
    </>
  );
}
