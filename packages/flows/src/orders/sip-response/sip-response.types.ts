import type { Order } from '@folioflow/api/contract';
import type { ChartTypes } from '../../kit/chart-types.ts';
import type { Notice } from '../../kit/notice.ts';
import type { OperationPorts } from '../../kit/operation-port.ts';
import type { Exit } from '../../kit/routes.ts';
import type { OrderState } from '../../parts/order/order-state.ts';
import type { PayingAccount } from '../../banking/paying-account.ts';
import type { AgreedSipTerms } from '../../parts/order/sip-terms/agreed-sip.ts';
import type { SipAgreement } from '../../parts/order/sip-terms/sip-agreement.ts';
import type { DisplayedAmount } from '../order-list/order-row.types.ts';

/** The state from the checkout: the provider's text, the registration, or both. */
export interface SipResponseState {
  /** Server HTML; '' for none. */
  readonly html: string;
  readonly order: Order | null;
  /** The terms agreed in the checkout; null without them. */
  readonly agreed: AgreedSipTerms | null;
}

export interface SipResponseInput {
  /** Null if the page was opened directly. */
  readonly state: SipResponseState | null;
}

export interface SipResponseContext extends SipResponseInput {
  readonly html: string;
  readonly notice: Notice | null;
}

export interface SipResponseEvent {
  type: 'check.requested';
}

export type SipResponseChart = ChartTypes<SipResponseContext, SipResponseEvent, SipResponseInput>;
export type SipResponsePorts = OperationPorts<'getSipResponse'>;

/** The agreed SIP: amount, frequency and day of the registration, the rest as agreed. */
export interface AgreedSip {
  readonly schemeName: string;
  readonly registrationNumber: string;
  readonly amount: DisplayedAmount;
  readonly frequency: string;
  /** Calendar day of the first instalment; '' if the provider returns none. */
  readonly firstDay: string;
  readonly state: OrderState;
  /** Null if the number of instalments is unknown. */
  readonly agreement: SipAgreement | null;
  readonly account: PayingAccount | null;
  /** Null for a SIP that is paid by hand. */
  readonly mandateNumber: string | null;
  /** Exit for the first instalment, if it is paid by hand. */
  readonly payNow: Exit | null;
}

export type SipResponseView =
  | { readonly screen: 'orderMissing' }
  | {
      /** `unconfirmed`: the provider did not answer; its previous text stays valid. */
      readonly screen: 'confirming' | 'unconfirmed' | 'shown';
      /** Server HTML. */
      readonly html: string;
      readonly agreed: AgreedSip | null;
      readonly canCheck: boolean;
      readonly notice: Notice | null;
    };
