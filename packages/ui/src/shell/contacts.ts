import { createContext } from 'react';

/** Recipients of the codes of the signed-in user, from the profile. */
export interface Contacts {
  readonly mobile: string;
  readonly email: string;
}

export const ContactsContext = createContext<Contacts>({ mobile: '', email: '' });
