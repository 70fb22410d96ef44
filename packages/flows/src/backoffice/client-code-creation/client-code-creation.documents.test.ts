import { emptyIdInformation, UNREADABLE_TEXT, type IdInformation } from '@folioflow/api/contract';
import { describe, expect, test } from 'vitest';
import { sectionNames } from '../../kyc/stage.ts';
import { signedClient } from './client-code-creation.scenarios.ts';
import { openDocuments } from './testing/open-documents.ts';

describe('the documents', () => {
  test('are six sections with their lines and images, and the address on the Aadhaar is not shown [OM-238 OM-239]', async () => {
    const { answered, reviewing } = openDocuments();
    await answered(signedClient);
    const { sections } = reviewing();
    expect(sections.map(({ name }) => name)).toEqual(['pan', 'aadhaar', 'bank', 'address', 'general', 'nominee']);
    for (const { name, lines, images } of sections) {
      const hidden = name === 'aadhaar' ? 1 : 0;
      expect(lines).toHaveLength((signedClient.id_information?.[name] ?? []).length - hidden);
      expect(images).toEqual(signedClient.id_information?.[`${name}_attachment_list`] ?? []);
    }
    expect(JSON.stringify(sections)).not.toContain('address_information');
  });

  test('are read from state_parameters only, if the answer has them [OM-245]', async () => {
    const { answered, reviewing } = openDocuments();
    await answered({
      ...signedClient,
      esignkyc_stage_verified: true,
      state_parameters: { login_kyc_verified: true, login_esign_verified: false, id_information: emptyIdInformation() },
    });
    expect(reviewing().obstacle).toBe('esign');
    expect(reviewing().sections.every(({ lines, images }) => lines.length + images.length === 0)).toBe(true);
  });

  const record: IdInformation = signedClient.id_information ?? {};
  const incomplete: readonly (readonly [missing: string, remaining: IdInformation | undefined])[] = [
    ['any section', undefined],
    ...sectionNames.map((name) => [name, { ...record, [name]: undefined }] as const),
    ...(['pan', 'aadhaar', 'bank', 'nominee'] as const).map(
      (name) => [`pictures of ${name}`, { ...record, [`${name}_attachment_list`]: undefined }] as const,
    ),
  ];
  test.each(incomplete)(
    'are unavailable without %s: no confirmation is offered, and they can be requested again',
    async (_, id_information) => {
      const { answered, createClientCode, notices, reviewing, send, view } = openDocuments();
      await answered({ ...signedClient, id_information });
      expect(view()).toMatchObject({ screen: 'unavailable', notice: { text: UNREADABLE_TEXT } });
      expect(notices).toEqual([{ type: 'notice.raised', kind: 'alert', text: UNREADABLE_TEXT }]);
      send({ type: 'confirmation.ticked' });
      send({ type: 'creation.submitted' });
      expect(createClientCode.calls).toEqual([]);
      send({ type: 'client.reloadRequested' });
      await answered(signedClient);
      send({ type: 'pictures.settled' });
      expect(reviewing().canChangeConfirmation).toBe(true);
    },
  );

  test('are complete if their pictures are next to the record', async () => {
    const { answered, reviewing } = openDocuments();
    const { pan_attachment_list: pictures, ...others } = record;
    await answered({ ...signedClient, id_information: others, pan_attachment_list: pictures });
    expect(reviewing().sections[0]?.images).toEqual(pictures);
  });

  test('are unavailable after a reload without documents, although they were confirmed before', async () => {
    const { answered, confirm, createClientCode, send, view } = openDocuments();
    await answered(signedClient);
    confirm();
    await createClientCode.fail({ kind: 'unreachable', errors: [] });
    send({ type: 'client.reloadRequested' });
    expect(view()).toEqual({ screen: 'loading', customerId: 'CUST00000001' });
    await answered({ ...signedClient, id_information: undefined });
    expect(view().screen).toBe('unavailable');
  });
});

describe('the name of the client', () => {
  test.each([
    [[{ attribute: 'Name', text: 'ASHA RAO' }], 'ASHA RAO'],
    [[{ attribute: ' name ', text: 'ASHA RAO' }], 'ASHA RAO'],
    [[{ attribute: "Father's name", text: 'VIKRAM RAO' }], ''],
    [[], ''],
  ])('is the name of the PAN card in %j: %j', async (pan, name) => {
    const { answered, reviewing } = openDocuments();
    await answered({ ...signedClient, id_information: { ...signedClient.id_information, pan } });
    expect(reviewing().clientName).toBe(name);
  });
});
