import {
  UNREADABLE_TEXT,
  type GetStageInfoAnswer,
  type GetStageInfoRequest,
  type StageName,
} from '@folioflow/api/contract';
import { createActor } from 'xstate';
import { describe, expect, test } from 'vitest';
import { flowContract } from '../../kit/contract.ts';
import { observeFlow, observeNotices } from '../../kit/flow.ts';
import type { NoticeRaised } from '../../kit/notice.ts';
import { accepted, PortFailure, refused, unreachable, type Port, type PortOutcome } from '../../kit/port.ts';
import { myKyc, myKycRequest, myKycView } from './index.ts';
import { myKycJourneys, myKycWorld, sampleKycRecord } from './my-kyc.scenarios.ts';

const envelope = { code: '000', messageText: '' } as const;
const person = { login_email: 'asha@example.in', login_mobile_number: '9876543210' } as const;

async function opened(answers: (stage: StageName) => PortOutcome<GetStageInfoAnswer> | PortFailure) {
  const asked: GetStageInfoRequest[] = [];
  const getStageInfo: Port<GetStageInfoRequest, GetStageInfoAnswer> = (request) => {
    asked.push(request);
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
  return { asked, notices, view: view.get() };
}
const valueOf = (view: Awaited<ReturnType<typeof opened>>['view']) => {
  if (view.screen !== 'loaded') throw new Error('Nothing was loaded.');
  return view.value;
};

describe('contract', () => {
  for (const { title, run } of flowContract(myKycJourneys, myKycWorld)) test(title, run);
});

describe('the record', () => {
  test('reads lists, images, stage, login and the KYC flag of one answer [ON-404]', async () => {
    const { asked, view } = await opened(() =>
      accepted({
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
      }),
    );
    expect(asked).toEqual([{ stage_name: 'esignkyc' }]);
    expect(valueOf(view)).toEqual({
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

  test('inside state_parameters is read like any other', async () => {
    const { view } = await opened(() =>
      accepted({ ...envelope, state_parameters: { ...person, login_stage: 'bank', id_information: sampleKycRecord } }),
    );
    expect(valueOf(view)).toMatchObject({ ...{ email: person.login_email }, due: 'bank' });
  });
});

describe('a record that did not come', () => {
  const { pan: _pan, ...withoutPan } = sampleKycRecord;
  const { aadhaar_attachment_list: _pictures, ...withoutPictures } = sampleKycRecord;
  test.each([
    ['no group at all', undefined],
    ['no PAN', withoutPan],
    ['no pictures of the Aadhaar', withoutPictures],
  ])('with %s is unavailable, not empty', async (_, id_information) => {
    const { notices, view } = await opened(() =>
      accepted({ ...envelope, ...person, login_stage: 'esignkyc', id_information }),
    );
    expect(view).toMatchObject({ screen: 'unavailable', notice: { text: UNREADABLE_TEXT } });
    expect(notices).toEqual([{ type: 'notice.raised', kind: 'alert', text: UNREADABLE_TEXT }]);
  });

  test('lacks nothing before the first stage is finished', async () => {
    const { view } = await opened(() => accepted({ ...envelope, ...person, login_stage: 'pan' }));
    expect(valueOf(view).sections).toEqual([]);
  });
});

describe('a group is shown once its stage is behind', () => {
  const shownAt = (login_stage: StageName) => myKycView({ login_stage }).sections.map(({ name }) => name);
  test.each([
    ['pan', []],
    ['aadhaar', ['pan']],
    ['bank', ['pan', 'aadhaar']],
    ['personal', ['pan', 'aadhaar', 'bank', 'address', 'nominee']],
    ['esignkyc', ['pan', 'aadhaar', 'bank', 'address', 'nominee']],
  ] as const)('at stage %s: %j [ON-400 ON-401 ON-402 ON-403]', (stage, sections) => {
    expect(shownAt(stage)).toEqual(sections);
  });

  test('a submitted KYC shows all of them, and no stage is due [ON-398]', () => {
    expect(myKycView({ is_kyc_verified: true })).toMatchObject({
      due: null,
      sections: [{ name: 'pan' }, { name: 'aadhaar' }, { name: 'bank' }, { name: 'address' }, { name: 'nominee' }],
    });
  });

  test('is approved, and not only submitted, once the client code is (C-37)', () => {
    const approvedBy = (more: object) => myKycView({ is_kyc_verified: true, ...more }).isApproved;
    expect([{}, { is_bse_client_code_approved: true }, { esignkyc_stage_verified: true }].map(approvedBy)).toEqual([
      false,
      true,
      true,
    ]);
  });

  test('an answer that names no stage shows none', () => {
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
    return accepted({
      ...envelope,
      ...person,
      is_kyc_verified: false,
      login_stage: 'bank',
      id_information: { ...none, ...own },
    });
  };

  test('is asked for the stage that is due and the finished ones, and nobody is alarmed [ON-396]', async () => {
    const { asked, notices, view } = await opened((stage) => (stage === 'esignkyc' ? ahead : page(stage)));
    expect(asked.map(({ stage_name }) => stage_name)).toEqual(['esignkyc', 'pan', 'aadhaar', 'bank']);
    expect(asked.every((request) => Object.keys(request).join() === 'stage_name')).toBe(true);
    expect(notices).toEqual([]);
    expect(valueOf(view)).toMatchObject({
      due: 'bank',
      sections: [
        { name: 'pan', lines: sampleKycRecord.pan },
        { name: 'aadhaar', lines: sampleKycRecord.aadhaar },
      ],
    });
  });

  test.each([
    ['refuses a finished one', refused('Please try later.', '011'), 'Please try later.'],
    ['is out of reach for it', new PortFailure(unreachable('No connection.')), 'No connection.'],
  ])('and %s: the record is unavailable, not empty', async (_, wrong, text) => {
    const { notices, view } = await opened((stage) =>
      stage === 'esignkyc' ? ahead : stage === 'aadhaar' ? wrong : page(stage),
    );
    expect(view).toMatchObject({ screen: 'unavailable', notice: { text } });
    expect(notices).toEqual([{ type: 'notice.raised', kind: 'alert', text }]);
  });

  test('and answers a finished one without its own group: the record is unavailable, not empty', async () => {
    const { view } = await opened((stage) =>
      stage === 'esignkyc'
        ? ahead
        : stage === 'pan'
          ? accepted({ ...envelope, ...person, is_verified: true, login_stage: 'bank' })
          : page(stage),
    );
    expect(view).toMatchObject({ screen: 'unavailable', notice: { text: UNREADABLE_TEXT } });
  });

  test.each([['schemeList'], ['https://evil.example'], ['esignkycVerification'], ['']])(
    'without naming a stage that is due (%j) is an alert with its text',
    async (navigateScreen) => {
      const { asked, notices, view } = await opened(() => refused('Not now.', '020', { navigateScreen }));
      expect(asked).toHaveLength(1);
      expect(view).toMatchObject({ screen: 'unavailable', notice: { text: 'Not now.' } });
      expect(notices).toEqual([{ type: 'notice.raised', kind: 'alert', text: 'Not now.' }]);
    },
  );
});
