/** A person who uses the app: an investor with the facts that only a person knows. */
export interface Person {
  readonly id: string;
  readonly mobile: string;
  readonly email: string;
  readonly password: string;
  readonly pin: string;
  /** Customer id at the provider; '' before the sign-up. */
  clientId: string;
}
