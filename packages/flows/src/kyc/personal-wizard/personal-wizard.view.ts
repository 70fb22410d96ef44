import type { PersonalInfo, StageResponse, ValidateNomineeTwoFactorAnswer } from '@folioflow/api/contract';
import type { SnapshotFrom } from 'xstate';
import { screenOf, type ChildViews, type RootOf } from '../../kit/flow.ts';
import type { detailsFormFlow } from '../../parts/details-form/index.ts';
import type { nomineeDetailsFlow } from '../../parts/nominee-details/index.ts';
import type { PhotoCaptureFlow } from '../../parts/photo-capture/index.ts';
import type { SecondFactorFlow } from '../../parts/second-factor/index.ts';
import type { NomineeCodes } from '../../parts/nominee-codes.ts';
import { currentStageOf, sectionsOf } from '../stage.ts';
import type { personalWizardMachine } from './personal-wizard.machine.ts';
import { laterStepOf, wayOf } from './personal-wizard.rules.ts';
import type { LaterStep, LaterWizardStep, PersonalWizardView } from './personal-wizard.types.ts';

type Screen = PersonalWizardView['screen'];
const screens = {
  loading: 'loading',
  unavailable: 'unavailable',
  summary: 'summary',
  addressDetailing: 'addressDetailing',
  incomeDetailing: 'incomeDetailing',
  fetching: 'fetching',
  notFetched: 'notFetched',
  nominating: 'nominating',
  verifyingNominee: 'verifyingNominee',
  codesNotSent: 'codesNotSent',
  nomineeVerified: 'nomineeVerified',
  photographing: 'photographing',
  finished: 'finished',
  left: 'closed',
} as const satisfies Record<RootOf<typeof personalWizardMachine>, Screen>;

type Children = ChildViews<{
  detailsForm: typeof detailsFormFlow;
  nomineeDetails: typeof nomineeDetailsFlow;
  secondFactor: SecondFactorFlow<NomineeCodes, ValidateNomineeTwoFactorAnswer>;
  photoCapture: PhotoCaptureFlow<PersonalInfo, StageResponse>;
}>;

const names: Readonly<Record<LaterStep, LaterWizardStep>> = {
  nomineeDetails: 'nominee',
  secondFactor: 'codes',
  photoCapture: 'photo',
};

/** Where the e-sign goes on. */
const link = 'esignkycVerification';

export function personalWizardView(
  snapshot: SnapshotFrom<typeof personalWizardMachine>,
  children: Children,
): PersonalWizardView {
  const { context } = snapshot;
  const { stage, notice, message } = context;
  const screen = screenOf(snapshot, screens);
  const kept = context.step ?? 1;
  const way = { steps: wayOf(context), kept } as const;
  const canGoBack = snapshot.can({ type: 'step.previousRequested' });
  switch (screen) {
    case 'loading':
      return { screen };
    case 'unavailable':
      return {
        screen,
        notice,
        currentStage: currentStageOf(notice),
        canReload: snapshot.can({ type: 'stage.reloadRequested' }),
      };
    case 'summary':
      return { screen, sections: sectionsOf(stage), link, kept: null };
    case 'addressDetailing':
      return { ...way, screen, step: 'address', details: children.detailsForm };
    case 'incomeDetailing':
      return { ...way, screen, step: 'income', details: children.detailsForm };
    case 'fetching':
      return { ...way, screen, step: names[laterStepOf(context)] };
    case 'notFetched':
      return {
        ...way,
        screen,
        step: names[laterStepOf(context)],
        canRetry: snapshot.can({ type: 'step.retried' }),
        canGoBack,
      };
    case 'nominating':
      return { ...way, screen, step: 'nominee', nominee: children.nomineeDetails };
    case 'verifyingNominee':
      return { ...way, screen, step: 'codes', codes: children.secondFactor };
    case 'codesNotSent':
      return {
        ...way,
        screen,
        step: 'codes',
        notice,
        canRequest: snapshot.can({ type: 'codes.requested' }),
        canGoBack,
      };
    case 'nomineeVerified':
      return { ...way, screen, step: 'codes', canContinue: snapshot.can({ type: 'step.continued' }), canGoBack };
    case 'photographing':
      return { ...way, screen, step: 'photo', photo: children.photoCapture };
    case 'finished':
      return { screen, message, link, kept };
    case 'closed':
      return { screen, kept: null };
  }
}
