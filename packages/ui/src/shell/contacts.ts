import { createContext } from 'react';

/** Recipients of the codes of the signed-in user, from the profile. */
export interface CodeRecipients {
  readonly mobile: string;
  readonly email: string;
}

export const ContactsContext = createContext<CodeRecipients>({ mobile: '', email: '' });
