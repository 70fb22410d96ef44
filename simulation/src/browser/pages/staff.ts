import { i18n } from '../../../../packages/flows/src/messages/testing/texts.ts';
import { sessionEndNotice } from '@folioflow/flows';
import {
  clientOrderStorage,
  customerIdOf,
  customerIdStorage,
  staffSignIn,
  staffSignInStateOf,
  type ClientRow,
} from '@folioflow/flows/backoffice';
import { readStoredText, writeStoredText } from '@folioflow/wiring/headless';
import { wireClientDocuments } from '../../../../apps/backoffice/src/routes/wire-client-documents.ts';
import { wireClientList } from '../../../../apps/backoffice/src/routes/wire-client-list.ts';
import type { App } from '../../../../apps/backoffice/src/wiring/create-app.ts';
import type { Page, PageOpener } from '../page.ts';

type StaffPage = Page<App>;

const roleOf = ({ session }: App) => {
  const view = session.observed.get();
  return view.screen === 'signedIn' ? view.role : 'none';
};

/** A person who is signed in already is led to the list (flows.md, 5.2). */
function openSignIn({ app, entry, run, navigate }: StaffPage): void {
  const { provider, session } = app;
  const view = session.observed.get();
  if (view.screen === 'signedIn') {
    navigate({ to: 'clientList', replace: true });
    return;
  }
  const notice = sessionEndNotice(view.screen === 'signedOut' ? view.rejection : null);
  run(staffSignIn(provider), { returnTo: staffSignInStateOf(entry.state), notice });
  session.actor.send({ type: 'signIn.opened' });
}

/** The clients that staff open: those who wait for their code as often as all others. */
const viewedIdsOf = (rows: readonly ClientRow[]): readonly string[] => {
  const ids = rows.map(({ id }) => id);
  const waiting = rows.filter(({ marks, codeRequest }) => marks.esign && !marks.code && codeRequest === null);
  return waiting.length === 0 ? ids : [...ids, ...ids.map((_, at) => waiting[at % waiting.length]?.id ?? '')];
};

function openClientList({ app, unanswered, run, addLinks, onClose }: StaffPage): void {
  const { codeRequests, stores } = app;
  const list = run(wireClientList(i18n, app, unanswered), { role: roleOf(app), codeRequests: codeRequests.read() });
  onClose(codeRequests.subscribe((request) => list.actor.send({ type: 'clientCode.requested', ...request })));
  addLinks(() => {
    const view = list.view();
    if (view.screen !== 'loaded') return [];
    writeStoredText(
      stores,
      clientOrderStorage,
      view.rows.map(({ id }) => id),
    );
    return viewedIdsOf(view.rows).map((id) => ({ to: 'clientDocuments', params: [id] }));
  });
}

function openClientDocuments({ app, entry, unanswered, run, addLink }: StaffPage): void {
  const stored = readStoredText(app.stores, customerIdStorage);
  const customerId = customerIdOf({ route: entry.params[0], navigation: entry.state, stored });
  addLink({ to: 'clientList' });
  run(
    wireClientDocuments(i18n, app, unanswered),
    { customerId, role: roleOf(app) },
    { storageRule: customerIdStorage },
  );
}

/** The pages of the back-office, by the first segment of their path. */
export const staffPages: Readonly<Record<string, PageOpener<App>>> = {
  '': ({ navigate }) => navigate({ to: 'clientList', replace: true }),
  signin: openSignIn,
  clientList: openClientList,
  clientDocuments: openClientDocuments,
};
