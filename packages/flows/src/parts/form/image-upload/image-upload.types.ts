import type { ChartTypes } from '../../../kit/chart-types.ts';
import type { Notice } from '../../../kit/notice.ts';
import type { SubmissionKeySource, SubmissionContext } from '../../../kit/submission-key.ts';

/** Reference to a picture; its bytes stay in the app, behind the ports. */
export interface ImageRef {
  readonly id: string;
  /** Name of the chosen file. */
  readonly name: string;
  /** MIME type from the browser. */
  readonly type: string;
  /** Bytes. */
  readonly size: number;
}

/** A picture that was checked and re-encoded; `tiff` is null unless a copy was requested. */
export interface PreparedImage {
  readonly image: ImageRef;
  readonly tiff: ImageRef | null;
}

/** Pictures by slot name. */
export type SlotImages = Readonly<Record<string, PreparedImage>>;

export interface ImageSlot {
  readonly name: string;
  /** Label of the slot, from the parent. */
  readonly label: string;
}

/** The required name of the file. */
export interface FileNameRule {
  readonly base: string;
  readonly extensions: readonly string[];
  /** The base is compared case-sensitively; by default any case is accepted (C-50). The extension may have any case. */
  readonly isBaseExact?: boolean;
}

export interface ImageUploadInput<Subject> {
  readonly slots: readonly ImageSlot[];
  readonly nameRule?: FileNameRule | undefined;
  /** Bytes of a chosen file; 64 MiB by default: it is reduced before its size is that of C-49. */
  readonly sizeLimit?: number | undefined;
  readonly shouldCreateTiff: boolean;
  /** Sent with the pictures, unchanged. */
  readonly subject: Subject;
  readonly newSubmission: SubmissionKeySource;
}

export interface ImageUploadContext<Subject, Result> extends ImageUploadInput<Subject>, SubmissionContext {
  readonly sizeLimit: number;
  readonly images: SlotImages;
  /** The picture that is being prepared. */
  readonly pending: { readonly slot: string; readonly image: ImageRef } | null;
  readonly notice: Notice | null;
  /** The correct name for a file with a wrong name. */
  readonly expectedName: string | null;
  /** The side that the provider did not receive (D-55). */
  readonly missingSide: string | null;
  /** `abandoned` until the upload succeeds. */
  readonly outcome: ImageUploadOutput<Result>;
}

export type ImageUploadEvent =
  | { type: 'image.chosen'; slot: string; image: ImageRef }
  | { type: 'image.removed'; slot: string }
  | { type: 'upload.submitted' }
  | { type: 'upload.abandoned' };

export type ImageUploadOutput<Result> =
  | { readonly kind: 'uploaded'; readonly result: Result }
  | { readonly kind: 'abandoned' };
export type ImageUploadChart<Subject, Result> = ChartTypes<
  ImageUploadContext<Subject, Result>,
  ImageUploadEvent,
  ImageUploadInput<Subject>,
  ImageUploadOutput<Result>
>;

/**
 * Request of the port `prepareImage`, a capability of the browser. A refusal means that the bytes are not a picture of
 * an allowed type.
 */
export interface PrepareImageRequest {
  readonly image: ImageRef;
  readonly shouldCreateTiff: boolean;
  /** JPEG quality from 0 to 1; the app's default if undefined. */
  readonly quality?: number;
}
/** Request of the port `upload`, which the parent binds. */
export interface UploadRequest<Subject> {
  readonly images: SlotImages;
  readonly subject: Subject;
}

export interface ImageSlotView extends ImageSlot {
  readonly image: ImageRef | null;
  readonly isPreparing: boolean;
}
export type ImageUploadView =
  | {
      readonly screen: 'images';
      readonly slots: readonly ImageSlotView[];
      readonly isUploading: boolean;
      readonly isBusy: boolean;
      readonly canChoose: boolean;
      readonly canRemove: boolean;
      readonly canSubmit: boolean;
      readonly canAbandon: boolean;
      readonly notice: Notice | null;
      /** With a notice of the kind `wrongName`. */
      readonly expectedName: string | null;
      /** With a notice of the kind `sideMissing`: `front` or `back`. */
      readonly missingSide: string | null;
    }
  | { readonly screen: 'closed' };
