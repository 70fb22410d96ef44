import { noNomineeRecord, type Nominee, type UploadNomineeAnswer } from '@folioflow/api/contract';
import { describe, expect, test } from 'vitest';
import { storyArgs, playScenario } from '../../../model-testing/journey.ts';
import { accepted, refused } from '../../../kit/port.ts';
import { startFlow } from '../../../model-testing/start-flow.ts';
import type { ImageRef } from '../../form/image-upload/image-upload.types.ts';
import { declarationUploadRequest } from './declaration-upload.ts';
import { nomineeChoice } from './nominee-choice.flow.ts';
import type { NomineeChoiceInput } from './nominee-choice.types.ts';
import { mergeUploadAnswer, nomineeRowOf, displayableDeclarationForm } from './nominee-choice.rules.ts';
import { nomineeChoiceInput, nomineeChoiceJourneys, nominees, registered } from './nominee-choice.scenarios.ts';

function startNomineeChoice(change: Partial<NomineeChoiceInput> = {}) {
  const { ports, ...run } = startFlow(nomineeChoice, { ...nomineeChoiceInput(), ...change });
  const { listNominees, uploadDeclaration, prepareImage } = ports;
  return { ...run, listNominees, uploadDeclaration, prepareImage };
}
const scan: ImageRef = {
  id: 'scan-1',
  name: 'nominee_opting_out_declaration_abc123.PNG',
  type: 'image/png',
  size: 1000,
};

describe('the list', () => {
  test('is not loaded if the parent provides it', () => {
    const { listNominees, view } = startNomineeChoice();
    expect([listNominees.calls, view().screen]).toEqual([[], 'existing']);
  });

  test('is loaded with the name and code of the scheme [DO-291 OM-110]', async () => {
    const { listNominees, view } = startNomineeChoice({ nominees: null });
    expect(listNominees.calls.map(({ request }) => request)).toEqual([
      { scheme_name: 'Folio Flexi Cap Fund - Direct Growth', scheme_code: 'FFC-DG' },
    ]);
    await listNominees.answer(
      accepted(
        {
          code: '000',
          messageText: '',
          nominee_list: [...nominees, noNomineeRecord()],
          is_no_nominee_registered: false,
          no_nominee_form: '',
        },
        0,
      ),
    );
    const seen = view();
    expect(seen.screen === 'existing' && seen.nominees.map(({ name }) => name)).toEqual(['Meera Rao', 'Ravi Rao']);
  });

  test('can be reloaded if it could not be loaded', async () => {
    const { listNominees, remote, view } = startNomineeChoice({ nominees: null });
    await listNominees.answer(refused('Try again later.'));
    expect(view()).toEqual({
      screen: 'unavailable',
      canReload: true,
      notice: { kind: 'refused', text: 'Try again later.', via: 'answer', errors: [] },
    });
    remote.send({ type: 'nominees.reloadRequested' });
    expect(listNominees.calls).toHaveLength(2);
  });
});

describe('the last choice', () => {
  const mark = (...ids: readonly string[]) => nominees.map((each) => ({ ...each, is_selected: ids.includes(each.id) }));

  test('is shown in one line and reported as a suggestion if the provider marks one nominee', () => {
    const { reports } = playScenario(nomineeChoiceJourneys, 'ExistingSuggested');
    expect(reports).toMatchObject([{ type: 'nominee.settled', nomineeId: 'nominee-2', isSuggested: true }]);
    const { view, remote } = startNomineeChoice({ nominees: mark('nominee-2') });
    expect(view()).toMatchObject({ summary: { name: 'Ravi Rao' } });
    remote.send({ type: 'choice.changeRequested' });
    expect(view()).toMatchObject({ screen: 'existing', summary: null });
  });

  test('is that of the loaded list, too', async () => {
    const { listNominees, view } = startNomineeChoice({ nominees: null });
    const answer = { code: '000', messageText: '', is_no_nominee_registered: false, no_nominee_form: '' };
    await listNominees.answer(accepted({ ...answer, nominee_list: mark('nominee-1') }, 0));
    expect(view()).toMatchObject({ summary: { name: 'Meera Rao' } });
  });

  test('is the registered declaration if no nominee is marked', () => {
    expect(startNomineeChoice({ isNoNomineeRegistered: true }).view()).toMatchObject({
      screen: 'none',
      isDeclared: true,
      isSummarised: true,
    });
  });

  test('is unknown if several nominees are marked, and without a mark', () => {
    for (const change of [{ nominees: mark('nominee-1', 'nominee-2'), isNoNomineeRegistered: true }, {}])
      expect(startNomineeChoice(change).view()).toMatchObject({ screen: 'existing', summary: null });
  });

  test('does not replace a choice that was settled in this order', () => {
    const chosen = { option: 'existing', nomineeId: 'nominee-1' } as const;
    const { view } = startNomineeChoice({ nominees: mark('nominee-2'), chosen });
    expect(view()).toMatchObject({ summary: { name: 'Meera Rao' } });
  });
});

describe('an existing nominee', () => {
  const selectedIds = ({ view }: ReturnType<typeof startNomineeChoice>) => {
    const seen = view();
    return seen.screen === 'existing' ? seen.nominees.filter(({ isSelected }) => isSelected).map(({ id }) => id) : null;
  };

  test('selecting another deselects the first [DO-290 OM-107]', () => {
    const run = startNomineeChoice();
    run.remote.send({ type: 'nominee.selected', id: 'nominee-1' });
    expect(selectedIds(run)).toEqual(['nominee-1']);
    run.remote.send({ type: 'nominee.selected', id: 'nominee-2' });
    expect(selectedIds(run)).toEqual(['nominee-2']);
    run.remote.send({ type: 'nominee.deselected' });
    expect(selectedIds(run)).toEqual([]);
  });

  test('remains selected while the declaration is shown', () => {
    const run = startNomineeChoice();
    run.remote.send({ type: 'nominee.selected', id: 'nominee-1' });
    run.remote.send({ type: 'option.chosen', option: 'none' });
    run.remote.send({ type: 'option.chosen', option: 'existing' });
    expect(selectedIds(run)).toEqual(['nominee-1']);
  });

  test('is selected at the start if it was settled before', () => {
    expect(selectedIds(startNomineeChoice({ chosen: { option: 'existing', nomineeId: 'nominee-2' } }))).toEqual([
      'nominee-2',
    ]);
  });

  test('is reported with everything that a return to the flow needs', () => {
    expect(playScenario(nomineeChoiceJourneys, 'ExistingSelectedOther').reports).toEqual([
      { type: 'nominee.unsettled' },
      {
        type: 'nominee.settled',
        option: 'existing',
        nomineeId: 'nominee-1',
        nominees,
        isNoNomineeRegistered: false,
        noNomineeForm: nomineeChoiceInput().noNomineeForm,
      },
      {
        type: 'nominee.settled',
        option: 'existing',
        nomineeId: 'nominee-2',
        nominees,
        isNoNomineeRegistered: false,
        noNomineeForm: nomineeChoiceInput().noNomineeForm,
      },
    ]);
  });
});

describe('the declaration', () => {
  async function uploadDeclarationScan(answer: UploadNomineeAnswer) {
    const run = startNomineeChoice();
    run.remote.send({ type: 'option.chosen', option: 'none' });
    const upload = run.remote.child('imageUpload');
    upload.send({ type: 'image.chosen', slot: 'declaration', image: scan });
    await run.prepareImage.answer(accepted({ image: { ...scan, id: 'scan-2' }, tiff: null }, 0));
    upload.send({ type: 'upload.submitted' });
    const seen = run.uploadDeclaration.calls.map(({ request }) => request);
    await run.uploadDeclaration.answer(accepted(answer, 0));
    return { ...run, seen };
  }

  test('is sent in five fields with an empty nominee of the id none [DO-298 DO-376 OM-111]', async () => {
    const { seen } = await uploadDeclarationScan(registered);
    expect(seen).toEqual([
      {
        file: { ...scan, id: 'scan-2' },
        id_type: 'no-nominee',
        imageName: 'nominee_opting_out_declaration_abc123.PNG',
        imageType: 'image/png',
        nominee_information: {
          id: 'none',
          name: '',
          relationship: '',
          poi: '',
          id_information: {
            id_no: '',
            name: '',
            fathers_name: '',
            dob: '',
            id_type: '',
            part: '',
            encoded_signature: '',
            encoded_image: '',
            nominee_is_minor: '',
          },
          attachment_id: '',
          attachment_list: [],
          is_selected: false,
          nominee_form: '',
          guardian_information: '',
          is_minor: '',
          is_validated: '',
        },
      },
    ]);
  });

  test('is settled if the answer reports its registration [DO-288 DO-299 OM-112]', async () => {
    const { view } = await uploadDeclarationScan(registered);
    expect(view()).toMatchObject({ screen: 'none', isDeclared: true });
  });

  test('remains open with a notice if the answer does not report its registration', async () => {
    const { view } = await uploadDeclarationScan({ code: '000', messageText: 'Received' });
    expect(view()).toMatchObject({
      screen: 'none',
      isDeclared: false,
      notice: { kind: 'invalid' },
      upload: { screen: 'images', canSubmit: false },
    });
  });

  test('replaces the lists by those of the answer [DO-299]', () => {
    const lists = { nominees, isNoNomineeRegistered: false, noNomineeForm: 'old' };
    const [first] = nominees;
    const state_parameters = {
      is_no_nominee_registered: true,
      nominee_list: [first, noNomineeRecord()] as Nominee[],
      no_nominee_form: 'new',
    };
    expect(mergeUploadAnswer(lists, { code: '000', messageText: '', state_parameters })).toEqual({
      nominees: [first],
      isNoNomineeRegistered: true,
      noNomineeForm: 'new',
    });
    expect(mergeUploadAnswer(lists, { code: '000', messageText: '' })).toEqual(lists);
  });

  test('is not required again once it is registered', () => {
    const { remote, view } = startNomineeChoice({ isNoNomineeRegistered: true });
    remote.send({ type: 'option.chosen', option: 'none' });
    expect(view()).toMatchObject({ isDeclared: true, upload: undefined });
  });

  test('is rejected before preparation if its file has another name', () => {
    const { prepareImage, remote, view } = startNomineeChoice();
    remote.send({ type: 'option.chosen', option: 'none' });
    remote.child('imageUpload').send({ type: 'image.chosen', slot: 'declaration', image: { ...scan, name: 'x.png' } });
    expect(view()).toMatchObject({
      upload: { notice: { kind: 'wrongName' }, expectedName: 'NOMINEE_OPTING_OUT_DECLARATION_ABC123.png' },
    });
    expect(prepareImage.calls).toEqual([]);
    remote.child('imageUpload').send({ type: 'image.chosen', slot: 'declaration', image: scan });
    expect(prepareImage.calls.map(({ request }) => request)).toEqual([{ image: scan, shouldCreateTiff: false }]);
  });
});

describe('the forms', () => {
  test('include the declaration if its text has more than 255 characters [DO-296 OM-276]', () => {
    expect([displayableDeclarationForm('x'.repeat(255)), displayableDeclarationForm('x'.repeat(256))]).toEqual([
      null,
      'x'.repeat(256),
    ]);
  });

  test("include a nominee's form if its text has more than 77 characters [DO-297 OM-276]", () => {
    const formOf = (length: number) =>
      nomineeRowOf({ ...noNomineeRecord(), nominee_form: 'x'.repeat(length) }, null).form;
    expect([formOf(77), formOf(78)]).toEqual([null, 'x'.repeat(78)]);
  });
});

test('a declaration is uploaded with the name of its file', () => {
  expect(declarationUploadRequest(scan)).toMatchObject({ imageName: scan.name, imageType: 'image/png' });
});

test('a story shows the part with its child in the named scenario', () => {
  expect(storyArgs(nomineeChoiceJourneys, 'NoneWrongFileName').view).toMatchObject({
    screen: 'none',
    fileName: 'NOMINEE_OPTING_OUT_DECLARATION_ABC123',
    upload: { expectedName: 'NOMINEE_OPTING_OUT_DECLARATION_ABC123.png' },
  });
});
