import { describe, expect, expectTypeOf, test } from 'vitest';
import { isProviderFault, ProviderFault, type Envelope, type ListOrdersAnswer, type Outcome } from './index.ts';

describe('outcomes and faults', () => {
  test('isProviderFault recognises a fault by its shape', () => {
    expect(isProviderFault(new ProviderFault('http', ['A'], { status: 500 }))).toBe(true);
    expect(isProviderFault({ kind: 'unreachable', errors: [] })).toBe(true);
    expect(
      [new Error('http'), { kind: 'http' }, { kind: 'other', errors: [] }, null, 'http'].some(isProviderFault),
    ).toBe(false);
  });

  test('a fault has a status only if there was one', () => {
    expect('status' in new ProviderFault('unreachable', [])).toBe(false);
    expect(new ProviderFault('http', ['A', 'B'], { status: 400 })).toMatchObject({
      status: 400,
      message: 'A',
      errors: ['A', 'B'],
    });
  });

  test('the outcome of any operation is assignable to an outcome of an envelope', () => {
    expectTypeOf<Outcome<ListOrdersAnswer>>().toExtend<Outcome<Envelope>>();
    expectTypeOf<Outcome<Envelope>['kind']>().toEqualTypeOf<'accepted' | 'refused' | 'ended' | 'noAnswer'>();
  });
});
