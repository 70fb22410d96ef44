import type { FilterLists, ProfileData, RouteParams } from '@folioflow/api/contract';
import type { ChartTypes } from '../../kit/chart-types.ts';
import type { Notice } from '../../kit/notice.ts';
import type { Exit } from '../../kit/routes.ts';

export interface MobileEntryInput {
  /** `page` is /otp-1, `signUp` the popup of the sign-in screen. */
  readonly variant: 'page' | 'signUp';
}
export interface MobileEntryContext extends MobileEntryInput {
  readonly mobile: string;
  readonly notice: Notice | null;
  readonly outcome: MobileEntryOutput;
}
export type MobileEntryEvent =
  | { type: 'draft.changed'; mobile: string }
  | { type: 'mobile.submitted' }
  | { type: 'code.alreadyHeld' }
  | { type: 'entry.abandoned' };
export type MobileEntryOutput =
  /** `exit` is where the page leads; the popup leaves that to its parent. */
  | ({ readonly kind: 'codeRequested'; readonly routeParams: RouteParams; readonly exit?: Exit } & CodeRequested)
  | { readonly kind: 'abandoned' };
export type MobileEntryChart = ChartTypes<MobileEntryContext, MobileEntryEvent, MobileEntryInput, MobileEntryOutput>;

/** What a parent's bound port answers: where the provider wants to go on, and whom it has signed in without a code. */
export interface CodeRequested {
  readonly navigateScreen?: string | undefined;
  readonly signedIn?: { readonly profile: ProfileData; readonly masterList: FilterLists } | undefined;
}

export interface MobileEntryView {
  readonly screen: 'entering' | 'closed';
  readonly variant: MobileEntryInput['variant'];
  readonly mobile: string;
  /** Ten digits were typed that are no Indian mobile number, or fewer were submitted (ON-125, ON-223). */
  readonly problem: 'invalidMobile' | 'tooShort' | null;
  readonly isBusy: boolean;
  readonly canSubmit: boolean;
  readonly canUseHeldCode: boolean;
  readonly notice: Notice | null;
}
