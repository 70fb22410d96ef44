/** A person who uses an app, with the facts that only a person knows. */
export interface Person {
  readonly id: string;
  /** `newcomer`: an investor who signs up and passes the KYC during the simulation. */
  readonly kind: 'investor' | 'newcomer' | 'staff';
  /** '' for staff. */
  readonly mobile: string;
  readonly email: string;
  readonly password: string;
  /** '' for staff. */
  readonly pin: string;
  /** Customer id at the provider; '' before the sign-up, and for staff. */
  clientId: string;
}
