import type { Exit } from '../../kit/routes.ts';
import type { NoticeKind } from '../../kit/notice.ts';
import type { ImageRef } from '../../parts/form/image-upload/image-upload.types.ts';

/** The four pages, each with a route of its own (D-09). */
export type IdentityPage = 'intro' | 'choosingFiles' | 'verifying' | 'verified';
export type IdentityCardSide = 'front' | 'back';

export interface IdentityPagesInput {
  /** The opened page. */
  readonly openedPage: IdentityPage;
}

/** The reason that a chosen file was rejected. */
export type SideFault = Extract<NoticeKind, 'wrongType' | 'tooLarge' | 'unreadable'>;

export interface IdentityPagesContext extends IdentityPagesInput {
  readonly images: Readonly<Record<IdentityCardSide, ImageRef | null>>;
  readonly faults: Readonly<Record<IdentityCardSide, SideFault | null>>;
}

export type IdentityPagesEvent =
  | { type: 'upload.started' }
  | { type: 'image.chosen'; slot: IdentityCardSide; image: ImageRef }
  | { type: 'image.removed'; slot: IdentityCardSide }
  | { type: 'images.submitted' };

export interface IdentitySlotView {
  readonly name: IdentityCardSide;
  readonly image: ImageRef | null;
  readonly fault: SideFault | null;
}

interface PageExit {
  /** The exit to the page of the state; null while the opened page is the page of the state. */
  readonly exit: Exit | null;
}
export type IdentityPagesView = PageExit &
  (
    | { readonly screen: 'intro' | 'verifying' | 'verified' }
    | {
        readonly screen: 'choosingFiles';
        readonly slots: readonly IdentitySlotView[];
        /** Both sides are chosen. */
        readonly canSubmit: boolean;
      }
  );
