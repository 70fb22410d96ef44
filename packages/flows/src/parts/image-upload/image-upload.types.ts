import type { ChartTypes } from '../../kit/chart-types.ts';
import type { Notice } from '../../kit/notice.ts';
import type { NewSubmission, Submissions } from '../../kit/submission-key.ts';

/** A picture that the app holds; the bytes stay in the app, behind its ports. */
export interface ImageRef {
  readonly id: string;
  /** File name, as chosen. */
  readonly name: string;
  /** MIME type, as the browser says. */
  readonly type: string;
  /** Bytes. */
  readonly size: number;
}

/** A picture that was checked by its bytes and written anew; `tiff` only where a copy was wanted. */
export interface PreparedImage {
  readonly image: ImageRef;
  readonly tiff: ImageRef | null;
}

/** Pictures by the name of their slot. */
export type SlotImages = Readonly<Record<string, PreparedImage>>;

export interface ImageSlot {
  readonly name: string;
  /** What the slot asks for, in the parent's words. */
  readonly label: string;
}

/** What the file must be called. */
export interface NameRule {
  readonly base: string;
  readonly extensions: readonly string[];
  /** The base counts letter by letter; without it any case will do (C-50). The extension may be in any case. */
  readonly isBaseExact?: boolean;
}

export interface ImageUploadInput<Subject> {
  readonly slots: readonly ImageSlot[];
  readonly nameRule?: NameRule | undefined;
  /** Bytes a file; 5 MiB unless said otherwise (C-49). */
  readonly sizeLimit?: number | undefined;
  readonly wantsTiff: boolean;
  /** Sent with the pictures, unchanged. */
  readonly subject: Subject;
  readonly newSubmission: NewSubmission;
}

export interface ImageUploadContext<Subject, Result> extends ImageUploadInput<Subject>, Submissions {
  readonly sizeLimit: number;
  readonly images: SlotImages;
  /** What is being prepared. */
  readonly pending: { readonly slot: string; readonly image: ImageRef } | null;
  readonly notice: Notice | null;
  /** What a file of the wrong name should have been called. */
  readonly expectedName: string | null;
  /** The side the provider missed (D-55). */
  readonly missingSide: string | null;
  /** Leaving is the outcome until something better happened. */
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

/** Port `prepareImage`: a capability of the browser. A refusal means that the bytes are no picture of an allowed type. */
export interface PrepareRequest {
  readonly image: ImageRef;
  readonly wantsTiff: boolean;
  /** Of a JPEG, from 0 to 1; the app's own where nothing is said. */
  readonly quality?: number;
}
/** Port `upload`: bound by the parent. */
export interface UploadRequest<Subject> {
  readonly images: SlotImages;
  readonly subject: Subject;
}

export interface SlotView extends ImageSlot {
  readonly image: ImageRef | null;
  readonly isPreparing: boolean;
}
export type ImageUploadView =
  | {
      readonly screen: 'images';
      readonly slots: readonly SlotView[];
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
