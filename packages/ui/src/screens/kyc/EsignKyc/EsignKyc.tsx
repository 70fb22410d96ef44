import { useLingui } from '@lingui/react';
import type { I18n } from '@lingui/core';
import type { esignKycFlow, EsignKycView, Remote } from '@folioflow/flows';
import type { ReactNode } from 'react';
import { FormFoot } from '../../../parts/form/FormFoot/FormFoot.tsx';
import { StageFrame } from '../../../parts/stage/StageFrame/StageFrame.tsx';
import { StageLoading, StageUnavailable } from '../../../parts/stage/StageFrame/StageStates.tsx';
import { StageSections } from '../../../parts/stage/StageSections/StageSections.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Stack } from '../../../primitives/Layout/Layout.tsx';
import { LinkButton } from '../../../primitives/Link/LinkButton.tsx';
import { ConsentCheckbox, SigningActions } from './Signing.tsx';
import { SignatureStatus } from './Standing.tsx';

export interface EsignKycProps {
  view: EsignKycView;
  remote: Remote<typeof esignKycFlow>;
  /** Origin of the provider: the only place that images of documents come from. */
  imageOrigin: string;
}

const readLeads = (i18n: I18n) =>
  ({
    loading: i18n._('esign.lead.consenting'),
    unavailable: i18n._('esign.lead.consenting'),
    consenting: i18n._('esign.lead.consenting'),
    verifying: i18n._('esign.lead.done'),
    signedUnverified: i18n._('esign.lead.done'),
    awaitingApproval: i18n._('esign.lead.done'),
    approved: i18n._('esign.lead.done'),
  }) as const satisfies Record<EsignKycView['screen'], string>;

// The change from reading to signing does not move the focus; later steps are announced by the title.
const steps = {
  loading: 'reading',
  unavailable: 'reading',
  consenting: 'reading',
  verifying: 'reading',
  signedUnverified: 'unverified',
  awaitingApproval: 'done',
  approved: 'done',
} as const satisfies Record<EsignKycView['screen'], string>;

/** The e-sign stage, /esignkycVerification (ON-362 to ON-377). */
export function EsignKyc({ view, remote, imageOrigin }: EsignKycProps) {
  const { i18n } = useLingui();
  const isDone = view.screen === 'awaitingApproval' || view.screen === 'approved';
  return (
    <StageFrame
      stage="esignkyc"
      due={isDone ? null : undefined}
      title={i18n._('esign.title')}
      lead={readLeads(i18n)[view.screen]}
      step={steps[view.screen]}
      actions={renderEsignActions(i18n, view, remote)}
    >
      {view.screen === 'loading' && <StageLoading shape="sections" />}
      {view.screen === 'unavailable' && (
        <StageUnavailable
          notice={view.notice}
          link={view.currentStage}
          onRetry={() => remote.send({ type: 'stage.reloadRequested' })}
        />
      )}
      {'sections' in view && (
        <Stack gap={24}>
          {view.screen === 'consenting' ? (
            <ConsentCheckbox view={view} remote={remote} />
          ) : (
            <SignatureStatus view={view} />
          )}
          <StageSections
            sections={view.sections}
            edits={view.screen === 'consenting' ? view.edits : undefined}
            imageOrigin={imageOrigin}
          />
        </Stack>
      )}
    </StageFrame>
  );
}

function renderEsignActions(i18n: I18n, view: EsignKycView, remote: EsignKycProps['remote']): ReactNode {
  const explore = (
    <LinkButton wide to="/schemeList">
      {i18n._('esign.approved.explore')}
    </LinkButton>
  );
  const renderReloadButton = (label: 'unverified.reload' | 'awaiting.reload') => (
    <Button
      variant="secondary"
      wide
      disabled={!('canReload' in view && view.canReload)}
      onClick={() => remote.send({ type: 'stage.reloadRequested' })}
    >
      {i18n._(`esign.${label}`)}
    </Button>
  );
  switch (view.screen) {
    case 'loading':
    case 'unavailable':
      return undefined;
    case 'consenting':
      return <SigningActions view={view} remote={remote} />;
    case 'verifying':
      return (
        <FormFoot>
          <Button wide busy>
            {i18n._('esign.verifying')}
          </Button>
        </FormFoot>
      );
    case 'signedUnverified':
      return (
        <FormFoot>
          <Button wide disabled={!view.canRetry} onClick={() => remote.send({ type: 'verification.retried' })}>
            {i18n._('esign.unverified.retry')}
          </Button>
          {renderReloadButton('unverified.reload')}
        </FormFoot>
      );
    case 'awaitingApproval':
      return (
        <FormFoot>
          {explore}
          {renderReloadButton('awaiting.reload')}
        </FormFoot>
      );
    case 'approved':
      return <FormFoot>{explore}</FormFoot>;
  }
}
