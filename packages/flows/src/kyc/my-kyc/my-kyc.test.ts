import {
  UNREADABLE_TEXT,
  type GetStageInfoAnswer,
  type GetStageInfoRequest,
  type StageName,
} from '@folioflow/api/contract';
import { createActor } from 'xstate';
import { describe, expect, test } from 'vitest';
import { flowContract } from '../../model-testing/contract.ts';
import { observeFlow, observeNotices } from '../../kit/flow.ts';
import type { NoticeRaised } from '../../kit/notice.ts';
import { accepted, PortFailure, refused, unreachableFault, type Port, type PortOutcome } from '../../kit/port.ts';
import { myKyc } from './my-kyc.flow.ts';
import { myKycRequest } from './my-kyc-request.ts';
import { myKycView } from './my-kyc.view.ts';
import { myKycJourneys, myKycWorld, sampleKycRecord } from './my-kyc.scenarios.ts';

const envelope = { code: '000', messageText: '' } as const;
const person = { login_email: 'asha@example.in', login_mobile_number: '9876543210' } as const;

async function loadMyKyc(answers: (stage: StageName) => PortOutcome<GetStageInfoAnswer> | PortFailure) {
  const requests: GetStageInfoRequest[] = [];
  const getStageInfo: Port<GetStageInfoRequest, GetStageInfoAnswer> = (request) => {
    requests.push(request);
    const outcome = answers(request.stage_name);
    return outcome instanceof PortFailure ? Promise.reject(outcome) : Promise.resolve(outcome);
  };
  const flow = myKyc({ getStageInfo });
  const actor = createActor(flow.machine, { input: { request: myKycRequest } });
  const notices: NoticeRaised[] = [];
  observeNotices(actor, (notice) => notices.push(notice));
  const view = observeFlow(flow, actor);
  const settled = new Promise<void>((resolve) => {
    actor.subscribe((snapshot) => {
      if (!snapshot.hasTag('busy')) resolve();
    });
  });
  actor.start();
  await settled;
  return { requests, notices, view: view.get() };
}
const loadedValue = (view: Awaited<ReturnType<typeof loadMyKyc>>['view']) => {
  if (view.screen !== 'loaded') throw new Error('Nothing was loaded.');
  return view.value;
};

describe('contract', () => {
  for (const { title, run } of flowContract(myKycJourneys, myKycWorld)) test(title, run);
});

describe('the record', () => {
  test('reads lists, images, stage, login and the KYC flag of one answer [ON-404]', async () => {
    const { requests, view } = await loadMyKyc(() =>
      accepted(
        {
          ...envelope,
          ...person,
          is_kyc_verified: false,
          login_stage: 'esignkyc',
          id_information: {
            ...sampleKycRecord,
            pan_attachment_list: ['https://files.example/pan.jpg'],
            aadhaar_attachment_list: ['https://files.example/front.jpg', 'https://files.example/back.jpg'],
            bank_attachment_list: ['https://files.example/cheque.jpg'],
            nominee_attachment_list: ['https://files.example/nominee.jpg'],
          },
        },
        0,
      ),
    );
    expect(requests).toEqual([{ stage_name: 'esignkyc' }]);
    expect(loadedValue(view)).toEqual({
      email: 'asha@example.in',
      mobile: '9876543210',
      due: 'esignkyc',
      isApproved: false,
      sections: [
        { name: 'pan', lines: sampleKycRecord.pan, images: ['https://files.example/pan.jpg'] },
        {
          name: 'aadhaar',
          lines: sampleKycRecord.aadhaar,
          images: ['https://files.example/front.jpg', 'https://files.example/back.jpg'],
        },
        { name: 'bank', lines: sampleKycRecord.bank, images: ['https://files.example/cheque.jpg'] },
        { name: 'address', lines: sampleKycRecord.address, images: [] },
        { name: 'nominee', lines: sampleKycRecord.nominee, images: ['https://files.example/nominee.jpg'] },
      ],
    });
  });

  test('is also parsed from state_parameters', async () => {
    const { view } = await loadMyKyc(() =>
      accepted(
        { ...envelope, state_parameters: { ...person, login_stage: 'bank', id_information: sampleKycRecord } },
        0,
      ),
    );
    expect(loadedValue(view)).toMatchObject({ ...{ email: person.login_email }, due: 'bank' });
  });
});

describe('a record with missing sections', () => {
  const { pan: _pan, ...withoutPan } = sampleKycRecord;
  const { aadhaar_attachment_list: _pictures, ...withoutPictures } = sampleKycRecord;
  test.each([
    ['no section at all', undefined],
    ['no PAN', withoutPan],
    ['no pictures of the Aadhaar', withoutPictures],
  ])('with %s is unavailable, not empty', async (_, id_information) => {
    const { notices, view } = await loadMyKyc(() =>
      accepted({ ...envelope, ...person, login_stage: 'esignkyc', id_information }, 0),
    );
    expect(view).toMatchObject({ screen: 'unavailable', notice: { text: UNREADABLE_TEXT } });
    expect(notices).toEqual([{ type: 'notice.raised', kind: 'alert', text: UNREADABLE_TEXT }]);
  });

  test('is complete before the first stage is finished', async () => {
    const { view } = await loadMyKyc(() => accepted({ ...envelope, ...person, login_stage: 'pan' }, 0));
    expect(loadedValue(view).sections).toEqual([]);
  });
});

describe('myKycView', () => {
  const shownAt = (login_stage: StageName) => myKycView({ login_stage }).sections.map(({ name }) => name);
  test.each([
    ['pan', []],
    ['aadhaar', ['pan']],
    ['bank', ['pan', 'aadhaar']],
    ['personal', ['pan', 'aadhaar', 'bank', 'address', 'nominee']],
    ['esignkyc', ['pan', 'aadhaar', 'bank', 'address', 'nominee']],
  ] as const)('at stage %s shows the sections %j [ON-400 ON-401 ON-402 ON-403]', (stage, sections) => {
    expect(shownAt(stage)).toEqual(sections);
  });

  test('shows all sections of a submitted KYC without a due stage [ON-398]', () => {
    expect(myKycView({ is_kyc_verified: true })).toMatchObject({
      due: null,
      sections: [{ name: 'pan' }, { name: 'aadhaar' }, { name: 'bank' }, { name: 'address' }, { name: 'nominee' }],
    });
  });

  test('is approved only once the client code is approved (C-37)', () => {
    const approvedBy = (more: object) => myKycView({ is_kyc_verified: true, ...more }).isApproved;
    expect([{}, { is_bse_client_code_approved: true }, { esignkyc_stage_verified: true }].map(approvedBy)).toEqual([
      false,
      true,
      true,
    ]);
  });

  test('shows no section for an answer without a stage', () => {
    expect(myKycView({})).toEqual({ email: '', mobile: '', due: 'pan', isApproved: false, sections: [] });
  });
});

describe('a provider that refuses a stage ahead', () => {
  const ahead = refused('Please finish your bank step first.', '020', { navigateScreen: 'bankVerification' });
  const page = (stage: StageName): PortOutcome<GetStageInfoAnswer> => {
    const none = {
      ...sampleKycRecord,
      ...{ general: [], pan: [], aadhaar: [], bank: [], address: [], nominee: [] },
      ...{ pan_attachment_list: [], aadhaar_attachment_list: [], bank_attachment_list: [] },
    };
    const own =
      stage === 'pan' ? { pan: sampleKycRecord.pan } : stage === 'aadhaar' ? { aadhaar: sampleKycRecord.aadhaar } : {};
    return accepted(
      {
        ...envelope,
        ...person,
        is_kyc_verified: false,
        login_stage: 'bank',
        id_information: { ...none, ...own },
      },
      0,
    );
  };

  test('is asked for the due stage and the finished ones, without a notice [ON-396]', async () => {
    const { requests, notices, view } = await loadMyKyc((stage) => (stage === 'esignkyc' ? ahead : page(stage)));
    expect(requests.map(({ stage_name }) => stage_name)).toEqual(['esignkyc', 'pan', 'aadhaar', 'bank']);
    expect(requests.every((request) => Object.keys(request).join() === 'stage_name')).toBe(true);
    expect(notices).toEqual([]);
    expect(loadedValue(view)).toMatchObject({
      due: 'bank',
      sections: [
        { name: 'pan', lines: sampleKycRecord.pan },
        { name: 'aadhaar', lines: sampleKycRecord.aadhaar },
      ],
    });
  });

  test.each([
    ['refuses a finished stage', refused('Please try later.', '011'), 'Please try later.'],
    ['is unreachable for a finished stage', new PortFailure(unreachableFault('No connection.')), 'No connection.'],
  ])('and %s: the record is unavailable, not empty', async (_, wrong, text) => {
    const { notices, view } = await loadMyKyc((stage) =>
      stage === 'esignkyc' ? ahead : stage === 'aadhaar' ? wrong : page(stage),
    );
    expect(view).toMatchObject({ screen: 'unavailable', notice: { text } });
    expect(notices).toEqual([{ type: 'notice.raised', kind: 'alert', text }]);
  });

  test('and omits the section of a finished stage: the record is unavailable, not empty', async () => {
    const { view } = await loadMyKyc((stage) =>
      stage === 'esignkyc'
        ? ahead
        : stage === 'pan'
          ? accepted({ ...envelope, ...person, is_verified: true, login_stage: 'bank' }, 0)
          : page(stage),
    );
    expect(view).toMatchObject({ screen: 'unavailable', notice: { text: UNREADABLE_TEXT } });
  });

  test.each([['schemeList'], ['https://evil.example'], ['esignkycVerification'], ['']])(
    'without naming a due stage (%j) raises an alert with its text',
    async (navigateScreen) => {
      const { requests, notices, view } = await loadMyKyc(() => refused('Not now.', '020', { navigateScreen }));
      expect(requests).toHaveLength(1);
      expect(view).toMatchObject({ screen: 'unavailable', notice: { text: 'Not now.' } });
      expect(notices).toEqual([{ type: 'notice.raised', kind: 'alert', text: 'Not now.' }]);
    },
  );
});
