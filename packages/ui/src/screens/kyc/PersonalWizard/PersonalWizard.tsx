import { useLingui } from '@lingui/react';
import type { I18n } from '@lingui/core';
import type { PersonalWizardView, personalWizardFlow, Remote } from '@folioflow/flows';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { DetailsForm } from '../../../parts/form/DetailsForm/DetailsForm.tsx';
import type { ImageStore } from '../../../parts/form/ImageUpload/ImageUpload.tsx';
import { FormFoot } from '../../../parts/form/FormFoot/FormFoot.tsx';
import { OnDemand } from '../../../parts/page/OnDemand/OnDemand.tsx';
import type { CameraAccess } from '../../../parts/identity/PhotoCapture/camera-access.ts';
import { photoHeading } from '../../../parts/identity/PhotoCapture/photo-heading.ts';
import { StageFrame } from '../../../parts/stage/StageFrame/StageFrame.tsx';
import { StageLoading, StageUnavailable } from '../../../parts/stage/StageFrame/StageStates.tsx';
import { StageVerified } from '../../../parts/stage/StageFrame/StageVerified.tsx';
import { loadSections } from '../../../parts/stage/StageSections/load-sections.ts';
import { LinkButton } from '../../../primitives/Link/LinkButton.tsx';
import { Stack } from '../../../primitives/Layout/Layout.tsx';
import { usePrefetch } from '../../../primitives/on-demand.ts';
import { ServerText } from '../../../primitives/ServerText/ServerText.tsx';
import { loadNomineeCodes, loadNomineeForm, loadPhotoCapture } from './load-steps.ts';

export interface PersonalWizardProps {
  view: PersonalWizardView;
  remote: Remote<typeof personalWizardFlow>;
  imageStore: ImageStore;
  camera: CameraAccess;
  /** Origin of the provider: the only place that images of documents come from. */
  imageOrigin: string;
}

/** The personal stage, /personalVerification: steps 0 to 6 (ON-287 to ON-342). */
export function PersonalWizard(props: PersonalWizardProps) {
  const { i18n } = useLingui();
  const { view } = props;
  usePrefetch(view.screen === 'incomeDetailing', loadNomineeForm);
  usePrefetch(view.screen === 'nominating', loadNomineeCodes, loadPhotoCapture);
  if (view.screen === 'closed') return null;
  return (
    <StageFrame
      stage="personal"
      due={view.screen === 'finished' || view.screen === 'summary' ? 'esignkyc' : undefined}
      part={'step' in view ? { at: view.steps.indexOf(view.step) + 1, of: view.steps.length } : undefined}
      {...wizardHeadingOf(i18n, view)}
    >
      <WizardContent {...props} />
    </StageFrame>
  );
}

const InvisibleText = styled.span`
  visibility: hidden;
`;

interface WizardHeading {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly step?: string;
}

function wizardHeadingOf(i18n: I18n, view: Exclude<PersonalWizardView, { screen: 'closed' }>): WizardHeading {
  switch (view.screen) {
    case 'loading':
      // Reserves the space of the first sentence of the wizard.
      return { title: i18n._('wizard.title'), lead: <InvisibleText>{i18n._('wizard.address.lead')}</InvisibleText> };
    case 'unavailable':
      return { title: i18n._('wizard.title') };
    case 'summary':
      return { title: i18n._('wizard.summary.title'), lead: i18n._('wizard.summary.lead') };
    case 'addressDetailing':
      return { title: i18n._('wizard.address.title'), lead: i18n._('wizard.address.lead'), step: 'address' };
    case 'incomeDetailing':
      return { title: i18n._('wizard.income.title'), lead: i18n._('wizard.income.lead'), step: 'income' };
    case 'nominating':
      return { title: i18n._('wizard.nominee.title'), lead: i18n._('wizard.nominee.lead'), step: 'nominee' };
    case 'verifyingNominee':
    case 'codesNotSent':
    case 'nomineeVerified':
      return { title: i18n._('wizard.codes.title'), lead: i18n._('wizard.codes.lead'), step: view.screen };
    case 'photographing':
      return view.photo === undefined || view.photo.screen === 'closed'
        ? { title: i18n._('photoHead.title'), step: 'photo' }
        : photoHeading(i18n, view.photo);
    case 'finished':
      return { title: i18n._('wizard.finished.title'), step: 'finished' };
  }
}

function WizardContent({ view, remote, imageStore, camera, imageOrigin }: PersonalWizardProps) {
  const { i18n } = useLingui();
  switch (view.screen) {
    case 'closed':
      return null;
    case 'loading':
      return <StageLoading />;
    case 'unavailable':
      return (
        <StageUnavailable
          notice={view.notice}
          link={view.currentStage}
          onRetry={() => remote.send({ type: 'stage.reloadRequested' })}
        />
      );
    case 'summary':
      return (
        <Stack gap={16}>
          <OnDemand load={loadSections} props={{ sections: view.sections, imageOrigin }} />
          <FormFoot>
            <LinkButton wide to={`/${view.link}/`}>
              {i18n._('wizard.summary.next')}
            </LinkButton>
          </FormFoot>
        </Stack>
      );
    case 'addressDetailing':
    case 'incomeDetailing':
      return view.details === undefined || view.details.screen === 'closed' ? null : (
        <DetailsForm
          key={view.screen}
          view={view.details}
          remote={remote.child('detailsForm')}
          hasPrevious={view.screen === 'incomeDetailing'}
        />
      );
    case 'nominating':
      return view.nominee === undefined || view.nominee.screen === 'closed' ? null : (
        <OnDemand
          key="nominee"
          load={loadNomineeForm}
          props={{ view: view.nominee, remote: remote.child('nomineeDetails'), imageStore }}
        />
      );
    case 'verifyingNominee':
    case 'codesNotSent':
    case 'nomineeVerified':
      return <OnDemand key="codes" load={loadNomineeCodes} props={{ view, remote }} />;
    case 'photographing':
      return view.photo === undefined || view.photo.screen === 'closed' ? null : (
        <OnDemand
          key="photo"
          load={loadPhotoCapture}
          props={{ view: view.photo, remote: remote.child('photoCapture'), camera, hasHeading: false }}
        />
      );
    case 'finished':
      return (
        <Stack gap={24}>
          {view.message !== '' && (
            <StageVerified>
              <ServerText text={view.message} />
            </StageVerified>
          )}
          <p>{i18n._('wizard.finished.explain')}</p>
          <FormFoot>
            <LinkButton wide to={`/${view.link}/`}>
              {i18n._('wizard.finished.next')}
            </LinkButton>
          </FormFoot>
        </Stack>
      );
  }
}
