import type { FilterLists, ProfileData, RouteParams } from '@folioflow/api/contract';
import type { ChartTypes } from '../../../kit/chart-types.ts';
import type { Notice } from '../../../kit/notice.ts';
import type { Exit } from '../../../kit/routes.ts';

export interface MobileEntryInput {
  /** `page` is /otp-1, `signUp` the popup on the sign-in screen. */
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
/** Parameters of the code screen of the investor app, which signs in customers only (C-31). */
export interface CustomerRouteParams extends RouteParams {
  login_role: 'customer';
}

export type MobileEntryOutput =
  /** `exit` is the next screen of the page; the parent of the popup decides for itself. */
  | ({
      readonly kind: 'codeRequested';
      readonly routeParams: CustomerRouteParams;
      readonly exit?: Exit;
    } & RequestedCode)
  | { readonly kind: 'abandoned' };
export type MobileEntryChart = ChartTypes<MobileEntryContext, MobileEntryEvent, MobileEntryInput, MobileEntryOutput>;

/**
 * Answer of the port that a parent binds: the screen that the provider names, and the person that it has signed in
 * without a code.
 */
export interface RequestedCode {
  readonly navigateScreen?: string | undefined;
  readonly signedIn?: { readonly profile: ProfileData; readonly masterList: FilterLists } | undefined;
}

export interface MobileEntryView {
  readonly screen: 'entering' | 'closed';
  readonly variant: MobileEntryInput['variant'];
  readonly mobile: string;
  /** Ten digits that are not an Indian mobile number, or a submission with fewer (ON-125, ON-223). */
  readonly problem: 'invalidMobile' | 'tooShort' | null;
  readonly isBusy: boolean;
  readonly canSubmit: boolean;
  readonly canEnterExistingCode: boolean;
  readonly notice: Notice | null;
}
