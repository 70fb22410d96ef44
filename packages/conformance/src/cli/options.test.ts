import { describe, expect, test } from 'vitest';
import { allCases } from '../cases/index.ts';
import { chooseCases } from '../kit/choose-cases.ts';
import { parseCommand, UsageProblem } from './options.ts';

const URL_AND_PROFILE = ['--url', 'http://127.0.0.1:4602/api/v1/', '--profile', 'p.json'];

describe('the command', () => {
  test('reads its options', () => {
    const args = [...URL_AND_PROFILE, '--only', 'http', '--only', 'access.login', '--timeout', '5', '--junit', 'r.xml'];
    expect(parseCommand(args)).toMatchObject({
      kind: 'run',
      options: {
        url: 'http://127.0.0.1:4602/api/v1',
        profile: 'p.json',
        only: ['http', 'access.login'],
        timeoutMs: 5000,
        junit: 'r.xml',
        json: null,
        concurrency: null,
      },
    });
    expect(parseCommand(['--help'])).toEqual({ kind: 'help' });
    expect(parseCommand(['--list'])).toEqual({ kind: 'list', only: [] });
  });

  test.each([
    [[], '--profile is missing.'],
    [['--profile', 'p.json'], '--url is missing.'],
    [['--profile', 'p.json', '--url', 'provider'], '--url is no http or https address: provider'],
    [['--profile', 'p.json', '--url', 'file:///etc'], '--url is no http or https address: file:///etc'],
    [[...URL_AND_PROFILE, '--concurrency', '0'], '--concurrency is a whole number from 1 to 9999, not 0.'],
    [[...URL_AND_PROFILE, '--timeout', 'long'], '--timeout is a whole number from 1 to 9999, not long.'],
  ])('with %j is refused', (args, message) => {
    expect(() => parseCommand(args)).toThrow(new UsageProblem(message));
  });

  test('refuses an unknown option', () => {
    expect(() => parseCommand(['--verbose'])).toThrow(UsageProblem);
  });
});

describe('--only', () => {
  test('chooses an area, a group or a case', () => {
    const idsOf = (...only: readonly string[]) => chooseCases(allCases, only).map(({ id }) => id);
    expect(idsOf()).toHaveLength(allCases.length);
    expect(new Set(idsOf('http').map((id) => id.split('.')[0]))).toEqual(new Set(['http']));
    expect(idsOf('http.cors').every((id) => id.startsWith('http.cors.'))).toBe(true);
    expect(idsOf('http.cors.date')).toEqual(['http.cors.date']);
  });

  test('is refused with the areas where it fits no case', () => {
    expect(() => chooseCases(allCases, ['htt'])).toThrow(/^htt fits no case\. Areas: http, access, /);
  });
});
