import type { AnyFlow, SignInCodeFlow, SignInFlow, ViewOf } from '@folioflow/flows';
import type {
  MobileEntryEvent,
  SecondFactorEvent,
  SignInCodeEvent,
  SignInCodeView,
  SignInEvent,
} from '@folioflow/flows';
import type { SignInView } from '@folioflow/flows';
import type { EventFromLogic } from 'xstate';

/** The types of a flow from which `generate-tools.ts` derives JSON Schema. */
export interface SignInCodeTypes {
  readonly events: SignInCodeEvent;
  readonly children: { readonly secondFactor: SecondFactorEvent };
  readonly view: SignInCodeView;
}

export interface SignInTypes {
  readonly events: SignInEvent;
  readonly children: { readonly mobileEntry: MobileEntryEvent };
  readonly view: SignInView;
}

interface TypesOf<F extends AnyFlow> {
  readonly events: EventFromLogic<F['machine']>;
  readonly children: { readonly [K in keyof F['children']]: EventFromLogic<F['children'][K]['machine']> };
  readonly view: ViewOf<F>;
}
type Same<First, Second> = [First] extends [Second] ? ([Second] extends [First] ? true : false) : false;
type Assert<Statement extends true> = Statement;

/** Does not compile when a flow has another child, or takes other events than those above. */
export type CompleteTypes = [
  Assert<Same<SignInCodeTypes, TypesOf<SignInCodeFlow>>>,
  Assert<Same<SignInTypes, TypesOf<SignInFlow>>>,
];
