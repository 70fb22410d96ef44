import { useLingui } from '@lingui/react';
import type { esignKycFlow, EsignKycView, Remote } from '@folioflow/flows';
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
  const { i18n } = useLingui();
  return (
    <Stack gap={12}>
      <Checkbox
        checked={view.hasConsent}
        disabled={!view.canChangeConsent}
        onCheckedChange={(isGiven) => remote.send({ type: isGiven ? 'consent.given' : 'consent.withdrawn' })}
      >
        {i18n._('esign.consent')}
      </Checkbox>
      {view.isDocumentMissing && <HintText data-tone="warn">{i18n._('esign.sign.documentMissing')}</HintText>}
      <NoticeLine notice={view.notice}>
        <StageLink notice={view.notice} />
      </NoticeLine>
      <StatusRegion role="status">{view.isSigning && <HintText>{i18n._('esign.sign.open')}</HintText>}</StatusRegion>
    </Stack>
  );
}

/** The button, which requires the consent and a document (ON-367, D-78). */
export function SigningActions({ view, remote }: SigningActionsProps) {
  const { i18n } = useLingui();
  return (
    <FormFoot>
      <Button
        wide
        busy={view.isSigning}
        disabled={!view.canSign && !view.isSigning}
        onClick={() => remote.send({ type: 'signing.started' })}
      >
        {i18n._('esign.sign')}
      </Button>
      {view.canReload && (
        <Button variant="secondary" wide onClick={() => remote.send({ type: 'stage.reloadRequested' })}>
          {i18n._('esign.sign.reload')}
        </Button>
      )}
      {view.isSigning && (
        <Button
          variant="quiet"
          wide
          disabled={!view.canAbandon}
          onClick={() => remote.send({ type: 'signing.abandoned' })}
        >
          {i18n._('esign.sign.abandon')}
        </Button>
      )}
    </FormFoot>
  );
}
