import { button, checkbox, dialog, field, heading, link, mainWith, region } from '../page/query.ts';
import { createInvestorSandbox } from '@folioflow/wiring/testing/sandbox-client';
import { DESKTOP } from '../page/visit.ts';
import { openSignedIn, type Journey } from './context.ts';

const EMAIL = 'operator@staff.example';

/** The persona whose documents are complete and unsigned. */
const UNSIGNED = '9000000207';

/** Signs the open KYC with the widget of the provider. */
export async function signKyc({ visit }: Journey): Promise<void> {
  await visit.arriveAt(/\/esignkycVerification\/?$/);
  await visit.tick(checkbox());
  await visit.seeGlobal('Digio');
  await visit.press(button('eSIGN'));
  await visit.press(button('Sign', dialog('Sign with Aadhaar')));
  await visit.see(mainWith(/Your signed KYC is awaiting approval/));
}

/** The client list, the documents of a client who has just signed, and the client code. */
export async function createClientCode(journey: Journey): Promise<void> {
  const { openVisit, addresses, sandbox } = journey;
  await openSignedIn(journey, UNSIGNED, '/esignkycVerification');
  await signKyc(journey);
  const clientId = await sandbox.clientId();
  const visit = await openVisit(DESKTOP);
  await visit.open(`${addresses.backoffice}/clientList`);
  await visit.type(field('Email address'), EMAIL);
  await visit.type(field('Password'), 'Sandbox@1');
  await visit.press(button('Send me a code'));
  await visit.see(field(/^Code/));
  const [message] = await createInvestorSandbox(addresses.sandbox, '').outbox(EMAIL);
  await visit.type(field(/^Code/), message?.code ?? '');
  await visit.press(button('Sign in'));
  await visit.see(heading('Client List'));
  await visit.takePictures('client-list');
  await visit.type(field('Search by client ID, mobile or email'), clientId);
  await visit.press(link(`View the documents of ${clientId}, in a new tab`));
  await visit.driver.followNewTab();
  await visit.see(heading('KYC INFORMATION (CREATE CLIENT CODE)'));
  for (const name of ['PAN', 'AADHAAR', 'BANK ACCOUNT', 'COMMUNICATION ADDRESS', 'GENERAL', 'NOMINEE'])
    await visit.see(region(name));
  await visit.takePictures('client-documents');
  // The first box switches the keys of the page.
  await visit.tick({ ...checkbox(), index: -1 });
  await visit.press(button('Create Client Code'));
  await visit.see(heading('Client List'));
}
