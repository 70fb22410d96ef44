import type { StageResponse } from '@folioflow/api/contract';
import { describe, expect, test } from 'vitest';
import { noticeOf } from '../kit/notice.ts';
import { fault, PortFailure, refused } from '../kit/port.ts';
import {
  currentStageOf,
  editsOf,
  hasReached,
  isStageVerified,
  mayPresent,
  readAgain,
  sectionsOf,
  stageOf,
  stageRoutes,
} from './stage.ts';

const ok = { code: '000', messageText: '' };
const line = (text: string) => ({ attribute: 'Name', text });

describe('a stage answer', () => {
  test('is read with state_parameters over the top level, field by field', () => {
    const answer: StageResponse = {
      ...ok,
      is_verified: false,
      is_verify_enabled: true,
      state_parameters: { is_verified: true },
    };
    expect(stageOf(answer)).toMatchObject({ is_verified: true, is_verify_enabled: true });
  });

  test('a field that state_parameters leaves out keeps the value of the top level', () => {
    const answer: StageResponse = { ...ok, login_stage: 'bank', state_parameters: { login_stage: undefined } };
    expect(stageOf(answer).login_stage).toBe('bank');
  });

  test('of another card leaves nothing of the card before', () => {
    const before = {
      is_confirm_chk_enabled: true,
      pan_attachment_list: ['data:image/png;base64,aW1n'],
      is_verified: true,
    };
    expect(readAgain(before, { login_stage: 'pan' })).toEqual({ is_verified: true, login_stage: 'pan' });
  });

  test('is finished by either name of the flag, and by neither when both are absent', () => {
    expect([{ is_verified: true }, { is_stage_verified: true }, {}].map(isStageVerified)).toEqual([true, true, false]);
  });

  test('takes a document while it is open, or finished and editable', () => {
    const stages = [{ is_verify_enabled: true }, { is_verified_editable: true }, { is_verified: true }, {}];
    expect(stages.map(mayPresent)).toEqual([true, true, false, false]);
  });
});

describe('stages in their order', () => {
  test('each has its page, PAN first and e-sign last', () => {
    expect(Object.entries(stageRoutes).map(([stage, route]) => `${stage} ${route}`)).toEqual([
      'pan panVerification',
      'aadhaar aadhaarVerification',
      'bank bankVerification',
      'personal personalVerification',
      'esignkyc esignkycVerification',
    ]);
  });

  test('a stage is reached when it or a later one is due', () => {
    expect(hasReached('personal', 'personal')).toBe(true);
    expect(hasReached('esignkyc', 'personal')).toBe(true);
    expect(hasReached('bank', 'personal')).toBe(false);
    expect(hasReached(undefined, 'aadhaar')).toBe(false);
  });
});

describe('the link to the stage that is due', () => {
  const refusal = (navigateScreen?: string) => noticeOf(new PortFailure(refused('Not yet', '020', { navigateScreen })));

  test.each(['aadhaarVerification', './aadhaarVerification/', 'AADHAARVERIFICATION'])('is read from %s', (name) => {
    expect(currentStageOf(refusal(name))).toEqual({ to: 'aadhaarVerification' });
  });

  test.each([undefined, 'portfolio', '//evil.example', 'https://evil.example'])('is not made of %s', (name) => {
    expect(currentStageOf(refusal(name))).toBeNull();
  });

  test('is absent when the call failed', () => {
    expect(currentStageOf(noticeOf(new PortFailure(fault('Busy'))))).toBeNull();
  });
});

test('what may be changed before the signature leads to the page that takes the document again, nothing else anywhere', () => {
  expect(editsOf({ editable_stages: ['pan', 'aadhaar', 'bank', 'personal', 'horoscope'] })).toEqual({
    pan: { to: 'panVerification' },
    aadhaar: { to: 'aadhaarVerification' },
  });
  expect(editsOf({})).toEqual({});
});

describe('what was read', () => {
  const empty = { general: [], aadhaar: [], bank: [], address: [], nominee: [] };
  const none = { aadhaar_attachment_list: [], bank_attachment_list: [], nominee_attachment_list: [] };

  test('is told in six groups, with the lines and images of each', () => {
    const id_information = {
      ...empty,
      ...none,
      pan: [line('Asha')],
      pan_attachment_list: ['data:image/png;base64,aW1n'],
    };
    const sections = sectionsOf({ id_information });
    expect(sections.map(({ name }) => name)).toEqual(['pan', 'aadhaar', 'bank', 'address', 'general', 'nominee']);
    expect(sections[0]).toEqual({ name: 'pan', lines: [line('Asha')], images: ['data:image/png;base64,aW1n'] });
  });

  test('takes the images beside id_information when there are none in it', () => {
    expect(sectionsOf({ bank_attachment_list: ['https://provider.example/cheque.png'] }, ['bank'])).toEqual([
      { name: 'bank', lines: [], images: ['https://provider.example/cheque.png'] },
    ]);
  });
});
