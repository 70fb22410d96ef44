import { createContext } from 'react';

/** Where the codes of a signed-in person go, as the profile has it. */
export interface Contacts {
  readonly mobile: string;
  readonly email: string;
}

export const ContactsContext = createContext<Contacts>({ mobile: '', email: '' });
