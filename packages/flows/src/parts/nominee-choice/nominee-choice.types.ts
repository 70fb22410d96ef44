import type { ListNomineesRequest, Nominee, NomineeOption, UploadNomineeRequest } from '@folioflow/api/contract';
import type { ChartTypes } from '../../kit/chart-types.ts';
import type { Notice } from '../../kit/notice.ts';
import type { OperationPort } from '../../kit/operation-port.ts';
import type { Port } from '../../kit/port.ts';
import type { NewSubmission } from '../../kit/submission-key.ts';
import type { ImageRef, ImageUploadView, PreparedImage, PrepareRequest } from '../image-upload/index.ts';

/** The lists of a chart answer or of listNominees; `nominees` without the entry `none` (DO-141). */
export interface NomineeLists {
  readonly nominees: readonly Nominee[];
  readonly isNoneRegistered: boolean;
  /** A PDF, base64. */
  readonly noNomineeForm: string;
}

export interface ChosenNominee {
  readonly option: NomineeOption;
  /** `none` when there is no nominee. */
  readonly nomineeId: string;
}

export interface NomineeChoiceInput extends Omit<NomineeLists, 'nominees'> {
  /** Null: the list is loaded. */
  readonly nominees: readonly Nominee[] | null;
  readonly clientCode: string;
  readonly scheme: ListNomineesRequest;
  /** What was settled before: the choice is entered again where it was left. */
  readonly chosen: ChosenNominee | null;
  readonly newSubmission: NewSubmission;
}

export interface NomineeChoiceContext extends Omit<NomineeChoiceInput, 'chosen'> {
  readonly option: NomineeOption;
  readonly nomineeId: string | null;
  readonly notice: Notice | null;
}

export type NomineeChoiceEvent =
  | { type: 'nominees.reloadRequested' }
  | { type: 'nominee.selected'; id: string }
  | { type: 'nominee.deselected' }
  | { type: 'option.chosen'; option: NomineeOption };
export type NomineeChoiceChart = ChartTypes<NomineeChoiceContext, NomineeChoiceEvent, NomineeChoiceInput>;

/** What a parent is told; part of the parent's own events. It carries all a parent needs to enter this flow again. */
export type NomineeReport =
  | ({ type: 'nominee.settled' } & ChosenNominee & NomineeLists)
  | { type: 'nominee.unsettled' };

/** As the provider wants it, but for the file: the app puts the bytes of the picture in its place. */
export type DeclarationUpload = Omit<UploadNomineeRequest, 'file'> & { readonly file: ImageRef };

export interface NomineeChoicePorts {
  readonly listNominees: OperationPort<'listNominees'>;
  readonly uploadDeclaration: OperationPort<'uploadNominee', DeclarationUpload>;
  readonly prepareImage: Port<PrepareRequest, PreparedImage>;
}

export interface NomineeRow {
  readonly id: string;
  readonly name: string;
  readonly relationship: string;
  readonly isSelected: boolean;
  /** The nominee's form, base64; null when there is none to show (DO-297). */
  readonly form: string | null;
}

export type NomineeChoiceView =
  | { readonly screen: 'loading' }
  | { readonly screen: 'unavailable'; readonly canReload: boolean; readonly notice: Notice | null }
  | {
      readonly screen: 'existing';
      readonly nominees: readonly NomineeRow[];
      readonly canSelect: boolean;
      readonly canDeselect: boolean;
      readonly canChooseOption: boolean;
    }
  | {
      readonly screen: 'none';
      readonly isDeclared: boolean;
      /** The declaration to sign, base64; null when there is none to show (DO-296). */
      readonly form: string | null;
      /** What the scan must be called, without its extension. */
      readonly fileName: string;
      readonly canChooseOption: boolean;
      readonly upload: ImageUploadView | undefined;
      readonly notice: Notice | null;
    };
