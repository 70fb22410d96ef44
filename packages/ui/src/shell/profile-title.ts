export interface ShellProfile {
  mobile: string;
  email: string;
}

/** The mobile number when it is longer than 7 characters, else the e-mail address (ON-407, ON-408); a number alone stays. */
export function profileTitle({ mobile, email }: ShellProfile): string {
  return mobile.length > 7 || email === '' ? mobile : email;
}
