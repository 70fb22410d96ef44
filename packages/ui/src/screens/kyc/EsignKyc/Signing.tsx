import type { esignKycFlow, EsignKycView, Remote } from '@folioflow/flows';
import { esign } from '@folioflow/flows/words/esign';
import { styled } from 'styled-components';
import { FormFoot } from '../../../parts/form/FormFoot/FormFoot.tsx';
import { NoticeLine } from '../../../parts/page/NoticeLine/NoticeLine.tsx';
import { StageLink } from '../../../parts/stage/StageFrame/StageStates.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Checkbox } from '../../../primitives/Checkbox/Checkbox.tsx';
import { Stack } from '../../../primitives/Layout/Layout.tsx';

const HintText = styled.p`
  color: var(--muted);
  font-size: var(--type-14);

  &[data-tone='warn'] {
    padding: var(--space-12) var(--space-16);
    border-radius: var(--radius-control);
    background: var(--warn-soft);
    color: var(--ink);
  }
`;

/* The empty live region leaves no gap. */
const StatusRegion = styled.div`
  &:empty {
    position: absolute;
  }
`;

interface SigningActionsProps {
  view: Extract<EsignKycView, { screen: 'consenting' }>;
  remote: Remote<typeof esignKycFlow>;
}

/** The declaration above its record, and the failure if there is one (ON-366). */
export function ConsentCheckbox({ view, remote }: SigningActionsProps) {
  return (
    <Stack gap={12}>
      <Checkbox
        checked={view.hasConsent}
        disabled={!view.canChangeConsent}
        onCheckedChange={(isGiven) => remote.send({ type: isGiven ? 'consent.given' : 'consent.withdrawn' })}
      >
        {esign.consent}
      </Checkbox>
      {view.isDocumentMissing && <HintText data-tone="warn">{esign['sign.documentMissing']}</HintText>}
      <NoticeLine notice={view.notice}>
        <StageLink notice={view.notice} />
      </NoticeLine>
      <StatusRegion role="status">{view.isSigning && <HintText>{esign['sign.open']}</HintText>}</StatusRegion>
    </Stack>
  );
}

/** The button, which requires the consent and a document (ON-367, D-78). */
export function SigningActions({ view, remote }: SigningActionsProps) {
  return (
    <FormFoot>
      <Button
        wide
        busy={view.isSigning}
        disabled={!view.canSign && !view.isSigning}
        onClick={() => remote.send({ type: 'signing.started' })}
      >
        {esign.sign}
      </Button>
      {view.canReload && (
        <Button variant="secondary" wide onClick={() => remote.send({ type: 'stage.reloadRequested' })}>
          {esign['sign.reload']}
        </Button>
      )}
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
    </FormFoot>
  );
}
