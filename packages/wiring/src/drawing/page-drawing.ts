import type { OperationName, RequestOf } from '@folioflow/api/contract';
import type { BrowserStores } from '../stores.ts';

/** Texts by the names of their places in a template. A place without a text loses its element. */
export type DrawnTexts = Readonly<Record<string, string>>;

/** An item of the list of a drawn page. */
export interface DrawnItem {
  /** Template of the item: items of a kind differ in their texts only. */
  readonly kind: string;
  readonly texts: DrawnTexts;
}

/** The content of a drawn page. */
export interface DrawnContent {
  readonly texts: DrawnTexts;
  /** Items of the list, in their order. */
  readonly items: readonly DrawnItem[];
}

/**
 * The drawing of a page before its scripts have arrived, in `X.drawing.ts` beside its manifest `X.page.ts` (decision
 * 105). `X.template.tsx` draws the templates when the app is built.
 */
export interface PageDrawing<Name extends OperationName = OperationName> {
  /** The first read of the page. */
  readonly operation: Name;
  readonly request: RequestOf<Name>;
  /** Returns whether the visit begins like the templates: stored texts, history and size of the window. */
  readonly canDraw: (stores: BrowserStores) => boolean;
  /** Returns the content for a successful answer as received; null for an answer that the templates cannot show. */
  readonly read: (answer: unknown, stores: BrowserStores) => DrawnContent | null;
}
