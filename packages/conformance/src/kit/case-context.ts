import { type OperationName } from '@folioflow/api/contract';
import { type CallOptions } from '../http/call.ts';
import { type Reply } from '../http/reply.ts';
import { type Connection, type RawRequest } from '../http/send.ts';
import { type Account, type Investor, type Person } from '../people/person.ts';
import { type Profile } from '../profile/profile-schema.ts';
import { type Role, type StaffRole } from '../profile/roles.ts';
import { type ValueName } from '../profile/values.ts';
import { type Fields } from '../ground/fields.ts';

/** A number and an address without a customer. */
export interface NewCustomer {
  readonly mobile: string;
  readonly email: string;
}

/** The provider and its test system as a case sees them. */
export interface CaseContext {
  readonly profile: Profile;
  readonly connection: Connection;
  /** A caller without a token. */
  readonly visitor: Person;
  /** A value of the profile with an effect. */
  value(name: ValueName): string;
  /** An investor for this case alone, signed in. */
  investor(role: Role): Promise<Investor>;
  /** An investor shared with other cases, signed in; the case must change nothing. */
  reader(role: Role): Promise<Investor>;
  /** The account of an investor as the profile declares it, not signed in. */
  accountOf(role: Role): Account;
  /** The address and the password of a member of the staff. */
  staffAccountOf(role: StaffRole): { readonly email: string; readonly password: string };
  /** A member of the staff, signed in, shared with other cases. */
  staff(role: StaffRole): Promise<Person>;
  newCustomer(): NewCustomer;
  /** Reads the newest code that was sent to a mobile number or an email address. */
  codeSentTo(to: string): Promise<string>;
  /** Reads the id of the newest activation link that was sent to an address. */
  activationSentTo(email: string): Promise<string>;
  /** Signs the document of the e-sign widget; returns the answer of the widget. */
  signDocument(digioId: string): Promise<Fields>;
  /** Pays an advice order; returns the answer of the card checkout. */
  payAdvice(order: { readonly id: string; readonly amount: number; readonly key: string }): Promise<Fields>;
  /** Sends a request below the base address as it is. */
  send(request: RawRequest): Promise<Reply>;
  /** Calls an operation with any token. */
  callAs(token: string, name: OperationName, request: Fields, options?: CallOptions): Promise<Reply>;
}
