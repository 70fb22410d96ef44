import type { ChartTypes } from '../../kit/chart-types.ts';
import type { Notice } from '../../kit/notice.ts';
import type { OperationPorts } from '../../kit/operation-port.ts';
import type { BackofficeRoute, Exit } from '../../kit/routes.ts';
import type { SubmissionKeySource, SubmissionContext } from '../../kit/submission-key.ts';
import type { StageData, StageSection } from '../../kyc/stage.ts';
import type { StaffRole } from '../staff-role.ts';

export interface ClientCodeCreationInput {
  /** The id from the sources of the page (`customerIdOf`); null if no source names a client. */
  readonly customerId: string | null;
  readonly role: StaffRole;
  readonly newSubmission: SubmissionKeySource;
}

export interface ClientCodeCreationContext extends ClientCodeCreationInput, SubmissionContext {
  /**
   * The page state: the provider's own, replaced as a whole (C-39). Never stored, because it contains personal
   * documents.
   */
  readonly stage: StageData;
  readonly notice: Notice | null;
  readonly exit: StaffExit;
}

export type ClientCodeCreationEvent =
  | { type: 'client.reloadRequested' }
  /** Each picture of the documents is shown, or cannot be shown; sent at once for a client without pictures. */
  | { type: 'pictures.settled' }
  | { type: 'confirmation.ticked' }
  | { type: 'confirmation.unticked' }
  | { type: 'creation.submitted' };

export type StaffExit = Exit<BackofficeRoute>;
export type ClientCodeCreationOutput =
  | { readonly kind: 'clientMissing' }
  | { readonly kind: 'left'; readonly exit: StaffExit };
export type ClientCodeCreationChart = ChartTypes<
  ClientCodeCreationContext,
  ClientCodeCreationEvent,
  ClientCodeCreationInput,
  ClientCodeCreationOutput
>;

export type ClientCodeCreationPorts = OperationPorts<'getStageInfo' | 'createClientCode'>;

/** The reason that the client code cannot be created on this page. */
export type ClientCodeObstacle = 'kyc' | 'esign' | 'approved' | 'role';

export type ClientCodeCreationView =
  | { readonly screen: 'clientMissing' }
  | { readonly screen: 'loading'; readonly customerId: string }
  | { readonly screen: 'unavailable'; readonly customerId: string; readonly notice: Notice | null }
  | {
      readonly screen: 'reviewing';
      readonly customerId: string;
      /** The line "Name" of the PAN card; '' if the provider sends none. */
      readonly clientName: string;
      /** PAN, Aadhaar, bank account, communication address, general information, nominee (OM-238). */
      readonly sections: readonly StageSection[];
      readonly obstacle: ClientCodeObstacle | null;
      /** The confirmation waits for the pictures: the screen sends `pictures.settled`, and names those that are missing. */
      readonly isAwaitingPictures: boolean;
      readonly isConfirmed: boolean;
      readonly canChangeConfirmation: boolean;
      readonly canCreate: boolean;
      readonly isCreating: boolean;
      /** An answer was lost: a retry sends the same request, and the stage can be reloaded. */
      readonly isUnsure: boolean;
      readonly notice: Notice | null;
    }
  | { readonly screen: 'left' };
