import { expectTypeOf } from 'vitest';
import {
  type Area,
  type AreaOf,
  type CallOptions,
  type Envelope,
  type LoginAnswer,
  type LoginRequest,
  type OperationName,
  type Order,
  type Outcome,
  type Provider,
  type ProviderMethod,
} from './index.ts';

declare const provider: Provider;
declare const login: LoginRequest;
declare const scope: { readonly signal: AbortSignal; readonly submission?: string };

// A port of a flow has exactly this type, so the client is handed over as it is.
expectTypeOf(provider.login).toEqualTypeOf<ProviderMethod<LoginRequest, LoginAnswer>>();
expectTypeOf(provider.login(login, scope)).toEqualTypeOf<Promise<Outcome<LoginAnswer>>>();
expectTypeOf<CallOptions>().toEqualTypeOf<{
  readonly signal?: AbortSignal;
  readonly submission?: string;
  readonly token?: string;
}>();

// Every operation has a method, and every answer is an envelope.
expectTypeOf<keyof Provider>().toEqualTypeOf<OperationName>();
expectTypeOf<Awaited<ReturnType<Provider[OperationName]>>>().toExtend<Outcome<Envelope>>();
expectTypeOf<AreaOf<OperationName>>().toEqualTypeOf<Area>();
expectTypeOf<AreaOf<'createSingleOrder'>>().toEqualTypeOf<'checkout'>();

// A field that is not declared is invisible, although it passes.
expectTypeOf<Order>().not.toHaveProperty('mf_unknown');
expectTypeOf<string extends keyof Order ? true : false>().toEqualTypeOf<false>();
expectTypeOf<Order['order_id']>().toEqualTypeOf<string>();

// A refusal promises the envelope and nothing else.
type Refused = Extract<Outcome<LoginAnswer>, { kind: 'refused' }>;
expectTypeOf<Refused['answer']['code']>().toEqualTypeOf<string>();
expectTypeOf<Refused['answer']['is_authenticated']>().toEqualTypeOf<boolean | undefined>();
