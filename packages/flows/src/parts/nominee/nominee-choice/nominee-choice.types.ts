import type {
  ListNomineesRequest,
  Nominee,
  NomineeLists,
  NomineeOption,
  UploadNomineeRequest,
} from '@folioflow/api/contract';
import type { ChartTypes } from '../../../kit/chart-types.ts';
import type { Notice } from '../../../kit/notice.ts';
import type { OperationPort } from '../../../kit/operation-port.ts';
import type { Port } from '../../../kit/port.ts';
import type { SubmissionKeySource } from '../../../kit/submission-key.ts';
import type {
  ImageRef,
  ImageUploadView,
  PreparedImage,
  PrepareImageRequest,
} from '../../form/image-upload/image-upload.types.ts';

export interface ChosenNominee {
  readonly option: NomineeOption;
  /** `none` without a nominee. */
  readonly nomineeId: string;
}

export interface NomineeChoiceInput extends Omit<NomineeLists, 'nominees'> {
  /** Null to load the list. */
  readonly nominees: readonly Nominee[] | null;
  readonly clientCode: string;
  readonly scheme: ListNomineesRequest;
  /** The choice that was settled before. Null starts with the one that the provider marks (decision 084). */
  readonly chosen: ChosenNominee | null;
  readonly newSubmission: SubmissionKeySource;
}

export interface NomineeChoiceContext extends Omit<NomineeChoiceInput, 'chosen'> {
  readonly option: NomineeOption;
  readonly nomineeId: string | null;
  /** True while a choice that was settled before, or is marked by the provider, is shown in one line. */
  readonly isSummarised: boolean;
  /** True while the choice is the one that the provider marks, and the investor has not changed it. */
  readonly isSuggested: boolean;
  readonly notice: Notice | null;
}

export type NomineeChoiceEvent =
  | { type: 'nominees.reloadRequested' }
  | { type: 'choice.changeRequested' }
  | { type: 'nominee.selected'; id: string }
  | { type: 'nominee.deselected' }
  | { type: 'option.chosen'; option: NomineeOption };
export type NomineeChoiceChart = ChartTypes<NomineeChoiceContext, NomineeChoiceEvent, NomineeChoiceInput>;

/**
 * Reports to a parent, part of its events. They contain everything that a return to this flow needs; `isSuggested` is
 * true for the last choice as the provider marks it.
 */
export type NomineeChoiceReport =
  | ({ type: 'nominee.settled'; isSuggested?: true } & ChosenNominee & NomineeLists)
  | { type: 'nominee.unsettled' };

/** The request with a reference to the file: the app replaces it by the bytes. */
export type DeclarationUpload = Omit<UploadNomineeRequest, 'file'> & { readonly file: ImageRef };

export interface NomineeChoicePorts {
  readonly listNominees: OperationPort<'listNominees'>;
  readonly uploadDeclaration: OperationPort<'uploadNominee', DeclarationUpload>;
  readonly prepareImage: Port<PrepareImageRequest, PreparedImage>;
}

export interface NomineeRow {
  readonly id: string;
  readonly name: string;
  readonly relationship: string;
  readonly isSelected: boolean;
  /** The form of the nominee, as base64; null if there is none (DO-297). */
  readonly form: string | null;
}

export type NomineeChoiceView =
  | { readonly screen: 'loading' }
  | { readonly screen: 'unavailable'; readonly canReload: boolean; readonly notice: Notice | null }
  | {
      readonly screen: 'existing';
      /**
       * The nominee that was settled before, or is marked by the provider, in one line; `choice.changeRequested` shows
       * the choice.
       */
      readonly summary: NomineeRow | null;
      readonly nominees: readonly NomineeRow[];
      readonly canSelect: boolean;
      readonly canDeselect: boolean;
      readonly canChooseOption: boolean;
    }
  | {
      readonly screen: 'none';
      readonly isDeclared: boolean;
      /** True while a declaration that was settled before is shown in one line, also one of an earlier order. */
      readonly isSummarised: boolean;
      /** The declaration to sign, as base64; null if there is none (DO-296). */
      readonly form: string | null;
      /** Required name of the scan, without extension. */
      readonly fileName: string;
      readonly canChooseOption: boolean;
      /** Undefined once the declaration is registered. */
      readonly upload: ImageUploadView | undefined;
      readonly notice: Notice | null;
    };
