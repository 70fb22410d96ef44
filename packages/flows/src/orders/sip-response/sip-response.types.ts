import type { Order } from '@folioflow/api/contract';
import type { ChartTypes } from '../../kit/chart-types.ts';
import type { Notice } from '../../kit/notice.ts';
import type { OperationPorts } from '../../kit/operation-port.ts';
import type { Exit } from '../../kit/routes.ts';
import type { OrderState } from '../../parts/order-state.ts';
import type { PayingAccount } from '../../banking/paying-account.ts';
import type { AgreedTerms } from '../../parts/sip-terms/agreed-sip.ts';
import type { SipAgreement } from '../../parts/sip-terms/sip-agreement.ts';
import type { ShownAmount } from '../order-list/order-row.types.ts';

/** What the checkout hands on: the provider's words, the registration, or both. */
export interface SipResponseState {
  /** Server HTML; '' for none. */
  readonly html: string;
  readonly order: Order | null;
  /** What was agreed to just before; null where nothing is told of it. */
  readonly agreed: AgreedTerms | null;
}

export interface SipResponseInput {
  /** Null where the page was opened by itself. */
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

/** What was agreed to: amount, frequency and day as the registration has them, the rest as it was agreed. */
export interface AgreedSip {
  readonly schemeName: string;
  readonly registrationNumber: string;
  readonly amount: ShownAmount;
  readonly frequency: string;
  /** Calendar day of the first installment; '' where the provider tells none. */
  readonly firstDay: string;
  readonly state: OrderState;
  /** Null where the number of installments is not told. */
  readonly agreement: SipAgreement | null;
  readonly account: PayingAccount | null;
  /** '' for a SIP that is paid by hand. */
  readonly mandateId: string;
  /** The first installment is paid by hand. */
  readonly payNow: Exit | null;
}

export type SipResponseView =
  | { readonly screen: 'orderMissing' }
  | {
      /** `unconfirmed`: the provider could not be asked; what it said before still stands. */
      readonly screen: 'confirming' | 'unconfirmed' | 'shown';
      /** Server HTML. */
      readonly html: string;
      readonly agreed: AgreedSip | null;
      readonly canCheck: boolean;
      readonly notice: Notice | null;
    };
