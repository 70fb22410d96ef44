import { noInformation, UNREADABLE_TEXT } from '@folioflow/api/contract';
import { press } from '@folioflow/wiring/testing/hands';
import { button, closeAlert, expect, like, page, test, visit } from '../testing/app-test.tsx';
import { documentsOf, sections, tick } from '../testing/steps.ts';

const main = () => page.getByRole('main');
const stage = 'master/stageinfo';
const ready = { code: '000', messageText: '', login_kyc_verified: true, login_esign_verified: true };
const { nominee: _nominee, ...withoutNominee } = noInformation();
const { pan_attachment_list: _pictures, ...withoutPictures } = noInformation();

for (const answer of [
  { code: '000' },
  { code: '000', messageText: '', result: null },
  { code: '000', messageText: '', result: 'many' },
]) {
  test(`${JSON.stringify(answer)} is no list without clients: it could not be read, and is asked for again [OM-235]`, async ({
    desk,
    network,
  }) => {
    await desk.signIn('viewer');
    network.answer('master/clientlist', answer);
    visit('/clientList');
    await closeAlert(UNREADABLE_TEXT);
    await expect.element(main()).toMatchTextContent(UNREADABLE_TEXT);
    await expect.element(main().getByText('0 clients')).not.toBeInTheDocument();
    await press(button('Refresh'));
    await expect.element(page.getByRole('table')).toBeVisible();
  });
}

for (const [missing, answer] of [
  ['a code alone', { code: '000' }],
  ['flags without documents', ready],
  ['documents of another type', { ...ready, id_information: 'all' }],
  ['documents without a section', { ...ready, id_information: withoutNominee }],
  ['documents without the pictures of a section', { ...ready, id_information: withoutPictures }],
  ['flags alone in state_parameters', { ...ready, id_information: noInformation(), state_parameters: ready }],
] as const) {
  test(`${missing}: the client code is not offered, and the documents are asked for again`, async ({
    desk,
    network,
  }) => {
    await desk.signIn();
    const client = await desk.client(like.signed);
    network.answer(stage, answer);
    visit(documentsOf(client.id));
    await closeAlert(UNREADABLE_TEXT);
    await expect.element(main()).toMatchTextContent(UNREADABLE_TEXT);
    await expect.element(main().getByText('Nothing on record yet')).not.toBeInTheDocument();
    await expect.element(tick()).not.toBeInTheDocument();
    await press(button('Retry'));
    await expect.element(tick()).toBeVisible();
    expect(sections()).toHaveLength(6);
    expect(network.to(stage)).toHaveLength(2);
  });
}

test('a picture that cannot be shown leaves no confirmation, and the documents are asked for again', async ({
  desk,
  network,
}) => {
  await desk.signIn();
  const client = await desk.client(like.signed);
  network.rewriteAnswer(stage, (answer) => ({
    ...answer,
    id_information: {
      ...(answer['id_information'] as object),
      pan_attachment_list: ['https://evil.example/pan.png'],
    },
  }));
  visit(documentsOf(client.id));
  await expect.element(main().getByText('A photo of these documents cannot be shown')).toBeVisible();
  await expect.element(tick()).not.toBeInTheDocument();
  await press(button('Check again'));
  await expect.element(tick()).toBeEnabled();
});

test('while the documents are on their way the client code is not offered', async ({ desk, network }) => {
  await desk.signIn();
  const client = await desk.client(like.signed);
  const letGo = network.hold(stage);
  visit(documentsOf(client.id));
  await expect.element(page.getByText('Fetching the documents')).toBeVisible();
  await expect.element(tick()).not.toBeInTheDocument();
  letGo();
  await expect.element(tick()).toBeVisible();
});
