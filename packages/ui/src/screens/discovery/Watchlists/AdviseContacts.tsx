import { watchlists as words } from '@folioflow/flows/words/watchlists';
import { use, useState } from 'react';
import { Tabs } from '../../../primitives/Tabs/Tabs.tsx';
import { ContactsContext } from '../../../shell/contacts.ts';

const contacts = ['mobile', 'email'] as const;

/** Mobile number and email address of the investor for the adviser, from the profile without a request (A29). */
export function AdviseContacts() {
  const known = use(ContactsContext);
  const [shown, setShown] = useState<(typeof contacts)[number]>('mobile');
  return (
    <Tabs
      label={words['advise.contacts']}
      items={contacts.map((value) => ({
        value,
        label: words[`advise.${value}`],
        content: <p>{known[value] === '' ? '–' : known[value]}</p>,
      }))}
      value={shown}
      onValueChange={setShown}
    />
  );
}
