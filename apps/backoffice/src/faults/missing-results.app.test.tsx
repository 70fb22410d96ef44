import { i18n } from '@folioflow/flows/testing/texts';
import { emptyIdInformation, UNREADABLE_TEXT } from '@folioflow/api/contract';
import { press } from '@folioflow/wiring/testing/gestures';
import { button, closeAlert, expect, seedClients, page, test, visit } from '../testing/app-test.tsx';
import { documentsPath, documentSections, confirmationCheckbox } from '../testing/steps.ts';

const mainRegion = () => page.getByRole('main');
const stagePath = 'master/stageinfo';
const verifiedStage = { code: '000', messageText: '', login_kyc_verified: true, login_esign_verified: true };
const { nominee: _nominee, ...withoutNominee } = emptyIdInformation();
const { pan_attachment_list: _pictures, ...withoutPictures } = emptyIdInformation();

for (const answer of [
  { code: '000' },
  { code: '000', messageText: '', result: null },
  { code: '000', messageText: '', result: 'many' },
]) {
  test(`${JSON.stringify(answer)} is shown as an unreadable list, not as an empty one, and Refresh fetches it again [OM-235]`, async ({
    desk,
    network,
  }) => {
    await desk.signIn('viewer');
    network.answerWith('master/clientlist', answer);
    visit('/clientList');
    await closeAlert(UNREADABLE_TEXT);
    await expect.element(mainRegion()).toMatchTextContent(UNREADABLE_TEXT);
    await expect.element(mainRegion().getByText('0 clients')).not.toBeInTheDocument();
    await press(button('Refresh'));
    await expect.element(page.getByRole('table')).toBeVisible();
  });
}

for (const [missing, answer] of [
  ['a code alone', { code: '000' }],
  ['flags without documents', verifiedStage],
  ['documents of another type', { ...verifiedStage, id_information: 'all' }],
  ['documents without a section', { ...verifiedStage, id_information: withoutNominee }],
  ['documents without the pictures of a section', { ...verifiedStage, id_information: withoutPictures }],
  [
    'flags alone in state_parameters',
    { ...verifiedStage, id_information: emptyIdInformation(), state_parameters: verifiedStage },
  ],
] as const) {
  test(`${missing}: the client code is not offered, and Try again fetches the documents again`, async ({
    desk,
    network,
  }) => {
    await desk.signIn();
    const client = await desk.copyClient(seedClients.signed);
    network.answerWith(stagePath, answer);
    visit(documentsPath(client.id));
    await closeAlert(UNREADABLE_TEXT);
    await expect.element(mainRegion()).toMatchTextContent(UNREADABLE_TEXT);
    await expect.element(mainRegion().getByText('Nothing on record yet')).not.toBeInTheDocument();
    await expect.element(confirmationCheckbox()).not.toBeInTheDocument();
    await press(button(i18n._('clients.documents.retry')));
    await expect.element(confirmationCheckbox()).toBeVisible();
    expect(documentSections()).toHaveLength(6);
    expect(network.callsTo(stagePath)).toHaveLength(2);
  });
}

test('a picture that cannot be shown is named, does not prevent the confirmation, and is shown after another check [OM-240]', async ({
  desk,
  network,
}) => {
  await desk.signIn();
  const client = await desk.copyClient(seedClients.signed);
  network.rewriteAnswer(stagePath, (answer) => ({
    ...answer,
    id_information: {
      ...(answer['id_information'] as object),
      pan_attachment_list: ['https://evil.example/pan.png'],
    },
  }));
  visit(documentsPath(client.id));
  const missing = mainRegion().getByText('A photo cannot be shown: PAN, image 1 of 1.');
  await expect.element(missing).toBeVisible();
  await expect.element(confirmationCheckbox()).toBeEnabled();
  await press(button(i18n._('clients.documents.reload')));
  await expect.element(missing).not.toBeInTheDocument();
  await expect.element(confirmationCheckbox()).toBeEnabled();
});

test('the client code is not offered while the documents are being fetched', async ({ desk, network }) => {
  await desk.signIn();
  const client = await desk.copyClient(seedClients.signed);
  const letGo = network.delayNextCall(stagePath);
  visit(documentsPath(client.id));
  await expect.element(page.getByText('Fetching the documents')).toBeVisible();
  await expect.element(confirmationCheckbox()).not.toBeInTheDocument();
  letGo();
  await expect.element(confirmationCheckbox()).toBeVisible();
});
