import type { VerifyStageRequest } from '@folioflow/api/contract';
import type { ChartTypes } from '../../kit/chart-types.ts';
import type { Notice } from '../../kit/notice.ts';
import type { OperationPort } from '../../kit/operation-port.ts';
import type { Port } from '../../kit/port.ts';
import type { Exit } from '../../kit/routes.ts';
import type { SubmissionKeySource, SubmissionContext } from '../../kit/submission-key.ts';
import type { SectionEdits, StageData, StageSection } from '../stage.ts';

export interface EsignKycInput {
  readonly newSubmission: SubmissionKeySource;
}

/** Port `openEsignWidget`: the widget of the e-sign provider, in the browser (ON-368, ON-369). */
export interface EsignRequest {
  readonly id: string;
  readonly email: string;
  readonly mode: 'otp';
  readonly environment: string;
  /** Address of a picture; '' where none is configured. */
  readonly logo: string;
}
/** Unchanged response of the widget for a signature; contains the transaction id. */
export type EsignWidgetResponse = Readonly<Record<string, unknown>>;
export type EsignOutcome =
  | { readonly kind: 'signed'; readonly signature: EsignWidgetResponse }
  | { readonly kind: 'cancelled' };

export type VerifyEsignRequest = Extract<VerifyStageRequest, { verify_stage: 'esignkyc' }>;

export interface EsignKycPorts {
  readonly getStageInfo: OperationPort<'getStageInfo'>;
  readonly openEsignWidget: Port<EsignRequest, EsignOutcome>;
  readonly verifyStage: OperationPort<'verifyStage', VerifyEsignRequest>;
}

export interface EsignKycContext extends EsignKycInput, SubmissionContext {
  /** The page state: the provider's own, replaced as a whole (C-39). */
  readonly stage: StageData;
  /** A signature whose verification is pending; null in all other states. */
  readonly signature: EsignWidgetResponse | null;
  readonly notice: Notice | null;
}

export type EsignKycEvent =
  | { type: 'stage.reloadRequested' }
  | { type: 'consent.given' }
  | { type: 'consent.withdrawn' }
  | { type: 'signing.started' }
  | { type: 'signing.abandoned' }
  | { type: 'verification.retried' };
export type EsignKycChart = ChartTypes<EsignKycContext, EsignKycEvent, EsignKycInput>;

/** Sections that the user reads before and after signing (ON-363); those that the provider has sent. */
interface Documents {
  readonly sections: readonly StageSection[];
}
export type EsignKycView =
  | { readonly screen: 'loading' }
  | {
      readonly screen: 'unavailable';
      readonly canReload: boolean;
      readonly currentStage: Exit | null;
      readonly notice: Notice | null;
    }
  | (Documents & {
      readonly screen: 'consenting';
      readonly edits: SectionEdits;
      readonly hasConsent: boolean;
      readonly canChangeConsent: boolean;
      /** The provider has not prepared a document yet (D-78), or has not sent the whole record (ON-376). */
      readonly isDocumentMissing: boolean;
      /** The widget is open. */
      readonly isSigning: boolean;
      readonly canSign: boolean;
      readonly canAbandon: boolean;
      /** A document that is missing may be there in a later load. */
      readonly canReload: boolean;
      readonly notice: Notice | null;
    })
  | (Documents & { readonly screen: 'verifying' })
  | (Documents & {
      readonly screen: 'signedUnverified';
      readonly canRetry: boolean;
      readonly canReload: boolean;
      readonly notice: Notice | null;
    })
  | (Documents & { readonly screen: 'awaitingApproval'; readonly canReload: boolean })
  | (Documents & { readonly screen: 'approved' });
