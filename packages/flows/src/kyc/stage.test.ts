import type { StageResponse } from '@folioflow/api/contract';
import { describe, expect, test } from 'vitest';
import { noticeOf } from '../kit/notice.ts';
import { httpFault, PortFailure, refused } from '../kit/port.ts';
import {
  dueStageExit,
  sectionEditsOf,
  hasReachedStage,
  isStageVerified,
  canPresentDocument,
  replaceCardReading,
  sectionsOf,
  stageOf,
  stageRoutes,
} from './stage.ts';

const ok = { code: '000', messageText: '' };
const line = (text: string) => ({ attribute: 'Name', text });

describe('stageOf and its stage', () => {
  test('prefer state_parameters to the top level, field by field', () => {
    const answer: StageResponse = {
      ...ok,
      is_verified: false,
      is_verify_enabled: true,
      state_parameters: { is_verified: true },
    };
    expect(stageOf(answer)).toMatchObject({ is_verified: true, is_verify_enabled: true });
  });

  test('use the top level for a field that state_parameters omits', () => {
    const answer: StageResponse = { ...ok, login_stage: 'bank', state_parameters: { login_stage: undefined } };
    expect(stageOf(answer).login_stage).toBe('bank');
  });

  test('drop the reading of an earlier card', () => {
    const before = {
      is_confirm_chk_enabled: true,
      pan_attachment_list: ['data:image/png;base64,aW1n'],
      is_verified: true,
    };
    expect(replaceCardReading(before, { login_stage: 'pan' })).toEqual({ is_verified: true, login_stage: 'pan' });
  });

  test('are finished by either name of the flag, and unfinished without both', () => {
    expect([{ is_verified: true }, { is_stage_verified: true }, {}].map(isStageVerified)).toEqual([true, true, false]);
  });

  test('accept a document while open, or finished and editable', () => {
    const stages = [{ is_verify_enabled: true }, { is_verified_editable: true }, { is_verified: true }, {}];
    expect(stages.map(canPresentDocument)).toEqual([true, true, false, false]);
  });
});

describe('stages in their order', () => {
  test('each have a page, PAN first and e-sign last', () => {
    expect(Object.entries(stageRoutes).map(([stage, route]) => `${stage} ${route}`)).toEqual([
      'pan panVerification',
      'aadhaar aadhaarVerification',
      'bank bankVerification',
      'personal personalVerification',
      'esignkyc esignkycVerification',
    ]);
  });

  test('are reached when they or a later one is due', () => {
    expect(hasReachedStage('personal', 'personal')).toBe(true);
    expect(hasReachedStage('esignkyc', 'personal')).toBe(true);
    expect(hasReachedStage('bank', 'personal')).toBe(false);
    expect(hasReachedStage(undefined, 'aadhaar')).toBe(false);
  });
});

describe('the link to the due stage', () => {
  const refusal = (navigateScreen?: string) => noticeOf(new PortFailure(refused('Not yet', '020', { navigateScreen })));

  test.each(['aadhaarVerification', './aadhaarVerification/', 'AADHAARVERIFICATION'])('is parsed from %s', (name) => {
    expect(dueStageExit(refusal(name))).toEqual({ to: 'aadhaarVerification' });
  });

  test.each([undefined, 'portfolio', '//evil.example', 'https://evil.example'])('is not derived from %s', (name) => {
    expect(dueStageExit(refusal(name))).toBeNull();
  });

  test('is absent when the call failed', () => {
    expect(dueStageExit(noticeOf(new PortFailure(httpFault('Busy'))))).toBeNull();
  });
});

test('editable stages lead to the pages that accept a document again, and to no other', () => {
  expect(sectionEditsOf({ editable_stages: ['pan', 'aadhaar', 'bank', 'personal', 'horoscope'] })).toEqual({
    pan: { to: 'panVerification' },
    aadhaar: { to: 'aadhaarVerification' },
  });
  expect(sectionEditsOf({})).toEqual({});
});

describe('sectionsOf', () => {
  const empty = { general: [], aadhaar: [], bank: [], address: [], nominee: [] };
  const none = { aadhaar_attachment_list: [], bank_attachment_list: [], nominee_attachment_list: [] };

  test('returns six sections with their lines and images', () => {
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

  test('uses the images beside id_information when it has none', () => {
    expect(sectionsOf({ bank_attachment_list: ['https://provider.example/cheque.png'] }, ['bank'])).toEqual([
      { name: 'bank', lines: [], images: ['https://provider.example/cheque.png'] },
    ]);
  });
});
