import type { ChartTypes } from '../../kit/chart-types.ts';
import type { Notice } from '../../kit/notice.ts';
import type { OperationPorts } from '../../kit/operation-port.ts';
import type { Exit } from '../../kit/routes.ts';
import type { SubmissionKeySource } from '../../kit/submission-key.ts';
import type { DetailsAttribute, DetailsFormView } from '../../parts/form/details-form/details-form.types.ts';
import type { StageData } from '../stage.ts';

export interface DetailsPageInput {
  /** Detailed Information asks for the address, Income Information for the income. */
  readonly attribute: DetailsAttribute;
  readonly newSubmission: SubmissionKeySource;
}

export interface DetailsPageContext extends DetailsPageInput {
  readonly stage: StageData;
  readonly notice: Notice | null;
  readonly outcome: DetailsPageOutput;
}

export interface DetailsPageEvent {
  type: 'stage.reloadRequested';
}
export interface DetailsPageOutput {
  readonly kind: 'left';
  readonly exit: Exit;
}

export type DetailsPageChart = ChartTypes<DetailsPageContext, DetailsPageEvent, DetailsPageInput, DetailsPageOutput>;

export type DetailsPagePorts = OperationPorts<'getStageInfo' | 'updatePersonalInfo'>;

export type DetailsPageView =
  | { readonly screen: 'loading' }
  | {
      readonly screen: 'unavailable';
      readonly notice: Notice | null;
      readonly currentStage: Exit | null;
      readonly canReload: boolean;
    }
  | { readonly screen: 'detailing'; readonly details: DetailsFormView | undefined }
  | { readonly screen: 'closed' };
