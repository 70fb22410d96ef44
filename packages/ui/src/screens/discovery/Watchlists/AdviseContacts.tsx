import { useLingui } from '@lingui/react';
import { use, useState } from 'react';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Stack } from '../../../primitives/Layout/Layout.tsx';
import { Tabs } from '../../../primitives/Tabs/Tabs.tsx';
import { ContactsContext } from '../../../shell/contacts.ts';

const contacts = ['mobile', 'email'] as const;

/** Mobile number and email address of the investor for the adviser, from the profile without a request (A29). */
export function AdviseContacts() {
  const { i18n } = useLingui();
  const known = use(ContactsContext);
  const [shown, setShown] = useState<(typeof contacts)[number]>('mobile');
  return (
    <Card>
      <Stack gap={12}>
        <h2>{i18n._('watchlists.advise.contacts')}</h2>
        <Tabs
          label={i18n._('watchlists.advise.contacts')}
          items={contacts.map((value) => ({
            value,
            label: i18n._(`watchlists.advise.${value}`),
            content: <p>{known[value] === '' ? '–' : known[value]}</p>,
          }))}
          value={shown}
          onValueChange={setShown}
        />
      </Stack>
    </Card>
  );
}
