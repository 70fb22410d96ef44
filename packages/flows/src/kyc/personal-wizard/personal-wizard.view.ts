import type { SnapshotFrom } from 'xstate';
import { screenOf, type ChildViews, type RootStateOf } from '../../kit/flow.ts';
import type { detailsFormFlow } from '../../parts/form/details-form/details-form.flow.ts';
import type { nomineeDetailsFlow } from '../../parts/nominee/nominee-details/nominee-details.flow.ts';
import type { PhotoCaptureFlow } from '../../parts/identity/photo-capture/photo-capture.flow.ts';
import type { SecondFactorFlow } from '../../parts/identity/second-factor/second-factor.flow.ts';
import { dueStageExit, sectionsOf } from '../stage.ts';
import type { personalWizardMachine } from './personal-wizard.machine.ts';
import { wizardStepsOf } from './personal-wizard.rules.ts';
import type { PersonalWizardView } from './personal-wizard.types.ts';

type Screen = PersonalWizardView['screen'];
const screens = {
  loading: 'loading',
  unavailable: 'unavailable',
  summary: 'summary',
  addressDetailing: 'addressDetailing',
  incomeDetailing: 'incomeDetailing',
  nominating: 'nominating',
  verifyingNominee: 'verifyingNominee',
  codesNotSent: 'codesNotSent',
  nomineeVerified: 'nomineeVerified',
  photographing: 'photographing',
  finished: 'finished',
  left: 'closed',
} as const satisfies Record<RootStateOf<typeof personalWizardMachine>, Screen>;

type Children = ChildViews<{
  detailsForm: typeof detailsFormFlow;
  nomineeDetails: typeof nomineeDetailsFlow;
  secondFactor: SecondFactorFlow;
  photoCapture: PhotoCaptureFlow;
}>;

/** Page of the e-sign stage. */
const link = 'esignkycVerification';

export function personalWizardView(
  snapshot: SnapshotFrom<typeof personalWizardMachine>,
  children: Children,
): PersonalWizardView {
  const { context } = snapshot;
  const { stage, notice, message } = context;
  const screen = screenOf(snapshot, screens);
  const storedStep = context.step ?? 1;
  const progress = { steps: wizardStepsOf(context), storedStep } as const;
  const canGoBack = snapshot.can({ type: 'step.previousRequested' });
  switch (screen) {
    case 'loading':
      return { screen };
    case 'unavailable':
      return {
        screen,
        notice,
        currentStage: dueStageExit(notice),
        canReload: snapshot.can({ type: 'stage.reloadRequested' }),
      };
    case 'summary':
      return { screen, sections: sectionsOf(stage), link, storedStep: null };
    case 'addressDetailing':
      return { ...progress, screen, step: 'address', details: children.detailsForm };
    case 'incomeDetailing':
      return { ...progress, screen, step: 'income', details: children.detailsForm };
    case 'nominating':
      return { ...progress, screen, step: 'nominee', nominee: children.nomineeDetails };
    case 'verifyingNominee':
      return { ...progress, screen, step: 'codes', codes: children.secondFactor };
    case 'codesNotSent':
      return {
        ...progress,
        screen,
        step: 'codes',
        notice,
        canRequest: snapshot.can({ type: 'codes.requested' }),
        canGoBack,
      };
    case 'nomineeVerified':
      return { ...progress, screen, step: 'codes', canContinue: snapshot.can({ type: 'step.continued' }), canGoBack };
    case 'photographing':
      return { ...progress, screen, step: 'photo', photo: children.photoCapture };
    case 'finished':
      return { screen, message, link, storedStep };
    case 'closed':
      return { screen, storedStep: null };
  }
}
