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
  /** Template of the page: pages of a kind differ in their texts and items only. */
  readonly kind: string;
  readonly texts: DrawnTexts;
  /** Items of the list, in their order. */
  readonly items: readonly DrawnItem[];
}

/** The circumstances in which a page is opened. */
export interface DrawnVisit {
  readonly stores: BrowserStores;
  /** State of the history entry as the router stores it. */
  readonly state: Readonly<Record<string, unknown>>;
}

/** A visit whose reads are answered. */
export interface AnsweredVisit extends DrawnVisit {
  /** Clock of the provider, ms since the epoch; that of the device where an answer has no date (decision 037). */
  readonly now: number;
}

type RequestsOf<Names extends readonly OperationName[]> = { readonly [Place in keyof Names]: RequestOf<Names[Place]> };
type AnswersTo<Names extends readonly OperationName[]> = { readonly [Place in keyof Names]: unknown };

/**
 * The drawing of a page before its scripts have arrived, in `X.drawing.ts` beside its manifest `X.page.ts` (decision
 * 105). `X.template.tsx` draws the templates when the app is built.
 */
export interface PageDrawing<Names extends readonly OperationName[] = readonly OperationName[]> {
  /** The first reads of the page, all at once. */
  readonly operations: Names;
  /**
   * Requests of the reads, in the order of the operations. Those of every visit begin in the head of the page; those
   * that depend on the visit begin at its end, and null is a visit that is not drawn.
   */
  readonly requests: RequestsOf<Names> | ((visit: DrawnVisit) => RequestsOf<Names> | null);
  /** Returns whether the visit begins like the templates: stored texts, history and size of the window. */
  readonly canDraw: (visit: DrawnVisit) => boolean;
  /** Returns the content for successful answers as received; null for answers that the templates cannot show. */
  readonly read: (answers: AnswersTo<Names>, visit: AnsweredVisit) => DrawnContent | null;
}

/** A drawing of any page. */
export interface AnyPageDrawing {
  readonly operations: readonly OperationName[];
  readonly requests: readonly object[] | ((visit: DrawnVisit) => readonly object[] | null);
  canDraw(visit: DrawnVisit): boolean;
  read(answers: readonly unknown[], visit: AnsweredVisit): DrawnContent | null;
}
